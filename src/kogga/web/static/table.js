// One table: what the server shows is put on the page, and what the reader does is told the server. Knows no game.

import { Bar } from "./bar.js";
import { Board } from "./board.js";
import { Book } from "./book.js";
import { Choosing } from "./choosing.js";
import { button, copyButtons, emblem, isWriting, make, the } from "./dom.js";
import { List } from "./list.js";
import { Chat, Log } from "./log.js";
import { showPanels } from "./panels.js";
import { showRoom } from "./room.js";
import { openSheet } from "./sheet.js";
import { flash, Tips } from "./tips.js";
import { Wire } from "./wire.js";
import { heedWishes, wantsStill, wantsToConfirm } from "./wishes.js";
import { lang, learn, say, sayAll } from "./words.js";

/** @typedef {import("./wire.js").Seen} Seen */
/** @typedef {import("./wire.js").Answer} Answer */
/** @typedef {import("./wire.js").Told} Told */
/** @typedef {import("./wire.js").Choice} Choice */

const { dataset } = the("k-table");
const table = dataset.table ?? "";
const folder = dataset.static ?? "";
/** @type {Record<string, string>} */
const titles = JSON.parse(dataset.titles ?? "{}");
/** @type {Choice[]} */
const NOTHING = [];

/** @type {Seen | null} */
let seen = null;
/** @type {{ply: number, shown: Answer | null} | null} the earlier moment one looks at */
let moment = null;
let sheetTimer = 0;
let wasOver = false;

const choosing = new Choosing({ changed: showChoices, take, why: askWhy });
const bar = new Bar(choosing, {
  take, play, open: openBook, sheet: showSheet,
  undo: () => wire.act("undo"),
  plead: () => wire.send({ do: "plead" }),
  hint: (choice) => board.hint(choice?.touches ?? []),
});
const list = new List(choosing, { take, hint: (choice) => board.hint(choice?.touches ?? []) });
const tips = new Tips({ ask: (id) => wire.send({ do: "tip", words: id }), open: openBook, heard: hearAloud });
const board = new Board(choosing, { press: (id) => choosing.press(id), isHeld: () => tips.isHeld, name: nameOf });
const log = new Log(lookBack);
const chat = new Chat((text) => wire.send({ do: "chat", words: text }));
const book = new Book(dataset.game ?? "");
/** @type {Wire} */
let wire;

// What the server shows

/** @param {Seen} now @param {Told[]} told @param {boolean} isWholeLog @param {Set<string>} changed */
function show(now, told, isWholeLog, changed) {
  const isFirst = seen === null;
  seen = now;
  if (changed.has("choices") || changed.has("chairs") || changed.has("seat") || changed.has("count")) choosing.offer(isBotMine(now) ? NOTHING : now.choices ?? NOTHING);
  if (changed.has("live") || changed.has("panels")) tips.forget();
  log.hear(told, isWholeLog);
  if (now.seat === null && told.length) board.picture.settle();
  if (!moment) board.picture.show(now.live ?? "", { isNews: !isFirst && !isWholeLog });
  if (!moment) showPanels(now, now.panels ?? NO_PANELS);
  if (isWholeLog && moment) comeBack();
  chat.show(now.said, document.body.dataset.tab === "chat");
  showRoom(now, dataset.isHost === "yes" || now.seat !== null);
  showChoices();
  showNotices();
  showSignals();
  if (told.length && !isWholeLog) hearAloud([...told.map(([, sentence]) => sentence), ...(isMyTurn() ? [now.ask?.text ?? ""] : [])].join(" "));
  endOfGame(isFirst);
}

/** @type {import("./wire.js").Panel[]} */
const NO_PANELS = [];

/** Does a bot sit on the reader's chair?
 * @param {Seen} now */
const isBotMine = (now) => now.seat !== null && !!now.chairs[now.seat]?.bot;

const isMyTurn = () => seen !== null && seen.seat !== null && !isBotMine(seen) && (seen.to_act ?? []).includes(seen.seat);

function showChoices() {
  if (!seen) return;
  bar.show(seen, isMyTurn());
  list.show();
  board.show();
}

/** @param {Answer} answer */
function hear(answer) {
  const said = { text: answer.text ?? "", paragraph: answer.paragraph ?? null };
  if (answer.kind === "tip" || answer.kind === "why") tips.told(String(answer.id), said, answer.kind);
  else if (answer.kind === "moment") showMoment(answer);
  else if (answer.kind === "refused" || answer.kind === "error") flash(said.text);
}

/** @param {string} text */
function hearAloud(text) {
  the("k-heard").textContent = text;
}

// What the reader does

/** A choice was made: play it, or ask once more.
 * @param {Choice} choice */
