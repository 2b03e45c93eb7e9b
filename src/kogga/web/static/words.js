// The page's own words in the reader's language, as the server has them.

import { all } from "./dom.js";

/** @type {Record<string, string | Record<string, string>>} */
let words = {};
let plural = new Intl.PluralRules("en");

export let lang = document.documentElement.lang;

/** Learn a language.
 * @param {string} chosen @param {string} folder where the words are */
export async function learn(chosen, folder) {
  words = await (await fetch(`${folder}words-${chosen}.json`)).json();
  plural = new Intl.PluralRules(chosen);
  lang = chosen;
}

/** A sentence; `n` chooses between plural forms.
 * @param {string} key @param {Record<string, string | number>} [args] */
export function say(key, args = {}) {
  const entry = words[key] ?? key;
  const text = typeof entry === "string" ? entry : entry[plural.select(Math.abs(Number(args.n)))] ?? entry.many ?? "";
  return text.replace(/\{(\w+)\}/g, (_, name) => String(args[name] ?? ""));
}

/** Say everything the server has written in the language we speak now. */
export function sayAll() {
  document.documentElement.lang = lang;
  for (const element of all("[data-w]")) element.textContent = say(element.dataset.w ?? "", JSON.parse(element.dataset.wArgs ?? "{}"));
  for (const element of all("[data-w-label]")) {
    const text = say(element.dataset.wLabel ?? "");
    element.ariaLabel = text;
    if (element.hasAttribute("placeholder")) element.setAttribute("placeholder", text);
  }
}
