// Draws the luck of a table again from seed, words and number. docs/luck.md is the rule; no rules of a game are needed.

import { sha256 } from "./sha256.js";

export const RULE = "kogga-luck-1";
const PATIENCE = 5000; // draws for one throw; an honest one needs about a hundred
const utf8 = new TextEncoder();

/** The hash of several texts, each behind its length in bytes.
 * @param {string[]} parts */
const digest = (parts) => sha256(utf8.encode(parts.map((part) => `${utf8.encode(part).length}:${part},`).join("")));

/** The hash of a text as 64 digits.
 * @param {string} text */
export const hashOf = (text) => sha256(utf8.encode(text)).toString(16).padStart(64, "0");

/** Headers and moves of a record.
 * @param {string} text @returns {{headers: Record<string, string>, moves: string[]}} */
export function readRecord(text) {
  const lines = text.split("\n").map((line) => line.trim()).filter((line) => line && !line.startsWith(";"));
  const headers = lines.flatMap((line) => [/^\[([A-Z][A-Za-z]*) "(.*)"\]$/.exec(line) ?? []]).filter(({ length }) => length);
  return { headers: Object.fromEntries(headers.map(([, name, given]) => [name, given])), moves: lines.slice(headers.length) };
}

/** What turn k must bring: the number that was drawn, and the outcome.
 * @param {Luck} luck @param {string[]} key @returns {{number: string, due: string}} */
export function draw(luck, key) {
  const block = (nth = 0) => digest([...key, String(luck.k), String(nth)]);
  if (luck.throw) return { number: "", due: scatter(luck.throw, block) };
  const total = (luck.odds ?? []).reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
  let spot = (block() * total) >> 256n;
  const number = `${spot} / ${total}`;
  for (const [outcome, weight] of luck.odds ?? []) {
    spot -= BigInt(weight);
    if (spot < 0n) return { number, due: outcome };
  }
  return { number, due: "" };
}

/** Dice that fall into a box: face and place of each.
 * @param {Box} box @param {(nth: number) => bigint} block */
function scatter({ dice, faces, spots, low, apart }, block) {
  /** @type {number[][]} */
  const lie = [];
  for (let nth = 0; lie.length < dice && nth < PATIENCE; nth++) {
    const way = Math.floor((Number(block(nth) >> 203n) / 2 ** 53) * (faces * spots * spots));
    const [x, y] = [(Math.floor(way / faces) % spots) + low, Math.floor(way / (faces * spots)) + low];
    if (lie.every(([, a = 0, b = 0]) => (x - a) ** 2 + (y - b) ** 2 >= apart ** 2)) lie.push([(way % faces) + 1, x, y]);
  }
  return lie.map(([face, x, y]) => `${face}@${x}/${y}`).join(" ");
}

/** What is told of a turn and can be compared: of a throw the dice, not whose they are.
 * @param {Luck} luck */
export const cameOf = ({ came, throw: box }) => (box ? came.split(" ").filter((word) => word.includes("@")).join(" ") : came);

/** Is this a turn as turns are: whole weights above nothing, no outcome twice, a throw of sane size?
 * @param {Luck} luck */
export function isSane({ odds, throw: box, came }) {
  if (box) return Object.values(box).every((size) => Number.isSafeInteger(size) && size >= 0) && box.dice <= 200 && box.faces * box.spots ** 2 < 2 ** 40;
  const names = new Set(odds?.map(([outcome]) => outcome));
  return !!odds?.length && names.size === odds.length && odds.every(([, weight]) => Number.isSafeInteger(weight) && weight > 0) && typeof came === "string";
}
