// The review of one's own game: waits until it is thought out, then shows the board of each finding.

import { Chart } from "./chart.js";
import { all, on, the } from "./dom.js";
import { Picture } from "./picture.js";
import { heedWishes } from "./wishes.js";

const PAUSE = 1000;
const { table = "", status = "", picture: backdrop = "" } = the("k-review").dataset;
const address = `/t/${table}/review`;

/** Ask how far it has come; when it is done, show it. */
async function wait() {
  const answer = await fetch(address, { headers: { accept: "application/json" } });
  const told = await answer.json();
  if (told.status !== "thinking") return void location.reload();
  the("k-progress").max = told.whole;
  the("k-progress").value = told.done;
  setTimeout(again, PAUSE);
}

const again = () => void wait().catch(() => setTimeout(again, PAUSE));

/** Let the buttons show their moments, the dearest first. */
async function open() {
  const picture = new Picture(the("k-picture"));
  const chart = new Chart(the("k-frame"), the("k-picture"));
  await picture.lay(backdrop);
  chart.lay(picture.size);
  const show = async (/** @type {HTMLElement} */ press) => {
    const { live, made, best } = await (await fetch(`${address}/${press.dataset.ply}?lang=${document.documentElement.lang}`)).json();
    for (const other of all("[data-ply]")) other.ariaPressed = String(other === press);
    picture.show(live, false);
    picture.mark("made", made);
    picture.mark("best", best);
    chart.attend(all(".made, .best", picture.live));
  };
  for (const press of all("[data-ply]")) on(press, "click", () => show(press));
  const [first] = all("[data-ply]");
  if (first) await show(first);
}

heedWishes(() => location.reload());
if (status === "thinking") again();
else if (document.getElementById("k-picture")) await open();
