// A bubble that says what a thing is, or why it cannot be pressed.

import { button, make, on, the } from "./dom.js";
import { say } from "./words.js";

const HOVER = 350;
const LONG = 480;
const EDGE = 8;

export class Tips {
  /** @param {Ears} ears */
  constructor(ears) {
    this.ears = ears;
    this.bubble = the("k-tip");
    /** @type {Map<string, Said>} what the server has told about this moment */
    this.known = new Map();
    /** @type {Spot | null} */
    this.wanted = null;
    this.timer = 0;
    on(this.bubble, "pointerleave", () => this.hide());
    on(window, "pointerdown", ({ target }) => this.bubble.contains(target) || this.hide(), { capture: true });
  }

  /** Listen to a part of the page: hovering, focus and a long press ask for a tip.
   * @param {Element} part @param {(event: any) => Spot | null} find */
  watch(part, find) {
    on(part, "pointerover", (event) => {
      const found = find(event);
      if (event.pointerType === "mouse" && !event.buttons && found?.id !== this.wanted?.id) this.later(found, HOVER);
    });
    on(part, "pointerdown", (event) => (event.pointerType === "mouse" ? this.hide() : this.later(find(event), LONG)));
    on(part, "pointermove", ({ pointerType, movementX, movementY }) => pointerType !== "mouse" && Math.hypot(movementX, movementY) > 4 && clearTimeout(this.timer));
    on(part, "pointerup", () => clearTimeout(this.timer));
    on(part, "pointerleave focusout", ({ pointerType }) => pointerType === "touch" || this.later(null, HOVER));
    on(part, "focusin", (event) => event.target.matches(":focus-visible") && this.later(find(event), HOVER));
  }

  /** @param {Spot | null} found @param {number} pause */
  later(found, pause) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (found) this.want(found);
      else if (!this.bubble.matches(".why, :hover")) this.hide();
    }, pause);
  }

  /** Is a finger held on something whose tip is open? Then letting go does not press. */
  get isHeld() {
    return !this.bubble.hidden && this.bubble.matches(":not(.why)") && matchMedia("(hover: none)").matches;
  }

  /** @param {Spot} found */
  want(found) {
    this.wanted = found;
    const said = this.known.get(found.id);
    if (said) this.show(said, "tip");
    else this.ears.tip(found.id);
  }

  /** The server has answered.
   * @param {string} id @param {Said} said @param {string} kind tip or why */
  told(id, said, kind) {
    if (kind === "tip") this.known.set(id, said);
    if (this.wanted?.id === id) this.show(said, kind);
  }

  /** @param {Said} said @param {string} kind */
  show(said, kind) {
    const at = this.wanted?.at;
    if (!said.text || !at?.isConnected) return void this.hide();
    this.bubble.className = `tip ${kind}`;
    this.bubble.replaceChildren(said.text, ...sign(said.paragraph, this.ears));
    this.bubble.hidden = false;
    this.put(at.getBoundingClientRect());
    this.ears.aloud(said.text);
  }

  /** Above the thing, or below it where there is no room.
   * @param {DOMRect} box */
  put(box) {
    const { offsetWidth, offsetHeight, style } = this.bubble;
    const x = Math.min(Math.max(EDGE, box.left + box.width / 2 - offsetWidth / 2), innerWidth - offsetWidth - EDGE);
    const above = box.top - offsetHeight - EDGE;
    style.translate = `${x}px ${above > EDGE ? above : Math.min(box.bottom + EDGE, innerHeight - offsetHeight - EDGE)}px`;
  }

  hide() {
    clearTimeout(this.timer);
    this.wanted = null;
    this.bubble.hidden = true;
    return false;
  }
}

/** A button that opens the book at a paragraph, if there is one.
 * @param {string | null} paragraph @param {Ears} ears */
export function sign(paragraph, ears) {
  if (!paragraph) return [];
  const name = paragraph.startsWith("R") ? paragraph : `§${paragraph}`;
  return [button({ class: "sign-button", "aria-label": say("table.paragraph", { name }) }, () => ears.open(paragraph), name)];
}

/** A note that goes away by itself.
 * @param {string} text */
export function flash(text) {
  const note = make("p", { class: "notice", role: "status" }, text);
  the("k-notices").append(note);
  setTimeout(() => note.remove(), 6000);
}
