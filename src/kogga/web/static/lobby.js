// The plain pages: wishes, copy buttons, options that need another one, and a lobby that stays fresh.

import { all, copyButtons, on, the } from "./dom.js";
import { badge, cue, notify } from "./signals.js";
import { heedWishes, wantsSignal } from "./wishes.js";

const KEPT = "kogga-form";
const FRESH = 15000;
const { title } = document;
/** How many tables were known to wait for the reader. */
let known = 0;
const form = /** @type {HTMLFormElement | null} */ (document.getElementById("k-set"));

/** Load the page in another language; what was filled in stays. */
function reload() {
  if (form) sessionStorage.setItem(KEPT, JSON.stringify([...new FormData(form)]));
  location.reload();
}

/** Fill in again what was there before the page changed its language.
 * @param {HTMLFormElement} form */
function restore(form) {
  for (const [name, given] of JSON.parse(sessionStorage.getItem(KEPT) ?? "[]")) {
    const field = /** @type {any} */ (form.elements.namedItem(name));
    if (field?.type === "checkbox") field.checked = true;
    else if (field) field.value = given;
  }
  sessionStorage.removeItem(KEPT);
}

/** Options that mean nothing beside what was chosen are closed, and back at their default.
 * @param {HTMLFormElement} form */
function openOptions(form) {
  for (const option of /** @type {any[]} */ (all("[data-needs]", form))) {
    const isOpen = option.dataset.needsOneOf.split(" ").includes(new FormData(form).get(`option-${option.dataset.needs}`));
    option.disabled = !isOpen;
    if (!isOpen) option.querySelector("[data-default]").checked = true;
  }
}

/** Fetch the lobby again and take its lists over, unless somebody is just using them. */
async function refresh() {
  if (document.hidden) return;
  const fresh = new DOMParser().parseFromString(await (await fetch("/")).text(), "text/html");
  for (const id of ["k-mine", "k-listed"]) {
    const [old, found] = [the(id), fresh.getElementById(id)];
    if (found && found.innerHTML !== old.innerHTML && !old.contains(document.activeElement)) old.replaceWith(found);
  }
  signal();
}

/** How many tables wait for the reader, in the title of the page. */
function signal() {
  const waiting = Number(all("[data-waiting]")[0]?.dataset.waiting ?? 0);
  document.title = waiting && wantsSignal() ? `(${waiting}) ${title}` : title;
  if (waiting > known) {
    cue("turn");
    notify(title, document.title, "lobby");
  }
  badge(known = waiting);
}

heedWishes(reload);
copyButtons();
if (form) {
  restore(form);
  openOptions(form);
  on(form, "change", () => openOptions(form));
}
if (the("k-listed")) {
  known = Infinity; // what waits already needs no cue
  signal();
  setInterval(() => refresh().catch(() => undefined), FRESH);
  on(document, "visibilitychange", () => refresh().catch(() => undefined));
}
