// The complete list of what one may do: digits choose, arrows walk, Enter acts. The screen reader's way to play, too.

import { all, button, isWriting, key, make, on, the } from "./dom.js";
import { say } from "./words.js";

const PAUSE = 900; // how long a further digit is waited for

/** A button for a choice; while one thinks about it, one sees what it touches.
 * @param {Attributes} attributes @param {Choice} choice @param {Ears} ears @param {...Part} inside */
export function choiceButton(attributes, choice, ears, ...inside) {
  const press = button({ "data-words": choice.words, ...attributes }, () => ears.take(choice), ...inside);
  on(press, "pointerenter focus", ({ pointerType }) => (pointerType === "mouse" || press.matches(":focus-visible")) && ears.hint(choice));
  on(press, "pointerleave blur", () => ears.hint(null));
  return press;
}

export class List {
  /** @param {Choosing} choosing @param {Ears} ears */
  constructor(choosing, ears) {
    this.choosing = choosing;
    this.ears = ears;
    this.list = the("k-choices");
    this.typed = "";
    this.timer = 0;
    this.isWatching = false;
    /** @type {Choice[] | null} */
    this.shown = null;
    on(this.list, "keydown", (event) => this.walk(event));
  }

  show() {
    const { choices, rest, chosen } = this.choosing;
    if (choices !== this.shown) this.write(choices);
    this.lines.forEach((line, nth) => {
      const choice = /** @type {Choice} */ (choices[nth]);
      line.classList.toggle("out", !rest.includes(choice));
      line.classList.toggle("chosen", choice === chosen);
    });
  }

  get lines() {
    return all("button", this.list);
  }

  /** @param {Choice[]} choices */
  write(choices) {
    const hadFocus = this.list.contains(document.activeElement);
    this.shown = choices;
    this.typed = "";
    this.list.replaceChildren(...choices.map((choice, nth) => make("li", {}, choiceButton({ tabindex: nth ? -1 : 0 }, choice, this.ears, key(nth + 1), choice.label))));
    if (!choices.length) this.list.append(make("li", { class: "small" }, say(this.isWatching ? "table.watching" : "table.nothing")));
    if (hadFocus) (this.lines[0] ?? this.list).focus();
  }

  /** Go to a line.
   * @param {number} nth */
  choose(nth) {
    const { lines } = this;
    const line = lines.at(nth % lines.length);
    for (const other of lines) other.tabIndex = other === line ? 0 : -1;
    line?.focus();
  }

  /** @param {KeyboardEvent} event */
  walk(event) {
    const at = this.lines.findIndex((line) => line === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined || !this.lines.length) return;
    this.choose(to);
    event.preventDefault();
    event.stopPropagation();
  }

  /** A key that was pressed anywhere on the page; true if it was for the list.
   * @param {KeyboardEvent} event */
  hears({ key, target }) {
    if (isWriting(target)) return false;
    if (/^\d$/.test(key)) this.digit(key);
    else if (/^Arrow(Up|Down)$/.test(key) && target === document.body) this.choose(key === "ArrowDown" ? 0 : -1);
    else return false;
    return true;
  }

  /** @param {string} digit */
  digit(digit) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => { this.typed = ""; }, PAUSE);
    this.typed = Number(this.typed + digit) <= this.lines.length ? this.typed + digit : digit;
    const number = Number(this.typed);
    if (number >= 1 && number <= this.lines.length) this.choose(number - 1);
  }
}
