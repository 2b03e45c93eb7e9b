// One table: what the server shows is put on the page, and what the reader does is told the server. Knows no game.

import { Bar } from "./bar.js";
import { Board } from "./board.js";
import { Book } from "./book.js";
import { Choosing } from "./choosing.js";
import { all, button, copyButtons, isWriting, key as shortcut, on, refill, the } from "./dom.js";
import { List } from "./list.js";
import { Chat, Log } from "./log.js";
import { showPanels, showRoom } from "./panels.js";
import { flash, Tips } from "./tips.js";
import { Wire } from "./wire.js";
import { heedWishes, note, wantsSignal, wantsStill, wantsToConfirm } from "./wishes.js";
import { lang, learn, say, sayAll } from "./words.js";

const { body } = document;
const { table = "", game = "", picture = "", static: folder = "", names = "{}", build, isHost, watch } = the("k-table").dataset;
const isNarrow = () => !!the("k-tab-table").offsetParent;

/** @type {Seen | null} */
let seen = null;
/** The line of the log whose moment one looks at; -1: now. */
let moment = -1;
let isOver = true;
/** Has the reader caught up with what happened while they were away? */
let isUpToDate = false;

/** @type {Ears} */
const ears = {
  take, play, why, open: openBook, jump: lookBack, seen: show, heard: hear, changed: showChoices,
  light: (state) => { the("k-light").className = `light ${state}`; },
  hint: (choice) => board.hint(choice),
  undo: () => wire.act("undo"),
  tip: (id) => wire.send({ do: "tip", words: id, id }),
  chat: (text) => wire.send({ do: "chat", words: text }),
  sheet: async () => { const { openSheet } = await import("./sheet.js"); if (seen) openSheet(seen, table); },
  aloud: (text) => { the("k-heard").textContent = text; },
  isHeld: () => tips.isHeld,
};
const choosing = new Choosing(ears);
const board = new Board(choosing, ears);
const bar = new Bar(choosing, ears);
const list = new List(choosing, ears);
const tips = new Tips(ears);
const log = new Log(ears);
const chat = new Chat(ears);
const book = new Book(game);
/** @type {Wire} */
let wire;

// What the server shows

/** @param {Seen} now @param {Told[]} told @param {boolean} isWholeLog @param {Set<string>} changed */
function show(now, told, isWholeLog, changed) {
  const isFirst = !seen;
  if (isFirst) note(`kogga-luck-${table}`, now.luck.hash); // what was promised first, for whoever checks it
  const wasMine = isMyTurn();
  if (seen && seen.seat !== now.seat) forget();
  seen = now;
  list.isWatching = now.seat === null;
  body.classList.toggle("at-room", now.status === "open");
  body.dataset.asked = `${now.epoch}.${now.count}`;
  if (["choices", "chairs", "seat", "count", "clock"].some((key) => changed.has(key))) {
    choosing.offer((!isBotMine() && !now.clock?.paused && now.choices) || []);
    the("k-hints").replaceChildren();
    board.picture.mark("wanted", []);
  }
  if (changed.has("live") || changed.has("panels")) tips.known.clear();
  if (now.seat === null && told.length) board.picture.settle();
  if (isWholeLog) comeBack();
  if (moment < 0) {
    board.picture.show(now.live ?? "", !isFirst && !isWholeLog);
    showPanels(now, now.panels ?? []);
  }
  log.hear(told, isWholeLog);
  chat.show(now.said, body.dataset.tab === "chat");
  showRoom(now, isHost === "yes" || now.seat !== null);
  showChoices();
  showNotices(now);
  showSignals(now);
  if (told.length && !isWholeLog) ears.aloud([...told.map(([, sentence]) => sentence), isMyTurn() ? now.ask?.text : ""].join(" "));
  if (!isFirst && (told.length || wasMine !== isMyTurn())) remind(wasMine, !!told.length && !isWholeLog, !!now.sheet && !isOver);
  if (now.clock) import("./clock.js").then(({ keepTime }) => keepTime(now, ears.aloud));
  if (now.mine.length > 1) import("./curtain.js").then(({ drawCurtain }) => drawCurtain(now, (seat) => wire.send({ do: "lift", words: String(seat) })));
  if (now.sheet && !isOver && !isFirst) setTimeout(ears.sheet, wantsStill() ? 0 : 1200); // the last move is to be seen first
  if (!now.sheet) the("k-sheet").close();
  isOver = !!now.sheet;
}

