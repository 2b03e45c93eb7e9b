// The book beside the table: both languages, searchable, open at the § of the moment.

import { all, on, the } from "./dom.js";
import { lang, say } from "./words.js";

export class Book {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.pages = the("k-pages");
    this.field = the("k-search");
    this.lang = "";
    this.at = "";
    on(this.field, "input", () => this.search());
    for (const press of all("[data-book]")) on(press, "click", () => this.open(this.at, press.dataset.book));
    on(this.pages, "click", (event) => {
      const link = event.target.closest("a");
      if (link) this.open(link.hash.replace("#k-p-", ""));
      event.preventDefault();
    });
  }

  /** Open it at a paragraph.
   * @param {string} paragraph @param {string} [tongue] */
  async open(paragraph, tongue = this.lang || lang) {
    if (tongue !== this.lang) await this.fetch(tongue);
    this.field.value = "";
    this.search();
    this.at = paragraph;
    for (const section of all(".paragraph", this.pages)) section.classList.toggle("here", section.id === `k-p-${paragraph}`);
    all(".here", this.pages)[0]?.scrollIntoView({ block: "start" });
  }

  /** @param {string} tongue */
  async fetch(tongue) {
    const answer = await fetch(`/g/${this.game}/book?lang=${tongue}`);
    const book = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("k-book");
    if (!book) return;
    this.lang = tongue;
    this.pages.replaceChildren(book);
    for (const press of all("[data-book]")) press.ariaPressed = String(press.dataset.book === tongue);
  }

  /** Leave only the paragraphs with these words, and mark the words. */
  search() {
    const wanted = this.field.value.trim().toLowerCase();
    const found = all(".paragraph", this.pages).filter((paragraph) => {
      paragraph.hidden = !(paragraph.textContent ?? "").toLowerCase().includes(wanted);
      return !paragraph.hidden;
    });
    the("k-found").textContent = wanted && say(found.length ? "book.found" : "book.none", { n: found.length });
    if ("highlights" in CSS) CSS.highlights.set("found", new Highlight(...(wanted ? rangesOf(found, wanted) : [])));
  }
}

/** Where these words stand, once in each piece of text.
 * @param {HTMLElement[]} paragraphs @param {string} wanted */
function rangesOf(paragraphs, wanted) {
  const texts = paragraphs.flatMap((paragraph) => all("*", paragraph)).flatMap(({ childNodes }) => [...childNodes]);
  return texts.filter(({ nodeValue }) => nodeValue?.toLowerCase().includes(wanted)).map((node) => {
    const range = new Range();
    const at = (node.nodeValue ?? "").toLowerCase().indexOf(wanted);
    range.setStart(node, at);
    range.setEnd(node, at + wanted.length);
    return range;
  });
}
