// A record chosen as a file goes into the text field, so that what is sent is what one sees.

import { on, the } from "./dom.js";

on(the("k-file"), "change", async ({ target }) => {
  const [file] = target.files;
  if (file) the("k-record").value = await file.text();
});
