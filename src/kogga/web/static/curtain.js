// Several people at one screen: between their turns a curtain hides the table until whose turn it is presses.
// The server has sent nobody's hand by then; it sends one only after the press.

import { button, emblem, make, on, refill } from "./dom.js";
import { say } from "./words.js";

const dialog = make("dialog", { id: "k-curtain", class: "sheet curtain", "aria-labelledby": "k-curtain-title" });
document.body.append(dialog);
let isDown = false;
/** Whose hand was shown last. */
let last = -1;

// The focus is on the heading, so that an Enter too many lifts nothing.
on(dialog, "cancel", (event) => event.preventDefault());
on(dialog, "close", () => isDown && dialog.showModal());

/** @param {Seen} now @param {(seat: number) => void} lift */
export function drawCurtain({ status, seat, mine, to_act = [], chairs }, lift) {
  const asked = mine.filter((each) => to_act.includes(each) && !chairs[each]?.bot);
  isDown = status === "running" && seat === null && asked.length > 0;
  if (seat !== null) last = seat;
  if (!isDown) return dialog.close();
  const who = (each = 0) => chairs[each]?.name ?? "";
  const [next = 0] = asked;
  const others = mine.includes(last) && !asked.includes(last) ? [button({ class: "quiet" }, () => lift(last), say("curtain.back", { who: who(last) }))] : [];
  refill(dialog, make("h2", { id: "k-curtain-title", tabindex: -1, autofocus: true }, emblem(next), " ", say("curtain.give", { who: who(next) })),
    make("p", {}, say("curtain.alone", { who: who(next) })),
    make("div", { class: "buttons" }, ...asked.map((each) => button({ class: each === next && "main" }, () => lift(each), say("curtain.lift", { who: who(each) }))), ...others));
  if (!dialog.open) dialog.showModal();
}
