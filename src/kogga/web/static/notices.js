// What stands between bar and board: pleas, a pause, a bot on one's chair, somebody who is gone, another table, a newer server.

import { button, emblem, go, make } from "./dom.js";
import { again } from "./sheet.js";
import { say } from "./words.js";

/** @param {Seen} seen @param {{table: string, build: string | undefined, isBotMine: boolean, send: (deed: string) => void, skip: (() => void) | null}} here */
export function notices(seen, { table, build, isBotMine, send, skip }) {
  const { plea, seat, status, frozen, again: next, panels = [], build: newest, clock, gone, away } = seen;
  const who = (of = 0) => panels[of]?.name ?? "";
  const found = [];
  if (frozen) found.push(notice(say("table.frozen", { why: frozen })));
  if (plea) found.push(pleaOf(plea, seat, isBotMine, who(plea.seat), send));
  else if (clock?.paused) found.push(notice(say("clock.paused"), ...(seat === null || isBotMine ? [] : [button({ class: "main" }, () => send("resume"), say("clock.resume"))])));
  if (isBotMine && status === "running") found.push(notice(say("table.bot_plays"), go(`/t/${table}/sit`, say("table.come_back"))));
  if (seat !== null && !isBotMine) found.push(...gone.map((lost) => notice(emblem(lost), say("gone.about", { who: who(lost) }), go(`/t/${table}/replace`, say("gone.replace"), { seat: lost }))));
  if (away && skip) found.push(notice(say("away.told", { n: away.moves }), make("a", { class: "button main", href: `/t/${table}/replay?ply=${away.ply}&away` }, say("away.show")), button({}, skip, say("away.skip"))));
  if (next) found.push(notice(...again(seen, table)));
  if (newest !== build) found.push(notice(say("newer"), button({}, () => location.reload(), say("reload"))));
  return found;
}

/** Somebody asks to go back, to pause or to go on.
 * @param {Plea} plea @param {number | null} seat @param {boolean} isBotMine @param {string} who @param {(deed: string) => void} send */
function pleaOf({ seat: asker, wish, agreed }, seat, isBotMine, who, send) {
  const key = (side = "") => (wish === "back" ? `plea.${side}` : `clock.${side}_${wish}`);
  const no = (label = "") => button({}, () => send("object"), say(label));
  if (asker === seat) return notice(say(key("mine")), no("table.back"));
  const isAsked = seat !== null && !isBotMine && !agreed.includes(seat);
  const answers = isAsked ? [button({ class: "main" }, () => send("agree"), say("plea.agree")), no("plea.object")] : [];
  return notice(emblem(asker), say(key("other"), { who }), ...answers);
}

/** @param {...Part} inside */
const notice = (...inside) => make("div", { class: "notice", role: "status" }, ...inside);
