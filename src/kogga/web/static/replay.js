// Through a game that was played: slider, steps, keys, or by itself. What is shown comes from the server, moment by moment.

import { Chart } from "./chart.js";
import { all, copyButtons, isWriting, on, the } from "./dom.js";
import { Picture } from "./picture.js";
import { heedWishes } from "./wishes.js";

const BACK = 3; // moments fetched before the one that is shown, and
const AHEAD = 8; // after it
const { home = "", seat = "", picture: backdrop = "", at = "0", last = "1", away } = the("k-replay").dataset;
const [slider, play, speed, link] = [the("k-slider"), the("k-play"), the("k-speed"), the("k-link")];
const picture = new Picture(the("k-picture"));
const chart = new Chart(the("k-frame"), the("k-picture"));
/** @type {Map<number, Promise<Then>>} moments by ply */
const known = new Map();
let spot = Number(at);
let timer = 0;

const lines = () => all("#k-steps li");
const plyAt = (nth = 0) => Number(lines()[nth]?.dataset.ply);

/** Have the moments around this one fetched, all in one request.
 * @param {number} nth @returns {Promise<Then>} */
function fetchAround(nth) {
  const plies = [...new Set(lines().slice(Math.max(0, nth - BACK), nth + AHEAD).map((line) => Number(line.dataset.ply)))];
  const wanted = plies.filter((ply) => !known.has(ply));
  if (!known.has(plyAt(nth)) || wanted.length >= AHEAD / 2) {
    const answer = ask(`moments?plies=${wanted}&seat=${seat}`).then((found) => found.json());
    for (const ply of wanted) known.set(ply, answer.then(({ moments }) => moments.find((/** @type {Then} */ then) => then.ply === ply)));
    answer.catch(() => wanted.forEach((ply) => known.delete(ply)));
  }
  return /** @type {Promise<Then>} */ (known.get(plyAt(nth)));
}

/** @param {string} path */
async function ask(path) {
  const answer = await fetch(`${home}/${path}&lang=${document.documentElement.lang}`);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer;
}

/** Show a moment: at once what is known of it, then the picture.
 * @param {number} nth */
async function show(nth) {
  const isStep = nth === spot + 1;
  spot = Math.min(Math.max(0, nth), lines().length - 1);
  const ply = plyAt(spot);
  announce(ply);
  try {
    const then = await fetchAround(spot);
    if (plyAt(spot) !== ply) return;
    picture.settle();
    picture.show(then.live, isStep);
    the("k-panels").innerHTML = then.panels;
    the("k-asked").textContent = then.ask;
    document.body.dataset.ply = String(ply);
  } catch {
    timer ||= setTimeout(tryAgain, 1500); // too fast, no line, or the game was taken back
  }
}

async function tryAgain() {
  timer = 0;
  known.clear();
  await catchUp().catch(() => undefined);
  show(spot);
}

/** Everything on the page that names the moment.
 * @param {number} ply */
function announce(ply) {
  const text = lines()[spot]?.textContent?.trim() ?? "";
  the("k-sentence").textContent = text;
  slider.value = String(spot);
  slider.setAttribute("aria-valuetext", text);
  lines().forEach((line, nth) => line.classList.toggle("shown", nth === spot));
  const box = the("k-steps");
  const shown = lines()[spot];
  if (shown) box.scrollTop = shown.offsetTop - box.offsetTop - box.clientHeight / 2;
  for (const field of all("input[name=ply]")) field.setAttribute("value", String(ply));
  for (const file of all("[data-file]")) file.setAttribute("href", `${home}/position.${file.dataset.file}?ply=${ply}&seat=${seat}`);
  link.value = link.value.replace(/\d+$/, String(ply));
  history.replaceState(null, "", `${location.pathname}?ply=${ply}${seat && `&seat=${seat}`}`);
  point(ply);
}

/** Where on the curve one is.
 * @param {number} ply */
function point(ply) {
  const curve = all(".curve")[0];
  const [from = 0, to = 0] = (curve?.dataset.span ?? "").split(" ").map(Number);
  const x = String(from + ((to - from) * ply) / Number(last));
  for (const [name, given] of Object.entries({ x1: x, x2: x, opacity: "1" })) the("k-cursor")?.setAttribute(name, given);
}

/** The game may have gone on since the page was made, or back. */
async function catchUp() {
  const page = new DOMParser().parseFromString(await (await ask(`replay?seat=${seat}`)).text(), "text/html");
  const fresh = page.querySelectorAll("#k-steps li");
  if (fresh.length === lines().length) return;
  the("k-steps").replaceChildren(...fresh);
  slider.max = String(fresh.length - 1);
}

/** @param {number} nth */
async function go(nth) {
  if (nth >= lines().length) await catchUp().catch(() => undefined);
  await show(nth);
}

/** @param {boolean} isOn */
function run(isOn) {
  play.ariaPressed = String(isOn);
  clearTimeout(timer);
  timer = isOn ? setTimeout(step, Number(speed.value)) : 0;
}

async function step() {
  timer = 0;
  const before = spot;
  await go(spot + 1);
  if (play.ariaPressed === "true") run(spot > before);
  if (spot === before && away !== undefined) the("k-home").focus();
}

/** @param {number} nth */
function jump(nth) {
  run(false);
  go(nth);
}

const ways = { first: () => 0, prev: () => spot - 1, next: () => spot + 1, last: () => lines().length - 1 };
const keys = { ArrowLeft: ways.prev, ArrowRight: ways.next, Home: ways.first, End: ways.last };

/** @param {KeyboardEvent} event */
function key(event) {
  const { key, ctrlKey, metaKey, altKey } = event;
  const target = /** @type {any} */ (event.target);
  const isSlider = target === slider;
  if (ctrlKey || metaKey || altKey || (isWriting(target) && !isSlider)) return;
  const way = keys[/** @type {keyof typeof keys} */ (key)];
  if (key === " " && !target.closest("button, a, summary")) toggle();
  else if (way && !isSlider) jump(way());
  else return;
  event.preventDefault();
}

function toggle() {
  const isOn = play.ariaPressed !== "true";
  if (isOn && spot === lines().length - 1) show(0);
  run(isOn);
}

/** Links to moments of this game stay on this page.
 * @param {any} event */
function follow(event) {
  const to = event.target.closest("#k-steps li, a[data-ply]");
  if (!to || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const wanted = Number(to.dataset.ply);
  jump(lines().findLastIndex((line) => Number(line.dataset.ply) <= wanted));
}

heedWishes(() => location.reload());
copyButtons();
for (const hidden of all(".controls [hidden]")) hidden.hidden = false;
for (const [name, way] of Object.entries(ways)) on(the(`k-${name}`), "click", (event) => { event.preventDefault(); jump(way()); });
on(slider, "input", () => jump(Number(slider.value)));
on(play, "click", toggle);
on(speed, "change", () => play.ariaPressed === "true" && run(true));
on(the("k-eyes"), "change", () => the("k-eyes").submit());
on(document, "click", follow);
on(window, "keydown", key);
await picture.lay(backdrop);
chart.lay(picture.size);
await show(spot);
if (away !== undefined) run(true);
