// The end: the score sheet line by line, places, and another game.

import { all, button, copyButtons, emblem, go, make, the } from "./dom.js";
import { wantsStill } from "./wishes.js";
import { lang, say } from "./words.js";

/** @param {Seen} seen @param {string} table */
export function openSheet(seen, table) {
  const dialog = the("k-sheet");
  dialog.replaceChildren(
    make("h2", { id: "k-sheet-title" }, say("sheet.title")), make("p", {}, seen.ask?.text ?? ""), scores(seen, seen.sheet ?? []), course(table),
    make("div", { class: "buttons" }, ...again(seen, table), ...(seen.seat === null ? [] : [link(`/t/${table}/review`, "review.open")]), link(`/t/${table}/luck`, "luck.title"), button({}, () => dialog.close(), say("close"))));
  if (dialog.open) return;
  dialog.showModal();
  if (!wantsStill()) all("tr", dialog).forEach((line, nth) => line.animate([{ opacity: 0, translate: "0 -.3rem" }, { opacity: 1 }], { duration: 350, delay: nth * 160, fill: "backwards" }));
}

/** @param {string} href @param {string} key */
const link = (href, key) => make("a", { class: "button", href }, say(key));

/** How the game went, as the server draws it.
 * @param {string} table */
function course(table) {
  const box = make("div");
  fetch(`/t/${table}/end?lang=${lang}`).then(async (answer) => {
    if (answer.ok) box.innerHTML = await answer.text();
    copyButtons(box);
  }).catch(() => undefined);
  return box;
}

/** The way to the next game.
 * @param {Seen} seen @param {string} table */
export function again({ seat, again }, table) {
  if (seat !== null) return [go(`/t/${table}/rematch`, say(again ? "sheet.join" : "sheet.rematch")), make("span", { class: "small" }, say(again ? "sheet.again" : "sheet.rematch_about"))];
  return again ? [link(`/t/${again}`, "sheet.watch")] : [];
}

/** @param {Seen} seen @param {Sheet[]} sheets */
function scores({ panels = [] }, sheets) {
  const line = (name = "", cells = [/** @type {unknown} */ ("")]) =>
    make("tr", {}, make("th", { scope: "row" }, name), ...cells.map((cell) => make("td", {}, String(cell ?? "").replace("-", "−"))));
  const body = linesOf(sheets).flatMap(([part, name], nth, lines) => [
    ...(part && lines[nth - 1]?.[0] !== part ? [make("tr", { class: "part" }, make("th", { colspan: sheets.length + 1 }, part))] : []),
    line(name, sheets.map(({ lines }) => lines.find((other) => other[0] === part && other[1] === name)?.[2])),
  ]);
  return make("table", { class: "scores" },
    make("thead", {}, make("tr", {}, make("td"), ...sheets.map(({ seat }) => make("th", { scope: "col" }, emblem(seat), " ", panels[seat]?.name ?? "")))),
    make("tbody", {}, ...body),
    make("tfoot", {}, line(say("sheet.total"), sheets.map(({ total }) => total)), line(say("sheet.place"), sheets.map(({ place }) => (place === 1 ? "★ 1" : place)))));
}

/** Every line of any sheet once, in order.
 * @param {Sheet[]} sheets */
function linesOf(sheets) {
  return [...new Map(sheets.flatMap(({ lines }) => lines).map((line) => [`${line[0]}\n${line[1]}`, line])).values()];
}
