// Looking at the chart: drag, pinch, wheel and buttons. The picture's viewBox is what one sees of it.

import { on } from "./dom.js";

const SLACK = 7; // so far a finger may slip and still press
const CLOSEST = 5;
const TALL = 0.95;
const CLOSER = 1.3; // than the whole chart, where a window is tall

export class Chart {
  /** @param {HTMLElement} frame @param {SVGSVGElement} svg @param {() => void} moved */
  constructor(frame, svg, moved) {
    this.frame = frame;
    this.svg = svg;
    this.moved = moved;
    this.size = { width: 1, height: 1 };
    this.middle = { x: 0, y: 0 };
    this.scale = 1;
    this.isHome = true;
    this.isDragged = false;
    /** @type {Map<number, Point>} fingers on the chart */
    this.fingers = new Map();
    new ResizeObserver(() => (this.isHome ? this.home() : this.apply())).observe(frame);
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

  /** As one comes to the table: all of it, or, in a tall window, close enough to play. */
  home() {
    const { clientWidth, clientHeight } = this.frame;
    const cover = Math.max(clientWidth / this.size.width, clientHeight / this.size.height);
    this.seeAll(clientHeight > clientWidth * TALL ? Math.min(cover, this.whole * CLOSER) : this.whole);
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
    this.moved();
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
    const share = this.scale * this.fingers.size;
    this.show(this.scale, this.middle.x - (x - from.x) / share, this.middle.y - (y - from.y) / share);
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
    if (x || y) this.show(this.scale, this.middle.x + x / this.scale, this.middle.y + y / this.scale);
  }
}

/** The middle of a window of this length over a chart of that length: nothing beyond the chart is shown if it can be helped.
 * @param {number} middle @param {number} window @param {number} chart */
const within = (middle, window, chart) => (window >= chart ? chart / 2 : Math.min(Math.max(middle, window / 2), chart - window / 2));
