// The action bar: a whole sentence that says who must do what, and every button there is.

import { rowsOf } from "./choosing.js";
import { button, emblem, key, make, on, refill, the } from "./dom.js";
import { sign } from "./tips.js";
import { say } from "./words.js";

const FEW = 8; // so many narrowed choices still find room as buttons

export class Bar {
  /** @param {Choosing} choosing @param {Ears} ears */
  constructor(choosing, ears) {
    this.choosing = choosing;
    this.ears = ears;
    /** @type {Record<string, number>} where each stepper stands */
    this.steps = {};
  }

  /** @param {Seen} seen @param {boolean} isMine */
  show(seen, isMine) {
    const { picks, chosen } = this.choosing;
    const { text, paragraph } = seen.ask ?? { text: "", paragraph: null };
    const [seat = -1, ...others] = seen.to_act ?? [];
    document.body.classList.toggle("yours", isMine);
    refill(the("k-ask"), ...(seat >= 0 && !others.length ? [emblem(seat)] : []),
      make("span", {}, chosen ? say("table.sure", { move: chosen.label }) : picks.length ? say("table.narrowed") : text), ...sign(paragraph, this.ears));
    refill(the("k-buttons"), ...this.choices(), ...this.others(seen));
  }

  /** Say something else instead: one looks at an earlier moment.
   * @param {string} text @param {...HTMLElement} buttons */
  say(text, ...buttons) {
    refill(the("k-ask"), make("span", {}, text));
    refill(the("k-buttons"), ...buttons);
  }

  choices() {
    const { picks, rest, ripe, chosen } = this.choosing;
    if (chosen) return [button({ class: "main", "data-key": "confirm" }, () => this.ears.play(chosen), say("table.confirm"), key("↵"))];
    const [rows, others] = rowsOf(picks.length && rest.length <= FEW ? rest : ripe);
    return [...rows.map((row) => this.stepper(row)), ...others.map((choice) => this.choice(choice, others.length === 1 && !rows.length))];
  }

  /** @param {Choice} choice @param {boolean} isMain */
  choice(choice, isMain) {
    const number = this.choosing.choices.indexOf(choice) + 1;
    const press = button({ "data-key": choice.words, class: isMain ? "main" : "" }, () => this.ears.take(choice), choice.label, key(String(number)));
    on(press, "pointerenter focus", () => this.ears.hint(choice));
    on(press, "pointerleave blur", () => this.ears.hint(null));
    return press;
  }

  /** A number to go up and down with, and the button that plays it.
   * @param {Row} row */
  stepper({ prefix, steps }) {
    const order = steps.sort((a, b) => a.number - b.number);
    let at = Math.max(0, order.findIndex(({ number }) => number === this.steps[prefix]));
    const field = make("input", { type: "number", "data-key": `field ${prefix}` });
    const press = button({ class: "main", "data-key": `row ${prefix}` }, () => this.ears.take(/** @type {Step} */ (order[at]).choice));
    const go = (/** @type {number} */ to) => {
      at = Math.min(Math.max(0, to), order.length - 1);
      const { number, choice } = /** @type {Step} */ (order[at]);
      this.steps[prefix] = number;
      field.value = String(number);
      field.ariaLabel = press.textContent = choice.label;
    };
    const settle = () => {
      const far = order.map(({ number }) => Math.abs(number - Number(field.value)));
      go(far.indexOf(Math.min(...far)));
    };
    on(field, "change", settle);
    on(field, "keydown", (event) => {
      const by = { ArrowUp: 1, ArrowDown: -1 }[/** @type {string} */ (event.key)];
      if (by) go(at + by);
      else if (event.key === "Enter") { settle(); press.click(); }
      if (by) event.preventDefault();
    });
    go(at);
    const less = button({ class: "step", "aria-label": say("table.less"), "data-key": `less ${prefix}` }, () => go(at - 1), "−");
    const more = button({ class: "step", "aria-label": say("table.more"), "data-key": `more ${prefix}` }, () => go(at + 1), "+");
    return make("span", { class: "stepper" }, less, field, more, press);
  }

  /** Ways back, and the score sheet.
   * @param {Seen} seen */
  others(seen) {
    const isPlayer = seen.seat !== null && !seen.chairs[seen.seat]?.bot;
    const ways = [];
    if (this.choosing.picks.length || this.choosing.chosen) ways.push(button({ "data-key": "back" }, () => this.choosing.back(), say("table.back"), key("Esc")));
    if (isPlayer && seen.can_undo) ways.push(button({ "data-key": "undo" }, this.ears.undo, say("table.undo"), key("U")));
    if (seen.sheet) ways.push(button({ class: "main", "data-key": "sheet" }, this.ears.sheet, say("sheet.show")));
    return ways;
  }
}
