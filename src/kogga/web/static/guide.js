// A first game, step by step, on the real board: the right press goes on, any other one is answered kindly.

import { Bar } from "./bar.js";
import { Board } from "./board.js";
import { Choosing } from "./choosing.js";
import { all, isWriting, on, the } from "./dom.js";
import { List } from "./list.js";
import { showPanels } from "./panels.js";
import { sign, Tips } from "./tips.js";
import { heedWishes } from "./wishes.js";
import { lang, learn, say } from "./words.js";

const { game = "", picture = "", static: folder = "", step: first = "1", steps: count = "1" } = the("k-table").dataset;
const last = Number(count);
const nobody = () => undefined;
const open = (paragraph = "") => void window.open(`/g/${game}/book#k-p-${paragraph}`, "_blank", "noopener");

let at = Number(first);
/** @type {Lesson | null} */
let lesson = null;
/** @type {Record<number, Promise<Lesson>>} */
const fetched = {};

/** @type {Ears} */
const ears = {
  take, play: take, why, open, changed: show, hint: (choice) => board.hint(choice),
  tip: (id) => about("tip", id), aloud: (text) => { the("k-heard").textContent = text; }, isHeld: () => tips.isHeld,
  undo: nobody, sheet: nobody, jump: nobody, chat: nobody, seen: nobody, heard: nobody, light: nobody,
};
const choosing = new Choosing(ears);
const board = new Board(choosing, ears);
const bar = new Bar(choosing, ears);
const list = new List(choosing, ears);
const tips = new Tips(ears);

/** @param {number} step @returns {Promise<Lesson>} */
const fetchStep = (step) => (fetched[step] ??= fetch(`/g/${game}/guide/${step}?lang=${lang}`).then((answer) => answer.json()));

/** Ask the server about an element.
 * @param {"tip" | "why"} deed @param {string} id */
async function about(deed, id) {
  const answer = await (await fetch(`/g/${game}/guide/${at}/about?${new URLSearchParams({ do: deed, id, lang })}`)).json();
  tips.told(id, answer, answer.kind);
}

/** Go to a step, if there is one.
 * @param {number} step */
async function go(step) {
  if (step < 1 || step > last) return;
  at = step;
  const found = await fetchStep(step);
  if (at !== step) return;
  const isNews = lesson !== null;
  lesson = found;
  tips.known.clear();
  tips.hide();
  choosing.offer(lesson.step.press ? lesson.choices : []);
  standAt(lesson.step.press);
  board.picture.settle();
  board.picture.show(lesson.live, isNews);
  showPanels(lesson, lesson.panels);
  write(lesson.step);
  show();
  if (step < last) fetchStep(step + 1);
}

/** Let the stepper of a number stand where it is to be pressed.
 * @param {string} words */
function standAt(words) {
  const [, prefix = "", number = ""] = /^(.*) (-?\d+)$/.exec(words) ?? [];
  bar.steps[prefix] = Number(number);
}

/** @param {Lesson["step"]} step */
function write({ text, paragraph }) {
  the("k-count").textContent = say("guide.step", { number: at, n: last });
  the("k-progress").value = at;
  the("k-text").replaceChildren(text, " ", ...sign(paragraph, ears));
  the("k-nudge").hidden = true;
  the("k-back").hidden = at === 1;
  the("k-next").hidden = the("k-play-now").hidden = false;
  the(at === last ? "k-next" : "k-play-now").hidden = true;
  history.replaceState(null, "", `?step=${at}`);
  ears.aloud(`${the("k-count").textContent}. ${text}`);
}

/** The choices were narrowed, or are new. A press that leads elsewhere is taken back. */
function show() {
  if (!lesson) return;
  const { press, look } = lesson.step;
  const { picks, rest, choices } = choosing;
  if (picks.length && !rest.some(({ words }) => words === press)) {
    choosing.back();
    return nudge(say("guide.other"));
  }
  bar.show(lesson, !!press);
  list.show();
  board.show();
  const wanted = press ? choices.find(({ words }) => words === press)?.touches ?? [] : look;
  board.picture.mark("wanted", wanted.filter((id) => !picks.includes(id)));
  if (wanted.length) board.chart.attend(all(".wanted", board.svg));
  for (const line of all("[data-words]")) line.classList.toggle("wanted", line.dataset.words === press);
  all("#k-choices .wanted")[0]?.scrollIntoView({ block: "nearest" });
}

/** @param {Choice} choice */
function take({ words }) {
  if (words === lesson?.step.press) return void go(at + 1);
  choosing.back();
  nudge(say("guide.other"));
}

/** Something was pressed that means nothing here: what was to be looked at goes on, anything else is explained.
 * @param {string} id */
function why(id) {
  const spot = board.picture.find(id);
  if (!lesson || !spot) return;
  if (!lesson.step.press && lesson.step.look.some((wanted) => board.picture.find(wanted)?.contains(spot))) return void go(at + 1);
  tips.wanted = { id, at: spot };
  about("why", id);
  nudge("");
}

/** Say what to press instead.
 * @param {string} text */
function nudge(text) {
  if (!lesson) return;
  const label = lesson.choices.find(({ words }) => words === lesson?.step.press)?.label;
  const advice = say(label ? "guide.press" : "guide.look", { move: label ?? "" });
  the("k-nudge").textContent = `${text} ${advice}`;
  the("k-nudge").hidden = false;
}

/** @param {KeyboardEvent} event */
function key(event) {
  const { target, ctrlKey, metaKey, altKey } = event;
  if (event.defaultPrevented || ctrlKey || metaKey || altKey) return;
  const step = { ArrowLeft: -1, p: -1, ArrowRight: 1, n: 1 }[event.key]; // in the list, arrows walk the list
  if (list.hears(event)) event.preventDefault();
  else if (event.key === "Escape") tips.hide() || choosing.back();
  else if (step && !isWriting(target)) go(at + step);
}

/** @param {any} event @returns {Spot | null} */
function counterAt({ target }) {
  const found = target.closest("[data-tip]");
  return found && { id: found.getAttribute("data-tip") ?? "", at: found };
}

await learn(lang, folder);
heedWishes(() => location.reload());
on(window, "keydown", key);
for (const [id, step] of /** @type {[string, number][]} */ ([["k-back", -1], ["k-next", 1]])) {
  on(the(id), "click", (event) => { event.preventDefault(); go(at + step); });
}
tips.watch(board.svg, (event) => board.tipAt(event));
tips.watch(the("k-panels"), counterAt);
await board.lay(picture + lang);
await go(at);
