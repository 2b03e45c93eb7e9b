// Pressing things narrows the choices until one is left. Knows nothing but lists of ids.

const MANY = 4; // so many numbers are better stepped through

export class Choosing {
  /** @param {Ears} ears */
  constructor(ears) {
    this.ears = ears;
    /** @type {Choice[]} everything one may do */
    this.choices = [];
    /** @type {string[]} what was pressed so far */
    this.picks = [];
    /** @type {Choice | null} what waits to be confirmed */
    this.chosen = null;
  }

  /** @param {Choice[]} choices */
  offer(choices) {
    this.choices = choices;
    this.picks = [];
    this.chosen = null;
  }

  /** What is left of the choices. */
  get rest() {
    return this.choices.filter(({ touches }) => this.picks.every((id) => touches.includes(id)));
  }

  /** Everything that can be pressed now. */
  get glowing() {
    return new Set(this.rest.flatMap(({ touches }) => touches));
  }

  /** What is left and asks for no further press: these need a button. */
  get ripe() {
    return this.rest.filter(({ touches }) => touches.every((id) => this.picks.includes(id)));
  }

  /** Does pressing this mean anything, from here or from the start?
   * @param {string} id */
  knows(id) {
    return this.choices.some(({ touches }) => touches.includes(id));
  }

  /** @param {string} id */
  press(id) {
    this.chosen = null;
    if (!this.knows(id)) {
      this.back();
      this.ears.why(id);
    } else if (this.picks.includes(id)) this.pressAgain(id);
    else this.pick(this.glowing.has(id) ? [...this.picks, id] : [id]);
  }

  /** A second press on the same thing: that alone was meant, if that can be meant; else never mind.
   * @param {string} id */
  pressAgain(id) {
    const [only, ...others] = this.ripe;
    if (only && !others.length) this.ears.take(only);
    else this.pick(this.picks.filter((pick) => pick !== id));
  }

  /** @param {string[]} picks */
  pick(picks) {
    this.picks = picks;
    const [only, ...others] = this.rest;
    if (picks.length && only && !others.length) this.ears.take(only);
    else this.ears.changed();
  }

  /** Let it wait for a confirmation.
   * @param {Choice} choice */
  hold(choice) {
    this.chosen = choice;
    this.ears.changed();
  }

  /** Never mind; false if there was nothing to mind. */
  back() {
    const isBegun = this.chosen !== null || this.picks.length > 0;
    this.chosen = null;
    this.picks = [];
    if (isBegun) this.ears.changed();
    return isBegun;
  }
}

/** Choices whose words differ only in a last number, where there are many of them: `bid 1` to `bid 57`. The others beside.
 * @param {Choice[]} choices @returns {[Row[], Choice[]]} */
export function rowsOf(choices) {
  /** @type {Record<string, Row>} */
  const rows = {};
  for (const choice of choices) {
    const [, prefix = "", number] = /^(.*) (-?\d+)$/.exec(choice.words) ?? [];
    if (number === undefined) continue;
    (rows[prefix] ??= { prefix, steps: [] }).steps.push({ number: Number(number), choice });
  }
  const long = Object.values(rows).filter(({ steps }) => steps.length >= MANY);
  return [long, choices.filter((choice) => !long.some(({ steps }) => steps.some((step) => step.choice === choice)))];
}