/** Does a bot sit on the reader's chair? */
const isBotMine = () => !!seen && seen.seat !== null && !!seen.chairs[seen.seat]?.bot;

const isMyTurn = () => !!seen && seen.seat !== null && !isBotMine() && !!seen.to_act?.includes(seen.seat);

function showChoices() {
  if (!seen) return;
  if (moment < 0) bar.show(seen, isMyTurn());
  else showWayBack();
  list.show();
  board.show();
}

/** @param {Answer} answer */
function hear(answer) {
  const { kind, id = "", text = "", paragraph = null } = answer;
  if (kind === "tip" || kind === "why") tips.told(id, { text, paragraph }, kind);
  else if (kind === "moment" && answer.ply === moment) showMoment(moment, answer);
  else if (kind === "refused" || kind === "error") flash(text);
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
  comeBack();
  isUpToDate = true;
  board.picture.settle();
  wire.act("play", choice.words);
  if (!choosing.back()) showChoices();
}

/** @param {string} id */
function why(id) {
  const at = board.picture.find(id);
  if (!at) return;
  tips.wanted = { id, at };
  wire.send({ do: "why", words: id, id });
}

/** Advice, where it is allowed; most readers never load its script. */
async function advise() {
  if (the("k-hint").hidden) return;
  const hints = await import("./hints.js");
  hints.advise(table, seen?.seat ?? -1, choosing, board.picture, ears);
}

// Earlier moments

/** @param {number} ply */
function lookBack(ply) {
  moment = ply;
  wire.send({ do: "moment", words: String(ply) });
  if (isNarrow()) openTab("table");
}

/** Show a moment; -1: the game as it stands.
 * @param {number} ply @param {{live?: string, panels?: Panel[]}} then */
function showMoment(ply, { live = "", panels = [] }) {
  if (!seen) return;
  moment = ply;
  board.isFlat = ply >= 0;
  body.classList.toggle("at-moment", board.isFlat);
  board.picture.settle();
  board.picture.show(live, board.isFlat);
  showPanels(seen, panels);
  log.mark(ply);
  showChoices();
}

function comeBack() {
  if (moment >= 0 && seen) showMoment(-1, seen);
}

/** The bar while one looks at an earlier moment. */
function showWayBack() {
  const step = (by = 1, label = "") => {
    const next = log.beside(moment, by) ?? -1;
    return button({ disabled: next < 0 }, () => lookBack(next), say(label));
  };
  bar.say(say("log.moment", { sentence: log.sentence(moment) }), step(-1, "log.earlier"), step(1, "log.later"),
    button({ class: "main" }, comeBack, say("log.now"), shortcut("Esc")));
}

// Around the game

/** What stands between bar and board, if there is anything to say.
 * @param {Seen} now */
async function showNotices(now) {
  const { plea, frozen, again, build: newest, clock, gone, away } = now;
  const isNeeded = plea || frozen || again || clock?.paused || gone.length || (away && !isUpToDate) || isBotMine() || newest !== build;
  const { notices } = isNeeded ? await import("./notices.js") : { notices: () => [] };
  if (seen) refill(the("k-standing"), ...notices(seen, { table, build, isBotMine: isBotMine(), send: (deed) => wire.send({ do: deed }), skip: isUpToDate ? null : () => { isUpToDate = true; showNotices(now); } }));
}

/** Leave nothing of another hand on the page: this one has other eyes from now on. */
function forget() {
  tips.hide();
  the("k-tip").replaceChildren();
  ears.aloud("");
  board.picture.settle();
}

/** What is to be heard, and shown where the reader may look instead of here.
 * @param {boolean} wasMine was it the reader's turn before? @param {boolean} isNews @param {boolean} isEnd */
async function remind(wasMine, isNews, isEnd) {
  const isTurn = isMyTurn() && !wasMine;
  const { badge, cue, notify } = await import("./signals.js");
  badge(isMyTurn() ? 1 : 0);
  if (isEnd || isTurn || isNews) cue(isEnd ? "end" : isTurn ? "turn" : "move");
  if (isTurn) notify(say("table.your_turn"), the("k-title").textContent ?? "", table);
}

/** Title, icon, watchers, and what leaving would mean.
 * @param {Seen} now */
