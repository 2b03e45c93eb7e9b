// The action bar: a whole sentence that says who must do what, and every button there is.

import { rowsOf } from "./choosing.js";
import { button, emblem, key, make, on, refill, the } from "./dom.js";
import { choiceButton } from "./list.js";
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
      make("span", {}, chosen ? say("table.sure", { move: chosen.label }) : picks.length ? say("table.narrowed", { n: this.choosing.rest.length }) : text), ...sign(paragraph, this.ears));
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
    if (chosen) return [button({ class: "main" }, () => this.ears.play(chosen), say("table.confirm"), key("↵"))];
    const [rows, others] = rowsOf(picks.length && rest.length <= FEW ? rest : ripe);
    return [...rows.map((row) => this.stepper(row)), ...others.map((choice) => choiceButton({ class: others.length + rows.length === 1 && "main" }, choice, this.ears, choice.label, key(this.choosing.choices.indexOf(choice) + 1)))];
  }

  /** A number to go up and down with, and the button that plays it.
   * @param {Row} row */
  stepper({ prefix, steps }) {
    const order = steps.sort((a, b) => a.number - b.number);
    let at = Math.max(0, order.findIndex(({ number }) => number === this.steps[prefix]));
    const field = make("input", { type: "number", min: order[0]?.number, max: order.at(-1)?.number });
    const press = button({ class: "main" }, () => this.ears.take(/** @type {Step} */ (order[at]).choice));
    const go = (to = 0) => {
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
    on(field, "keydown", ({ key }) => { if (key === "Enter") { settle(); press.click(); } });
    go(at);
    const side = (by = 1, label = "", face = "") => button({ class: "step", "aria-label": say(label) }, () => go(at + by), face);
    return make("span", { class: "stepper" }, side(-1, "table.less", "−"), field, side(1, "table.more", "+"), press);
  }

  /** Ways back, and the score sheet.
   * @param {Seen} seen */
  others(seen) {
    const isPlayer = seen.seat !== null && !seen.chairs[seen.seat]?.bot;
    const ways = [];
    if (this.choosing.picks.length || this.choosing.chosen) ways.push(button({}, () => this.choosing.back(), say("table.back"), key("Esc")));
    if (isPlayer && seen.can_undo) ways.push(button({}, this.ears.undo, say("table.undo"), key("U")));
    if (seen.sheet) ways.push(button({ class: "main" }, this.ears.sheet, say("sheet.show")));
    return ways;
  }
}
