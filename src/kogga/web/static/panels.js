// The players in turn order, the reader first; and before the game, who sits where.

import { all, button, emblem, make, refill, the } from "./dom.js";
import { say } from "./words.js";

/** @param {Seen} seen @param {Panel[]} panels those of this moment, or of an earlier one */
export function showPanels(seen, panels) {
  const first = seen.seat ?? 0;
  refill(the("k-panels"), ...[...panels.slice(first), ...panels.slice(0, first)].map((panel) => panelOf(seen, panel)));
}

/** @param {Seen} seen @param {Panel} panel */
function panelOf(seen, { seat, name, score, counters, on_turn }) {
  const chair = seen.chairs[seat];
  const note = chair?.bot ? chair.name && "table.bot_for" : seen.late.includes(seat) ? "clock.late" : seat === seen.seat ? "table.you" : "";
  return make("div", { class: `panel seat-${seat}${on_turn ? " turn" : ""}` },
    make("h3", {}, emblem(seat), ...(chair?.bot ? [] : [dot(seen, seat)]), make("span", { class: "name" }, name),
      make("span", { class: "note" }, note && say(note)), make("span", { class: "unseen" }, on_turn ? say("table.turn") : ""),
      ...(seen.clock && !chair?.bot ? [make("span", { class: "time", role: "timer", "data-time": seat })] : []), counter(`panel-${seat}`, score, "score")),
    make("div", { class: "counters" }, ...counters.map(({ id, text }) => counter(id, text, "counter"))));
}

/** Something countable, with a tip.
 * @param {string} id @param {string} text @param {string} looks */
const counter = (id, text, looks) => button({ class: looks, "data-tip": id }, () => undefined, text);

/** Is this player's page open?
 * @param {Seen} seen @param {number} seat */
function dot(seen, seat) {
  const isHere = seen.online.includes(seat);
  const label = say(isHere ? "table.here" : "table.away");
  return make("span", { class: isHere ? "dot here" : "dot", role: "img", "aria-label": label, title: label });
}

/** The table before the game.
 * @param {Seen} seen @param {boolean} mayFill may the reader give free chairs to bots? */
export function showRoom(seen, mayFill) {
  the("k-room").hidden = seen.status !== "open";
  the("k-sit").hidden = seen.seat !== null;
  for (const code of all("[data-code]")) code.hidden = !seen.chairs[Number(code.dataset.code)]?.free;
  the("k-room-waiting").textContent = say("room.waiting", { n: seen.chairs.filter(({ free }) => free).length });
  refill(the("k-chairs"), ...seen.chairs.map(({ free, name, bot }, seat) => make("li", { class: "line" },
    make("span", { class: "who" }, emblem(seat), free ? say("room.free") : name || say(`levels.${bot}`)),
    ...(free && seen.seat === null ? [make("button", { class: "main", form: "k-sit", name: "seat", value: seat }, say("room.sit"))] : []),
    ...(free && mayFill ? [make("button", { class: "quiet", form: "k-fill", name: "seat", value: seat }, say("room.fill"))] : []),
    ...(free || bot ? [] : [dot(seen, seat)]))));
}