function showSignals({ watchers, status, seat, count, plea, can_undo, clock, hints }) {
  const { title, agreed } = JSON.parse(names)[lang];
  const isMarked = isMyTurn() && wantsSignal();
  document.title = `${isMarked ? `● ${say("table.your_turn")} · ` : ""}${title} · Kogga`;
  the("k-title").textContent = title;
  the("k-agreed").textContent = agreed;
  the("k-icon").href = `${folder}icon${isMarked ? "-turn" : ""}.svg`;
  the("k-watchers").textContent = watchers ? say("table.watchers", { n: watchers }) : "";
  const isPlayer = seat !== null && !isBotMine() && status === "running";
  the("k-hint").hidden = !isPlayer || !hints;
  the("k-plead").hidden = !isPlayer || !!plea || !count || !!can_undo;
  the("k-pause").hidden = !isPlayer || !!plea || !clock || clock.paused;
  the("k-leave").hidden = seat === null || isBotMine() || status === "over";
  the("k-leave-about").textContent = say(status === "open" ? "table.leave_open" : "table.leave_about");
}

// Tabs, keys, language

/** @param {string} name */
function openTab(name) {
  body.dataset.tab = name;
  for (const tab of all("[role=tab]")) {
    const isOpen = tab.dataset.tab === name;
    tab.ariaSelected = String(isOpen);
    tab.tabIndex = isOpen ? 0 : -1;
  }
  if (name === "book") book.open(book.at || (seen?.ask?.paragraph ?? ""));
  if (name === "log") log.toEnd();
  if (seen) chat.show(seen.said, name === "chat");
}

/** @param {string} paragraph */
function openBook(paragraph) {
  book.at = paragraph;
  tips.hide();
  openTab("book");
}

function tabs() {
  for (const tab of all("[role=tab]")) {
    const { tab: name = "" } = tab.dataset;
    on(tab, "click", () => (name === "book" ? openBook("") : openTab(name)));
    on(tab, "keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[/** @type {string} */ (event.key)];
      const shown = all("[role=tab]").filter((other) => other.offsetParent);
      const next = step && shown.at((shown.indexOf(tab) + step) % shown.length);
      if (next) { next.focus(); next.click(); event.stopPropagation(); }
    });
  }
  openTab(isNarrow() ? "table" : "log");
}

/** @param {KeyboardEvent} event */
function key(event) {
  const { target, ctrlKey, metaKey, altKey } = event;
  const letter = event.key.toLowerCase();
  if (all("dialog[open]").length || event.defaultPrevented || ctrlKey || metaKey || altKey) return;
  if (list.hears(event)) event.preventDefault();
  else if (letter === "escape") tips.hide() || choosing.back() || comeBack();
  else if (isWriting(target)) return;
  else if (letter === "enter" && choosing.chosen && !all("button:focus, a:focus").length) play(choosing.chosen);
  else if (letter === "u" && seen?.can_undo) ears.undo();
  else if (letter === "h") advise();
  else if (letter === "b") openBook(seen?.ask?.paragraph ?? "");
}

/** Go on in another language; nothing else changes.
 * @param {string} chosen */
async function speak(chosen) {
  await learn(chosen, folder);
  sayAll();
  list.shown = null;
  book.lang = "";
  tips.known.clear();
  wire.send({ do: "lang", words: chosen });
  await board.picture.lay(picture + chosen);
  if (body.dataset.tab === "book") book.open(book.at);
}

/** @param {any} event @returns {Spot | null} */
function counterAt({ target }) {
  const at = target.closest("[data-tip]");
  return at && { id: at.getAttribute("data-tip") ?? "", at };
}

await learn(lang, folder);
heedWishes(speak);
copyButtons();
tabs();
on(window, "keydown", key);
tips.watch(board.svg, (event) => board.tipAt(event));
tips.watch(the("k-panels"), counterAt);
on(the("k-hint"), "click", advise);
on(the("k-plead"), "click", () => wire.send({ do: "plead" }));
on(the("k-pause"), "click", () => wire.send({ do: "pause" }));
on(the("k-sound"), "click", () => the("k-wish-sound").click());
on(the("k-panels"), "click", (event) => { const at = counterAt(event); if (at) tips.want(at); });
await board.lay(picture + lang);
wire = new Wire(`${table}/live?watch=${watch}`, ears);
