// What the reader wishes: language, colours, text size, confirming, movement, reminders. Kept by the server, in force at once.

import { on, the } from "./dom.js";

const { dataset } = document.documentElement;
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Does the reader want to be asked before a move is played? */
export const wantsToConfirm = () => dataset.confirm === "on";

/** Does the reader want nothing to move? */
export const wantsStill = () => dataset.motion === "off" || still.matches;

/** Does the reader want title and icon to tell whose turn it is? */
export const wantsSignal = () => dataset.signal === "on";

/** What this browser noted under a name; `text` is noted if nothing was. Some browsers note nothing.
 * @param {string} name @param {string} [text] @returns {string} */
export function note(name, text = "") {
  try {
    return (localStorage[name] ||= text);
  } catch { return text; }
}

/** @type {Promise<unknown>} Wishes are kept one after another, so that the last one holds. */
let kept = Promise.resolve();

/** Listen to the form of wishes; `speak` is told about another language once the server knows it.
 * @param {(lang: string) => void} speak */
export function heedWishes(speak) {
  on(the("k-wishes"), "change", async ({ target }) => {
    const { name, type } = target;
    if (name === "notify" && target.checked) target.checked = await (await import("./signals.js")).mayNotify();
    const value = type === "checkbox" ? (target.checked ? "on" : "off") : target.value;
    if (name !== "lang") dataset[name] = value;
    if (name === "sound") document.getElementById("k-sound")?.setAttribute("aria-pressed", String(target.checked));
    const keep = () => fetch("/me", { method: "POST", headers: { accept: "application/json" }, body: new URLSearchParams({ [name]: value }) });
    await (kept = kept.then(keep, keep));
    if (name === "lang") speak(value);
  });
}
