// The luck account: fetched when the page is there, for a worker has to count it first.

import { the } from "./dom.js";

const link = /** @type {HTMLAnchorElement | null} */ (document.getElementById("k-count"));
if (link) {
  const answer = await fetch(link.href);
  const counted = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("k-account");
  if (counted) the("k-account").replaceWith(counted);
}