function take(choice) {
  if (wantsToConfirm() && choosing.chosen !== choice) choosing.hold(choice);
  else play(choice);
}

/** @param {Choice} choice */
function play(choice) {
  board.picture.settle();
  wire.act("play", choice.words);
  choosing.picks = [];
  choosing.chosen = null;
  showChoices();
}

/** @param {string} id */
function askWhy(id) {
  const at = board.picture.find(id);
  if (!at) return;
  tips.wanted = { id, at };
  wire.send({ do: "why", words: id });
}

/** What an element is called: what pressing it would do, or what it is.
 * @param {string} id */
function nameOf(id) {
  const labels = choosing.rest.filter((choice) => choice.touches.includes(id)).map((choice) => choice.label);
  return labels.join(", ") || tips.known.get(id)?.text || id;
}

// Earlier moments

/** @param {number} ply */
function lookBack(ply) {
  moment = { ply, shown: null };
  wire.send({ do: "moment", words: String(ply) });
  if (document.body.dataset.tab === "log" && matchMedia("(max-width: 47.99rem)").matches) openTab("table");
}

/** @param {Answer} answer */
function showMoment(answer) {
  if (!moment || !seen || answer.id !== moment.ply) return;
  moment.shown = answer;
  board.isFlat = true;
  document.body.classList.add("at-moment");
  board.picture.settle();
  board.picture.show(answer.live ?? "", { isNews: true });
  showPanels(seen, answer.panels ?? NO_PANELS);
  log.mark(moment.ply);
  board.show();
  const { ply } = moment;
  const step = (/** @type {number} */ by) => {
    const next = log.beside(ply, by);
    return button({ disabled: next === undefined }, () => next !== undefined && lookBack(next), say(by < 0 ? "log.earlier" : "log.later"));
  };
  the("k-moment").hidden = false;
  the("k-moment").replaceChildren(make("p", {}, say("log.moment", { sentence: log.sentence(ply) })), step(-1), step(1), button({ class: "main" }, comeBack, say("log.now")));
}

/** Back to the game as it stands. */
function comeBack() {
  if (!moment || !seen) return;
  moment = null;
  board.isFlat = false;
  document.body.classList.remove("at-moment");
  the("k-moment").hidden = true;
  log.mark(null);
  board.picture.settle();
  board.picture.show(seen.live ?? "", { isNews: false });
  showPanels(seen, seen.panels ?? NO_PANELS);
  showChoices();
}

// Around the game

/** What stands between bar and board: pleas, a bot on one's chair, another table, a newer server. */
function showNotices() {
  if (!seen) return;
  const notices = [];
  const { plea, seat } = seen;
  if (seen.frozen) notices.push(notice(say("table.frozen", { why: seen.frozen })));
  if (plea && plea.seat === seat) notices.push(notice(say("plea.mine"), button({}, () => wire.send({ do: "object" }), say("table.back"))));
  else if (plea) {
    const asks = seat !== null && !isBotMine(seen) && !plea.agreed.includes(seat);
    const answers = asks ? [button({ class: "main" }, () => wire.send({ do: "agree" }), say("plea.agree")), button({}, () => wire.send({ do: "object" }), say("plea.object"))] : [];
    notices.push(notice(emblem(plea.seat), say("plea.other", { who: seen.panels?.[plea.seat]?.name ?? "" }), ...answers));
  }
  if (isBotMine(seen) && seen.status === "running") {
    notices.push(notice(say("table.bot_plays"), make("form", { method: "post", action: `/t/${table}/sit` }, make("button", { class: "main" }, say("table.come_back")))));
  }
  if (seen.again && seen.status === "over") {
    const go = seat === null ? make("a", { class: "button", href: `/t/${seen.again}` }, say("sheet.watch")) : make("form", { method: "post", action: `/t/${table}/rematch` }, make("button", { class: "main" }, say("sheet.join")));
    notices.push(notice(say("sheet.again"), go));
  }
  if (seat === null && seen.status === "running") notices.push(notice(say("table.watching")));
  if (seen.build !== dataset.build) notices.push(notice(say("newer"), button({}, () => location.reload(), say("reload"))));
  const box = the("k-notices");
  const fresh = make("div", {}, ...notices);
  const old = box.querySelector(".standing");
  if (old?.innerHTML === fresh.innerHTML) return;
  fresh.className = "standing";
  if (old) old.replaceWith(fresh);
  else box.prepend(fresh);
}

/** @param {...(Node | string)} inside */
function notice(...inside) {
  return make("div", { class: "notice", role: "status" }, ...inside.map((part) => (typeof part === "string" ? make("span", {}, part) : part)));
}

