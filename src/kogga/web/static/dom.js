// Elements, made and found.

/** The element of this id; the page always has it.
 * @template {string} K @param {K} id @returns {K extends keyof Ids ? Ids[K] : HTMLElement} */
export const the = (id) => /** @type {any} */ (document.getElementById(id));

/** All elements like this.
 * @param {string} selector @param {ParentNode} [within] @returns {HTMLElement[]} */
export const all = (selector, within = document) => /** @type {any} */ ([...within.querySelectorAll(selector)]);

/** Do this whenever something of these kinds happens.
 * @param {EventTarget} target @param {string} kinds @param {(event: any) => void} act @param {AddEventListenerOptions} [how] */
export const on = (target, kinds, act, how) => kinds.split(" ").forEach((kind) => target.addEventListener(kind, act, how));

/** A new element; what is false or undefined is left out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag @param {Attributes} [attributes] @param {...Part} inside */
export function make(tag, attributes = {}, ...inside) {
  const element = document.createElement(tag);
  for (const [name, given] of Object.entries(attributes)) if (given !== undefined && given !== false) element.setAttribute(name, String(given));
  element.append(...inside);
  return element;
}

/** A button that does something.
 * @param {Attributes} attributes @param {() => void} press @param {...Part} inside */
export function button(attributes, press, ...inside) {
  const element = make("button", { type: "button", ...attributes }, ...inside);
  on(element, "click", press);
  return element;
}

/** The key a button answers to, for the eye.
 * @param {string | number} name */
export const key = (name) => make("kbd", { "aria-hidden": "true" }, String(name));

/** A button that sends the reader on, as a form does.
 * @param {string} address @param {string} label @param {Attributes} [sent] fields that go along */
export const go = (address, label, sent = {}) => make("form", { method: "post", action: address },
  ...Object.entries(sent).map(([name, value]) => make("input", { type: "hidden", name, value })), make("button", { class: "main" }, label));

/** A seat's emblem in its colour.
 * @param {number} seat */
export function emblem(seat) {
  const box = make("span");
  box.innerHTML = `<svg class="emblem seat-${Number(seat)}" aria-hidden="true"><use href="#k-emblem-${Number(seat)}"/></svg>`;
  return /** @type {Element} */ (box.firstChild);
}

/** Does somebody write or choose something there?
 * @param {any} target */
export const isWriting = (target) => target.matches?.("select, input");

/** Replace what is inside, if it looks different; the focus stays on what says the same.
 * @param {HTMLElement} box @param {...Part} inside */
export function refill(box, ...inside) {
  const fresh = make("div", {}, ...inside);
  if (fresh.innerHTML === box.innerHTML) return;
  const focus = box.contains(document.activeElement) && document.activeElement?.textContent;
  box.replaceChildren(...fresh.childNodes);
  if (focus) all("button", box).find(({ textContent }) => textContent === focus)?.focus();
}

/** Buttons with data-copy copy the field of that id.
 * @param {ParentNode} [within] */
export function copyButtons(within) {
  for (const copier of all("[data-copy]", within)) {
    on(copier, "click", async () => {
      const field = /** @type {any} */ (the(copier.dataset.copy ?? ""));
      field.select();
      await navigator.clipboard.writeText(field.value);
      copier.textContent = copier.dataset.copied ?? "✓";
    });
  }
}
