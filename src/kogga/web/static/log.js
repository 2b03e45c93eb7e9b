// What happened, and what was said. Each line of the log leads to its moment.

import { all, button, emblem, make, on, refill, the } from "./dom.js";
import { say } from "./words.js";

const NEAR = 60; // so near to the end of the log, and one wants to see the end

export class Log {
  /** @param {Ears} ears */
  constructor(ears) {
    this.ears = ears;
    this.list = the("k-log");
    this.pane = the("k-pane-log");
    /** @type {Told[]} */
    this.told = [];
  }

  /** @param {Told[]} told @param {boolean} isWhole */
  hear(told, isWhole) {
    const { scrollHeight, scrollTop, clientHeight } = this.pane;
    if (isWhole) {
      this.told = [];
      this.list.replaceChildren();
    }
    this.told.push(...told);
    if (told.length) for (const line of all(".fresh", this.list)) line.classList.remove("fresh");
    this.list.append(...told.map((line) => this.line(line, !isWhole)));
    if (isWhole || scrollHeight - scrollTop - clientHeight < NEAR) this.toEnd();
  }

  toEnd() {
    this.pane.scrollTop = this.pane.scrollHeight;
  }

  /** @param {Told} told @param {boolean} isFresh */
  line([ply, sentence, isHeading, seat], isFresh) {
    const mark = isHeading ? "" : seat >= 0 ? emblem(seat) : make("span", { class: "luck", "aria-hidden": "true" }, "·");
    const press = button({ title: say("log.jump") }, () => this.ears.jump(ply), mark, make("span", {}, sentence));
    return make("li", { "data-ply": ply, class: `${isHeading ? "heading" : ""} ${isFresh ? "fresh" : ""}` }, press);
  }

  /** Mark the lines of a moment; -1: of none.
   * @param {number} ply */
  mark(ply) {
    for (const line of all("li", this.list)) line.classList.toggle("shown", Number(line.dataset.ply) === ply);
    all(".shown", this.list)[0]?.scrollIntoView({ block: "nearest" });
  }

  /** The moment before or after this one, as far as there are lines about it.
   * @param {number} ply @param {number} step */
  beside(ply, step) {
    const plies = [...new Set(this.told.map(([at]) => at))];
    return plies[plies.indexOf(ply) + step];
  }

  /** What was told of a moment.
   * @param {number} ply */
  sentence(ply) {
    return this.told.filter(([at]) => at === ply).map(([, text]) => text).join(" ");
  }
}

/** What people say. */
export class Chat {
  /** @param {Ears} ears */
  constructor(ears) {
    this.count = -1;
    this.read = 0;
    on(the("k-chat"), "submit", (event) => {
      event.preventDefault();
      const field = event.target.elements.text;
      if (field.value.trim()) ears.chat(field.value);
      field.value = "";
    });
  }

  /** @param {Seen["said"]} said @param {boolean} isOpen does the reader look at it? */
  show(said, isOpen) {
    refill(the("k-said"), ...said.map(([name, text]) => make("li", {}, make("b", {}, name), " ", text)));
    if (said.length !== this.count || isOpen) the("k-pane-chat").scrollTop = the("k-pane-chat").scrollHeight;
    if (isOpen || this.count < 0) this.read = said.length;
    this.count = said.length;
    const n = said.length - this.read;
    const badge = the("k-unread");
    badge.hidden = !n;
    badge.textContent = String(n);
    badge.title = say("chat.unread", { n });
  }
}
