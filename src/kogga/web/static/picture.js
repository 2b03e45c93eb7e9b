// The picture: a backdrop that stays, and a live layer patched element by element, so that pieces move by themselves.

import { all } from "./dom.js";
import { wantsStill } from "./wishes.js";

const SVG = "http://www.w3.org/2000/svg";
const FLIGHT = { duration: 450, easing: "cubic-bezier(.3,.7,.2,1)" };
const APPEAR = [{ opacity: 0 }, { opacity: 1 }];
const THROW = [{ transform: "rotate(0)" }, { transform: "rotate(.9turn) scale(1.5)" }, { transform: "rotate(2turn)" }];
const OURS = /^(tabindex|role|aria-label)$/; // attributes the page adds to elements of the picture

export class Picture {
  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    this.size = { width: 1, height: 1 };
    this.live = document.createElementNS(SVG, "g");
    this.markup = "";
    /** @type {Map<string, string>} what moved lately: where it lies, and which piece it is */
    this.moved = new Map();
  }

  /** Lay the backdrop.
   * @param {string} address */
  async lay(address) {
    const backdrop = await (await fetch(address)).text();
    const [, width, height] = /data-size="(\d+) (\d+)"/.exec(backdrop) ?? [];
    const sheet = read(`<svg width="${width}" height="${height}">${backdrop}</svg>`); // cuts off what would hang over the edge
    sheet.querySelector("title")?.remove(); // the picture has a name already, and this one would pop up everywhere
    sheet.append(this.live);
    this.size = { width: Number(width), height: Number(height) };
    this.svg.replaceChildren(sheet);
  }

  /** Show a live layer. What changes place flies there; what is thrown tumbles. All marks but those of what moved are lost.
   * @param {string} markup @param {boolean} isNews is it something that just happened? */
  show(markup, isNews) {
    if (!markup || markup === this.markup) return;
    const before = this.trace();
    this.markup = markup;
    morph(this.live, read(markup));
    if (isNews) this.note(before);
    this.outline();
    if (isNews && !wantsStill()) this.animate(before);
  }

  /** @param {string} id @returns {SVGGraphicsElement | null} */
  find(id) {
    return this.svg.querySelector(`#${CSS.escape(id)}`);
  }

  /** Everything with an id in the live layer.
   * @returns {SVGGraphicsElement[]} */
  get elements() {
    return /** @type {any} */ (all("[id]", this.live));
  }

  /** Give exactly these elements a mark.
   * @param {string} mark @param {Iterable<string>} ids */
  mark(mark, ids) {
    for (const element of all(`.${mark}`, this.svg)) element.classList.remove(mark);
    for (const id of ids) this.find(id)?.classList.add(mark);
  }

  /** Forget what moved: something new is about to. */
  settle() {
    this.moved.clear();
    this.outline();
  }

  outline() {
    this.mark("moved", [...this.moved].map(([id, piece]) => (piece && all(`[data-piece~="${CSS.escape(piece)}"]`, this.live)[0]?.id) || id));
  }

  /** How everything lies now, by id.
   * @returns {Map<string, Trace>} */
  trace() {
    return new Map(this.elements.map((element) => [element.id, {
      id: element.id, pieces: piecesOf(element), transform: element.getAttribute("transform"),
      look: element.innerHTML + element.dataset.roll, place: element.getCTM(),
    }]));
  }

  /** Remember what moved: a piece that came from elsewhere, a new one, or the only one of its kind that changed place.
   * @param {Map<string, Trace>} before */
  note(before) {
    const kinds = new Map([...before.values()].flatMap(({ id, pieces }) => pieces.map((name) => [name, kind(id)])));
    /** @type {Record<string, string[]>} */
    const shifted = {};
    for (const element of this.elements.filter(({ classList }) => classList.contains("piece"))) {
      const { id } = element;
      const [piece = ""] = piecesOf(element);
      const old = before.get(id);
      if (piece ? kinds.get(piece) !== kind(id) : !old) this.moved.set(id, piece);
      else if (old && old.transform !== element.getAttribute("transform")) (shifted[kind(id)] ??= []).push(id);
    }
    for (const [id = "", ...others] of Object.values(shifted)) if (!others.length) this.moved.set(id, ""); // several: a hand was only spread
  }

  /** @param {Map<string, Trace>} before */
  animate(before) {
    /** @type {Map<string, Trace | undefined>} pieces by name, where a name was there only once */
    const from = new Map();
    for (const trace of before.values()) for (const name of trace.pieces) from.set(name, from.has(name) ? undefined : trace);
    for (const element of this.elements) {
      const old = before.get(element.id);
      const pieces = piecesOf(element);
      if (element.id.startsWith("die")) {
        if (old && old.look !== element.innerHTML + element.dataset.roll) element.animate(THROW, { duration: 700, easing: "ease-out", composite: "add" });
      } else if (pieces.length) fly(element, pieces.map((name) => from.get(name)).find(Boolean));
      else if (!old && element.classList.contains("piece")) element.animate(APPEAR, FLIGHT);
    }
  }
}

/** The open pieces an element is.
 * @param {SVGElement} element */
const piecesOf = ({ dataset: { piece } }) => piece?.split(" ") ?? [];

/** Ids of one kind: hand-1-0 and hand-1-1 are both in hand-1.
 * @param {string} id */
const kind = (id) => id.replace(/-\d+$/, "");

/** Let a piece come from where it lay. Where its place is the same, the transition of its transform does it.
 * @param {SVGGraphicsElement} element @param {Trace} [from] */
function fly(element, from) {
  const around = /** @type {SVGGraphicsElement} */ (element.parentNode).getCTM();
  if (from?.id === element.id) return;
  if (!from?.place || !around) return void element.animate(APPEAR, FLIGHT);
  const start = DOMMatrix.fromMatrix(around).inverse().multiply(from.place);
  const end = DOMMatrix.fromMatrix(element.transform.baseVal.consolidate()?.matrix);
  element.animate([{ transform: String(start) }, { transform: String(end) }], FLIGHT);
}

/** Markup as an element.
 * @param {string} markup @returns {SVGElement} */
function read(markup) {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${markup}</svg>`, "image/svg+xml");
  return /** @type {any} */ (document.adoptNode(/** @type {Element} */ (parsed.documentElement.firstElementChild)));
}

/** Make an element equal to a fresh one, keeping every child that has the same id.
 * @param {Element} old @param {Element} fresh */
function morph(old, fresh) {
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name) && !OURS.test(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const keyed = new Map([...old.children].map((child) => [child.id, child]));
  const wanted = new Set([...fresh.children].map((child) => child.id));
  for (const [id, child] of keyed) if (id && !wanted.has(id)) child.remove();
  let at = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    const id = idOf(next);
    while (id && at && !idOf(at)) at = drop(at); // to move what is kept would end its flight
    const same = id ? keyed.get(id) : at && !idOf(at) ? at : null;
    if (same?.nodeName !== next.nodeName) {
      old.insertBefore(next, at);
      continue;
    }
    if (same === at) at = at.nextSibling;
    else old.insertBefore(same, at);
    if (same instanceof Element) morph(same, /** @type {Element} */ (next));
    else if (same.nodeValue !== next.nodeValue) same.nodeValue = next.nodeValue;
  }
  while (at) at = drop(at);
}

/** @param {Node} node */
const idOf = (node) => (node instanceof Element ? node.id : "");

/** Remove a node; what came after it.
 * @param {ChildNode} node */
function drop(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}
