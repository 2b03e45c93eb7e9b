// Advice of the strongest bot, from what the reader's chair sees. Loaded only when somebody asks for it.

import { button, key, make, the } from "./dom.js";
import { choiceButton } from "./list.js";
import { lang, say } from "./words.js";

const UNKNOWN = 0.5; // an error like this: nobody has thought about it
const SURE = 2; // standard errors to either side

/** Fetch advice, show it beside the bar and outline it on the board, unless the moment has passed meanwhile.
 * @param {string} table @param {number} seat whose eyes the page has @param {Choosing} choosing @param {Picture} picture @param {Ears} ears */
export async function advise(table, seat, choosing, picture, ears) {
  const { choices } = choosing;
  write(say(choices.length ? "hints.thinking" : "hints.none"));
  if (!choices.length) return;
  const answer = await fetch(`/t/${table}/hint?lang=${lang}`, { method: "POST", headers: { accept: "application/json" }, body: new URLSearchParams({ seat: String(seat) }) });
  const { hints = [], error } = /** @type {{ hints?: Hint[], error?: string }} */ (await answer.json());
  if (choosing.choices !== choices) return;
  const found = hints.flatMap((hint) => choices.filter(({ words }) => words === hint.words).map((choice) => ({ ...hint, choice })));
  const isForced = (found[0]?.error ?? 0) >= UNKNOWN;
  write(error ?? say(isForced ? "hints.forced" : found.length ? "hints.advice" : "hints.none"),
    make("div", { class: "buttons" }, ...found.map((hint) => line(hint, ears)), button({ class: "quiet" }, () => close(picture), say("close"))));
  picture.mark("wanted", found.flatMap(({ choice }) => choice.touches));
  ears.aloud(the("k-hints").textContent ?? "");
}

/** @param {string} text @param {...Part} lines */
function write(text, ...lines) {
  the("k-hints").replaceChildren(make("div", { class: "notice" }, make("span", {}, text), ...lines));
}

/** @param {Picture} picture */
function close(picture) {
  the("k-hints").replaceChildren();
  picture.mark("wanted", []);
}

/** A move that is advised, as a button that plays it.
 * @param {Hint & { choice: Choice }} hint @param {Ears} ears */
function line({ choice, share, error }, ears) {
  const percent = (/** @type {number} */ part, least = 0) => Math.max(least, Math.round(part * 100));
  const estimate = error >= UNKNOWN ? [] : [key(say("hints.share", { share: percent(share), error: percent(error * SURE, 1) }))];
  return choiceButton({ title: say("hints.about") }, choice, ears, choice.label, ...estimate);
}
