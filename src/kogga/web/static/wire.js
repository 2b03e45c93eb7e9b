// The line to the server: numbered views in, words out. A gap asks for everything again; a lost line is found again.

import { on } from "./dom.js";
import { lang } from "./words.js";

const BEAT = 8000; // how long a line may be silent before we ask whether it is alive
const PATIENCE = 5000; // how long the answer may take
const WAITS = [300, 700, 1500, 3000];
const LONGEST = 6000;

export class Wire {
  /** @param {string} address of the table's socket, below /t/ @param {Ears} ears */
  constructor(address, ears) {
    this.address = address;
    this.ears = ears;
    /** @type {Seen | null} */
    this.seen = null;
    /** @type {Message | null} a move that was sent and not answered yet */
    this.open = null;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.number = 0;
    this.tries = 0;
    this.timer = 0;
    on(window, "online", () => this.hurry());
    on(window, "offline", () => this.drop());
    on(document, "visibilitychange", () => document.hidden || this.hurry());
    this.connect();
  }

  connect() {
    this.ears.light(this.tries ? "down" : "opening");
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/t/${this.address}&lang=${lang}`);
    this.socket = socket;
    this.number = 0;
    socket.onmessage = (event) => this.socket === socket && this.hear(JSON.parse(event.data));
    socket.onclose = () => this.socket === socket && this.drop();
    this.wait(PATIENCE * 2, () => this.drop());
  }

  /** The line is gone: try again, soon at first. */
  drop() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.ears.light("down");
    this.wait(WAITS[this.tries++] ?? LONGEST, () => this.connect());
  }

  /** Somebody is looking, or the network is back: do not wait any longer. */
  hurry() {
    if (this.socket) this.ask();
    else this.connect();
  }

  /** Is anybody there? */
  ask() {
    this.send({ do: "ping" });
    this.wait(PATIENCE, () => this.drop());
  }

  /** @param {number} pause @param {() => void} then */
  wait(pause, then) {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, pause);
  }

  /** @param {any} message */
  hear(message) {
    this.tries = 0;
    this.ears.light("up");
    this.wait(BEAT, () => this.ask());
    if (message.kind === "view") this.look(message);
    else if (message.kind !== "pong") {
      if (/done|refused|stale/.test(message.kind)) this.open = null;
      this.ears.heard(message);
    }
  }

  /** @param {View} view */
  look({ kind, number, whole, whole_log, log, ...parts }) {
    if (!whole && number !== this.number + 1) return this.send({ do: "look" });
    this.number = number;
    this.seen = whole || !this.seen ? parts : { ...this.seen, ...parts };
    this.sendAgain(this.seen);
    this.ears.seen(this.seen, log, whole_log, new Set(Object.keys(parts)));
  }

  /** A move that was on its way when the line broke goes out once more, if the question still stands.
   * @param {Seen} seen */
  sendAgain({ epoch, count }) {
    if (this.open?.epoch !== epoch || this.open.count !== count) this.open = null;
    else if (this.number === 1) this.send(this.open);
  }

  /** @param {Message} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Play or take back: named by what it answers, so that nothing happens twice.
   * @param {"play" | "undo"} deed @param {string} [words] */
  act(deed, words = "") {
    if (!this.seen || this.open) return;
    this.open = { do: deed, words, epoch: this.seen.epoch, count: this.seen.count };
    this.send(this.open);
  }
}
