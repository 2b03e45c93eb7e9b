// The page that checks a table's luck: findings one by one, and the first thing that is wrong.

import { make, on, the } from "./dom.js";
import { cameOf, draw, hashOf, isSane, readRecord, RULE } from "./proof.js";
import { note } from "./wishes.js";
import { lang, learn, say } from "./words.js";

const { table = "", static: folder = "" } = the("k-verify").dataset;
/** @typedef {{key: string, args?: Record<string, string | number>, is: "good" | "wrong" | "open"}} Finding */

/** Everything the browser can find out about a luck sheet or a record.
 * @param {string} text @param {string} noted @returns {{found: Finding[], turns: HTMLElement[]}} */
function examine(text, noted) {
  const { record, lucks } = read(text);
  const { headers, moves } = readRecord(record);
  const { Seed: seed = "", Commitment: promise = "" } = headers;
  if (!promise && !seed) return { found: [{ key: "nothing", is: "open" }], turns: [] };
  const found = [
    finding("rule", headers.LuckRule === RULE, { rule: headers.LuckRule ?? "?" }),
    finding("promise", !!seed && hashOf(seed) === promise, { promise, hash: hashOf(seed) }),
    ...(noted ? [finding("noted_good", noted === promise, { noted, promise })] : []),
    finding("digest", hashOf(moves.join("\n")) === headers.Digest),
  ];
  if (!lucks) return { found: [...found, { key: "no_sheet", is: "open" }], turns: [] };
  const words = wordsOf(headers.Words ?? "");
  const [told, turns] = words && headers.Lucks === String(lucks.length) && !lucks.some((luck, k) => luck?.k !== k || !isSane(luck)) ? drawAll(lucks, [RULE, seed, ...words], moves) : [[], []];
  return { found: [...found, finding("numbers", told.length > 0, { n: lucks.length }), ...told, ...undone(lucks, headers.Undone ?? ""), ...heard(words), { key: "rest", is: "open" }], turns };
}

/** @param {string} key @param {boolean} isGood @param {Record<string, string | number>} [args] @returns {Finding} */
const finding = (key, isGood, args) => ({ key: isGood ? key : `${key.replace("_good", "")}_wrong`, args, is: isGood ? "good" : "wrong" });

/** A luck sheet with its record, or a record alone.
 * @param {string} text @returns {{record: string, lucks: Luck[] | null}} */
function read(text) {
  if (!text.trim().startsWith("{")) return { record: text, lucks: null };
  const sheet = JSON.parse(text);
  return { record: String(sheet.record), lucks: Array.isArray(sheet.lucks) ? sheet.lucks : [] };
}

/** The words people added; null: that is no list of texts.
 * @param {string} text @returns {string[] | null} */
function wordsOf(text) {
  try {
    const words = JSON.parse(text);
    return Array.isArray(words) && words.every((word) => typeof word === "string") ? words : null;
  } catch { return null; }
}

/** Draw every turn again; is each as told, and is each that stands a line of the record?
 * @param {Luck[]} lucks @param {string[]} key @param {string[]} moves @returns {[Finding[], HTMLElement[]]} */
function drawAll(lucks, key, moves) {
  const drawn = lucks.map((luck) => ({ luck, ...draw(luck, key) }));
  const wrong = drawn.find(({ luck, due }) => cameOf(luck) !== due);
  const lost = lucks.find(({ line, came }) => line !== null && moves[line] !== came);
  return [[
    finding("drawn", !wrong, wrong ? { k: wrong.luck.k, came: wrong.luck.came, due: wrong.due } : { n: lucks.length }),
    finding("lines", !lost, lost && { k: lost.k, came: lost.came, line: (lost.line ?? 0) + 1 }),
  ], drawn.map(({ luck, number, due }) => row(luck, number, cameOf(luck) === due))];
}

/** Does the record know of the same luck that was taken back?
 * @param {Luck[]} lucks @param {string} told @returns {Finding[]} */
function undone(lucks, told) {
  const back = lucks.filter((luck) => luck?.line === null).map(({ k }) => k);
  return back.length || told ? [finding("undone", back.join(" ") === told, { n: back.length })] : [];
}

/** The words that were mixed in, for whoever knows their own.
 * @param {string[] | null} words @returns {Finding[]} */
const heard = (words) => (words?.length ? [{ key: "mixed", args: { words: words.map((each) => say("luck.quoted", { words: each })).join(", ") }, is: "good" }] : []);

/** @param {Luck} luck @param {string} number @param {boolean} isGood */
function row({ k, odds, line, came }, number, isGood) {
  const could = odds ? odds.slice(0, 4).map(([outcome, weight]) => (weight > 1 ? `${outcome} ×${weight}` : outcome)).join(", ") + (odds.length > 4 ? ", …" : "") : say("verify.throw");
  return make("tr", { class: !isGood && "wrong" }, ...[String(k), could, number, came + (line === null ? ` (${say("verify.taken_back")})` : "")].map((cell) => make("td", {}, cell)));
}

/** @param {string} text */
function check(text) {
  let result;
  try {
    result = examine(text, the("k-noted").value.trim().toLowerCase());
  } catch {
    result = { found: [/** @type {Finding} */ ({ key: "unreadable", is: "wrong" })], turns: [] };
  }
  const { found, turns } = result;
  const isWrong = found.some(({ is }) => is === "wrong");
  the("k-result").hidden = false;
  the("k-found-title").textContent = say(isWrong ? "verify.bad" : turns.length ? "verify.good" : "verify.unsure");
  the("k-findings").replaceChildren(...found.map(({ key, args, is }) => make("li", { class: is }, { good: "✓ ", wrong: "✗ ", open: "○ " }[is], say(`verify.${key}`, args))));
  the("k-drawn").replaceChildren(...turns);
  the("k-turns").hidden = !turns.length;
  the("k-result").focus();
}

await learn(lang, folder);
on(the("k-check"), "submit", (event) => {
  event.preventDefault();
  check(the("k-text").value);
});
on(the("k-file"), "change", async () => {
  const [file] = the("k-file").files ?? [];
  if (file) check((the("k-text").value = await file.text()));
});
if (table) {
  the("k-noted").value = note(`kogga-luck-${table}`);
  const answer = await fetch(`/t/${encodeURIComponent(table)}/luck.json`, { headers: { accept: "application/json" } });
  const text = await answer.text();
  if (answer.ok) check((the("k-text").value = text));
  else {
    the("k-result").hidden = false;
    the("k-found-title").textContent = JSON.parse(text).error;
    the("k-turns").hidden = true;
  }
}