/** Title, icon, watchers, and what leaving would mean. */
function showSignals() {
  if (!seen) return;
  const title = titles[lang] ?? "";
  document.title = `${isMyTurn() ? `● ${say("table.your_turn")} · ` : ""}${title} · Kogga`;
  the("k-title").textContent = title;
  /** @type {HTMLLinkElement} */ (/** @type {unknown} */ (the("k-icon"))).href = `${folder}icon${isMyTurn() ? "-turn" : ""}.svg`;
  the("k-watchers").textContent = seen.watchers ? say("table.watchers", { n: seen.watchers }) : "";
  const about = document.getElementById("k-leave-about");
  if (about) about.textContent = say(seen.status === "open" ? "table.leave_open" : "table.leave_about");
  const leave = document.getElementById("k-leave");
  if (leave) leave.hidden = isBotMine(seen) || seen.status === "over" || seen.seat === null;
}

/** @param {"up" | "opening" | "down"} state */
function showLight(state) {
  const light = the("k-light");
  if (light.classList.contains(state) && state !== "opening") return;
  light.className = `light ${state}`;
  const text = /** @type {HTMLElement} */ (light.lastElementChild);
  text.dataset.w = `light.${state}`;
  text.textContent = say(`light.${state}`);
}

/** The score sheet opens by itself when the game ends before one's eyes.
 * @param {boolean} isFirst */
function endOfGame(isFirst) {
  const isOver = !!seen?.sheet;
  if (isOver && !wasOver && !isFirst) sheetTimer = setTimeout(showSheet, wantsStill() ? 0 : 1200);
  if (!isOver) { clearTimeout(sheetTimer); /** @type {HTMLDialogElement} */ (the("k-sheet")).close(); }
  wasOver = isOver;
}

function showSheet() {
  if (seen) openSheet(seen, table, seen.ask?.text ?? "");
}

// Tabs, keys, language

/** @param {string} name */
function openTab(name) {
  document.body.dataset.tab = name;
  for (const tab of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[role=tab]"))) {
    const isOpen = tab.dataset.tab === name;
    tab.setAttribute("aria-selected", String(isOpen));
    tab.tabIndex = isOpen ? 0 : -1;
  }
  if (name === "book") book.open(book.at || (seen?.ask?.paragraph ?? ""));
  if (name === "log") log.pane.scrollTop = log.pane.scrollHeight;
  if (seen) chat.show(seen.said, name === "chat");
}

/** @param {string} paragraph */
function openBook(paragraph) {
  book.at = paragraph;
  tips.hide();
  openTab("book");
}

function tabs() {
  const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[role=tab]")]);
  for (const tab of all) {
    tab.addEventListener("click", () => { if (tab.dataset.tab === "book") book.at = ""; openTab(tab.dataset.tab ?? ""); });
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const shown = all.filter((other) => other.offsetParent);
      const next = step && shown[(shown.indexOf(tab) + step + shown.length) % shown.length];
      if (next) { next.focus(); next.click(); event.stopPropagation(); }
    });
  }
  openTab(matchMedia("(max-width: 47.99rem)").matches ? "table" : "log");
}

/** @param {KeyboardEvent} event */
function key(event) {
  if (document.querySelector("dialog[open]") || event.defaultPrevented) return;
  if (list.key(event)) event.preventDefault();
  else if (event.key === "Escape") { if (!choosing.back()) comeBack(); }
  else if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  else if (event.key === "Enter" && choosing.chosen && !(event.target instanceof HTMLButtonElement)) play(choosing.chosen);
  else if (event.key.toLowerCase() === "u" && seen?.can_undo) wire.act("undo");
  else if (event.key.toLowerCase() === "b") openBook(seen?.ask?.paragraph ?? "");
}

/** Go on in another language; nothing else changes.
 * @param {string} chosen */
async function speak(chosen) {
  await learn(chosen, folder);
  sayAll();
  list.shown = NOTHING;
  book.lang = "";
  tips.forget();
  wire.send({ do: "lang", words: chosen });
  await board.lay(`${dataset.picture}${chosen}`);
  if (document.body.dataset.tab === "book") book.open(book.at);
}

await learn(lang, folder);
heedWishes(speak);
copyButtons();
tabs();
addEventListener("keydown", key);
tips.watch(board.svg, (target) => board.tipAt(target));
tips.watch(the("k-panels"), (target) => {
  const at = target.closest("[data-tip]");
  return at ? { id: at.getAttribute("data-tip") ?? "", at } : null;
});
the("k-panels").addEventListener("click", (event) => {
  const at = /** @type {Element} */ (event.target).closest("[data-tip]");
  if (at) tips.want({ id: at.getAttribute("data-tip") ?? "", at });
});
await board.lay(`${dataset.picture}${lang}`);
wire = new Wire(table, { seen: show, heard: hear, light: showLight, lang: () => lang });
