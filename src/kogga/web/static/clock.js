// The watches beside the players. They count down by themselves: nothing is sent while they run.

import { all } from "./dom.js";
import { say } from "./words.js";

const SOON = 10; // seconds before the end of one's time that are worth a word
const HOUR = 3600;
const DAY = 24 * HOUR;

/** @type {Seen | null} */
let seen = null;
/** How far the server's clock is ahead of this one, in seconds. */
let ahead = 0;
/** The question whose last seconds were told. */
let warned = "";
let timer = 0;

/** @param {Seen} now @param {(text: string) => void} aloud */
export function keepTime(now, aloud) {
  seen = now;
  ahead = (now.now ?? 0) - Date.now() / 1000;
  clearInterval(timer);
  timer = setInterval(() => tick(aloud), 1000);
  tick(aloud);
}

/** @param {(text: string) => void} aloud */
function tick(aloud) {
  if (!seen?.clock) return;
  for (const box of all("[data-time]")) show(box, seen.clock, Number(box.dataset.time));
  const mine = seen.seat !== null && seen.clock.watches[seen.seat];
  if (!mine || mine.since === null || !seen.panels) return;
  const rest = Math.ceil(left(seen.clock, mine).reduce((sum, part) => sum + part));
  const question = `${seen.epoch}.${seen.count}`;
  if (rest > SOON || rest <= 0 || question === warned) return;
  warned = question;
  aloud(say("clock.hurry", { n: rest }));
}

/** What is left of the turn, and of the reserve.
 * @param {Clock} clock @param {Watch} watch */
function left({ turn }, { reserve, used, since }) {
  const spent = used + (since === null ? 0 : Math.max(0, Date.now() / 1000 + ahead - since));
  return [Math.max(0, turn - spent), Math.max(0, reserve - Math.max(0, spent - turn))];
}

/** @param {HTMLElement} box @param {Clock} clock @param {number} seat */
function show(box, clock, seat) {
  const watch = clock.watches[seat];
  if (!watch) return;
  const [turn = 0, reserve = 0] = left(clock, watch);
  const isRunning = watch.since !== null;
  box.textContent = [isRunning && (turn || !reserve) && written(turn), clock.kind === "live" && `+${written(reserve)}`].filter(Boolean).join(" ");
  box.title = [isRunning && say("clock.left", { time: written(turn) }), clock.kind === "live" && say("clock.reserve_left", { time: written(reserve) })].filter(Boolean).join(", ");
  box.classList.toggle("low", isRunning && turn + reserve <= SOON);
}

/** A span of time: 0:42, 3 h, 2 days 4 h.
 * @param {number} seconds */
function written(seconds) {
  const rest = Math.ceil(seconds);
  if (rest < HOUR) return `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, "0")}`;
  const days = Math.floor(rest / DAY);
  const hours = Math.floor((rest % DAY) / HOUR);
  return [days && say("clock.in_days", { n: days }), (hours || !days) && say("clock.in_hours", { n: hours })].filter(Boolean).join(" ");
}
