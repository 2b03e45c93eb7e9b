// The picture as something to press: by mouse, by finger, and by keyboard from piece to piece.

import { Chart } from "./chart.js";
import { all, on, the } from "./dom.js";
import { Picture } from "./picture.js";

const STEP = 1.4;
const ASIDE = 2.5; // so much farther aside than ahead, and it is another direction

export class Board {
  /** @param {Choosing} choosing @param {Ears} ears */
  constructor(choosing, ears) {
    this.choosing = choosing;
    this.ears = ears;
    this.svg = the("k-picture");
    this.picture = new Picture(this.svg);
    this.chart = new Chart(the("k-frame"), this.svg);
    this.isFlat = false; // an earlier moment is only to be looked at
    on(this.svg, "click", (event) => this.click(event));
    on(this.svg, "keydown", (event) => this.key(event));
    on(the("k-zoom-in"), "click", () => this.chart.zoom(STEP));
    on(the("k-zoom-out"), "click", () => this.chart.zoom(1 / STEP));
    on(the("k-zoom-whole"), "click", () => this.chart.seeAll());
  }

  /** @param {string} address */
  async lay(address) {
    await this.picture.lay(address);
    this.chart.lay(this.picture.size);
  }

  /** Let glow what can be pressed. */
  show() {
    this.picture.mark("may", this.isFlat || this.choosing.chosen ? [] : this.choosing.glowing);
    this.hint(null);
    if (!this.choosing.picks.length) this.chart.attend(all(".may", this.svg));
  }

  /** Outline what a choice touches, while one thinks about it.
   * @param {Choice | null} choice */
  hint(choice) {
    const { picks, chosen } = this.choosing;
    this.picture.mark("picked", (choice ?? chosen)?.touches ?? picks);
  }

  /** The elements of the game something belongs to, the innermost first.
   * @param {Element | null} target */
  under(target) {
    const found = [];
    for (let at = target; at && at !== this.svg && this.svg.contains(at); at = at.parentElement) if (at.id) found.push(at);
    return found;
  }

  /** The elements at a point, topmost first; then hollow ones that lie within the topmost.
   * @param {Point} point */
  around({ x, y }) {
    const found = document.elementsFromPoint(x, y).flatMap((target) => this.under(target));
    const bounds = (found[0] ?? this.svg).getBoundingClientRect();
    const hollow = all("[id]", this.picture.live).filter((element) => {
      const box = element.getBoundingClientRect();
      return isIn(new DOMRect(x, y), box) && isIn(box, bounds);
    });
    return [...found, ...hollow];
  }

  /** What tips are about.
   * @param {any} event @returns {Spot | null} */
  tipAt({ target, type, x, y }) {
    const found = type === "focusin" ? this.under(target) : this.around({ x, y });
    const at = found.find(({ classList }) => classList.contains("piece")) ?? found[0];
    return at ? { id: at.id, at } : null;
  }

  /** What was meant is the topmost thing that can be pressed; else the topmost thing there is.
   * @param {MouseEvent} event */
  click(event) {
    if (this.isFlat || this.ears.isHeld()) return;
    const below = this.around(event);
    const meant = below.find(({ id }) => this.choosing.glowing.has(id)) ?? below.find(({ id }) => this.choosing.knows(id)) ?? below[0];
    if (meant) this.choosing.press(meant.id);
    else this.choosing.back();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const [at] = this.under(document.activeElement);
    if (at && /^(Enter| )$/.test(event.key)) this.isFlat || this.choosing.press(at.id);
    else if (event.key.startsWith("Arrow")) this.walk(at, event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Go to the next piece in a direction; to begin with, to something that glows.
   * @param {Element | undefined} from @param {string} key */
  walk(from, key) {
    const pieces = all(".piece[id], .may", this.picture.live).filter((piece) => piece !== from);
    const steps = pieces.map((piece) => ({ piece, ...step(from, piece, key) })).filter(({ ahead, aside }) => !from || (ahead > 4 && aside <= ahead * ASIDE));
    const far = (/** @type {typeof steps[0]} */ { piece, ahead, aside }) => (from ? ahead + aside * 2 : 0) + (piece.classList.contains("may") ? 0 : 30);
    const next = steps.sort((a, b) => far(a) - far(b))[0]?.piece;
    if (!next) return;
    next.setAttribute("tabindex", "-1");
    next.setAttribute("role", "button");
    next.setAttribute("aria-label", this.choosing.rest.filter(({ touches }) => touches.includes(next.id)).map(({ label }) => label).join(", ") || next.id);
    this.chart.reveal(next);
    next.focus({ preventScroll: true });
  }
}

/** @param {DOMRect} inner @param {DOMRect} outer */
const isIn = (inner, outer) => inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

/** @param {Element} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** How far one thing lies ahead of another in a direction, and how far aside.
 * @param {Element | undefined} from @param {Element} to @param {string} key */
function step(from, to, key) {
  const start = from ? middle(from) : { x: 0, y: 0 };
  const end = middle(to);
  const [x, y] = [end.x - start.x, end.y - start.y];
  const ahead = { ArrowLeft: -x, ArrowRight: x, ArrowUp: -y, ArrowDown: y }[key] ?? 0;
  return { ahead, aside: Math.abs(/Left|Right/.test(key) ? y : x) };
}
