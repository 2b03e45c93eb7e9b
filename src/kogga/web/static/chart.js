// Looking at the chart: drag, pinch, wheel and buttons. The picture's viewBox is what one sees of it.

import { on } from "./dom.js";

const SLACK = 7; // so far a finger may slip and still press
const CLOSEST = 5;
const NARROW = 600; // pixels: in such a frame one has to come closer
const CLOSER = 1.7;

export class Chart {
  /** @param {HTMLElement} frame @param {SVGSVGElement} svg */
  constructor(frame, svg) {
    this.frame = frame;
    this.svg = svg;
    this.size = { width: 1, height: 1 };
    this.middle = { x: 0, y: 0 };
    this.scale = 1;
    this.isHome = true;
    this.isDragged = false;
    /** @type {Map<number, Point>} fingers on the chart */
    this.fingers = new Map();
    /** @type {Element[]} where something can be pressed */
    this.centre = [];
    new ResizeObserver(() => this.attend(this.centre)).observe(frame);
    on(svg, "pointerdown", (event) => this.touch(event));
    on(svg, "pointermove", (event) => this.drag(event));
    on(svg, "pointerup pointercancel", (event) => this.lift(event));
    on(svg, "wheel", (event) => this.roll(event), { passive: false });
    on(svg, "click", (event) => this.isDragged && event.stopImmediatePropagation(), { capture: true });
  }

  /** @param {{width: number, height: number}} size */
  lay(size) {
    this.size = size;
    this.home();
  }

  /** The scale at which the whole chart is seen. */
  get whole() {
    return Math.min(this.frame.clientWidth / this.size.width, this.frame.clientHeight / this.size.height) || 1;
  }

  /** As one comes to the table. */
  home() {
    this.seeAll();
    this.isHome = true;
  }

  /** Come closer to where something can be pressed, unless the reader has chosen what to see.
   * @param {Element[]} elements */
  attend(elements) {
    this.centre = elements;
    if (!this.isHome) return this.apply();
    this.home();
    const frame = this.frame.getBoundingClientRect();
    const boxes = elements.map((element) => element.getBoundingClientRect());
    if (!boxes.length || frame.width > NARROW) return;
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
    const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
    const room = Math.min(frame.width / (right - left + 24), frame.height / (bottom - top + 24));
    this.move((left + right - frame.left - frame.right) / 2, (top + bottom - frame.top - frame.bottom) / 2, Math.min(Math.max(room, 1), CLOSER));
    this.isHome = true;
  }

  /** @param {number} [scale] */
  seeAll(scale = this.whole) {
    this.show(scale, this.size.width / 2, this.size.height / 2);
  }

  /** @param {number} factor @param {Point} [around] a point of the window that stays where it is */
  zoom(factor, around) {
    const { left, top, width, height } = this.frame.getBoundingClientRect();
    const x = around ? around.x - left - width / 2 : 0;
    const y = around ? around.y - top - height / 2 : 0;
    const scale = Math.min(Math.max(this.scale * factor, this.whole), this.whole * CLOSEST);
    const shift = 1 / this.scale - 1 / scale;
    this.show(scale, this.middle.x + x * shift, this.middle.y + y * shift);
  }

  /** @param {number} scale @param {number} x @param {number} y the middle of what is seen */
  show(scale, x, y) {
    this.isHome = false;
    this.scale = scale;
    this.middle = { x, y };
    this.apply();
  }

  apply() {
    const { clientWidth, clientHeight } = this.frame;
    if (!clientWidth || !clientHeight) return;
    this.scale = Math.max(this.scale, this.whole);
    const [width, height] = [clientWidth / this.scale, clientHeight / this.scale];
    this.middle = { x: within(this.middle.x, width, this.size.width), y: within(this.middle.y, height, this.size.height) };
    this.svg.setAttribute("viewBox", [this.middle.x - width / 2, this.middle.y - height / 2, width, height].map((n) => n.toFixed(2)).join(" "));
  }

  /** @param {PointerEvent} event */
  touch({ pointerId, x, y }) {
    if (!this.fingers.size) this.isDragged = false;
    this.fingers.set(pointerId, { x, y });
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const { pointerId, x, y } = event;
    const from = this.fingers.get(pointerId);
    if (!from) return;
    if (!event.buttons) return this.lift(event); // let go somewhere else
    if (!this.isDragged && Math.hypot(x - from.x, y - from.y) < SLACK) return;
    this.isDragged = true;
    this.svg.setPointerCapture(pointerId);
    this.fingers.set(pointerId, { x, y });
    const [other] = [...this.fingers].filter(([id]) => id !== pointerId).map(([, spot]) => spot);
    if (other) this.zoom(Math.hypot(other.x - x, other.y - y) / (Math.hypot(other.x - from.x, other.y - from.y) || 1), { x: (other.x + x) / 2, y: (other.y + y) / 2 });
    this.move((from.x - x) / this.fingers.size, (from.y - y) / this.fingers.size);
  }

  /** @param {PointerEvent} event */
  lift({ pointerId }) {
    this.fingers.delete(pointerId);
  }

  /** @param {WheelEvent} event */
  roll(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), event);
  }

  /** Bring something into view.
   * @param {Element} element */
  reveal(element) {
    const [frame, box] = [this.frame.getBoundingClientRect(), element.getBoundingClientRect()];
    const x = Math.min(box.left - frame.left, 0) + Math.max(box.right - frame.right, 0);
    const y = Math.min(box.top - frame.top, 0) + Math.max(box.bottom - frame.bottom, 0);
    if (x || y) this.move(x, y);
  }

  /** Go so many pixels of the window farther, and so many times closer.
   * @param {number} x @param {number} y @param {number} [closer] */
  move(x, y, closer = 1) {
    this.show(this.scale * closer, this.middle.x + x / this.scale, this.middle.y + y / this.scale);
  }
}

/** The middle of a window of this length over a chart of that length: nothing beyond the chart is shown if it can be helped.
 * @param {number} middle @param {number} window @param {number} chart */
const within = (middle, window, chart) => (window >= chart ? chart / 2 : Math.min(Math.max(middle, window / 2), chart - window / 2));
