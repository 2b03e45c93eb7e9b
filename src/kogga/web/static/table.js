// @ts-check
// The plain table: a list of everything one may do, and what happened. Views are numbered; a gap asks for everything again.

const main = /** @type {HTMLElement} */ (document.getElementById("table"));
const ask = /** @type {HTMLElement} */ (document.getElementById("ask"));
const list = /** @type {HTMLElement} */ (document.getElementById("choices"));
const log = /** @type {HTMLElement} */ (document.getElementById("log"));
const undo = /** @type {HTMLButtonElement} */ (document.getElementById("undo"));
const chat = /** @type {HTMLFormElement} */ (document.getElementById("chat"));

/** @type {Record<string, any>} */
let seen = {};
let number = 0;
/** @type {WebSocket} */
let socket;

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/t/${main.dataset.table}/live`);
  socket.onopen = () => { number = 0; seen = {}; };
  socket.onmessage = (event) => hear(JSON.parse(event.data));
  socket.onclose = () => setTimeout(connect, 1000);
}

/** @param {Record<string, any>} message */
function hear(message) {
  if (message.kind === "view") {
    if (message.number <= number && !message.whole) return;
    if (message.number !== number + 1 && !message.whole) { send({ do: "look" }); return; }
    number = message.number;
    seen = message.whole ? message : { ...seen, ...message };
    if (message.whole_log) log.replaceChildren();
    for (const [, sentence] of message.log) log.prepend(paragraph(sentence));
    show();
  } else if (message.text) {
    ask.textContent = message.text;
  }
}

function show() {
  ask.textContent = seen.ask ? seen.ask.text : "";
  undo.hidden = !seen.can_undo;
  list.replaceChildren(...(seen.choices ?? []).map(choice));
}

/** @param {{words: string, label: string}} option */
function choice(option) {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.textContent = option.label;
  button.onclick = () => send({ do: "play", words: option.words, epoch: seen.epoch, count: seen.count });
  item.append(button);
  return item;
}

/** @param {string} text */
function paragraph(text) {
  const element = document.createElement("p");
  element.textContent = text;
  return element;
}

/** @param {Record<string, any>} message */
function send(message) {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

undo.onclick = () => send({ do: "undo", epoch: seen.epoch, count: seen.count });
chat.onsubmit = (event) => {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (chat.elements.namedItem("text"));
  send({ do: "chat", words: field.value });
  field.value = "";
};
connect();
