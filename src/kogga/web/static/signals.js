// Reminders beyond title and icon: sounds made here and now, the badge of the app, a notification. Each can be switched off.

const { dataset } = document.documentElement;
/** Notes of each cue: pitch in hertz, and when, in seconds. */
const TUNES = { move: [[392, 0]], turn: [[523, 0], [784, 0.14]], end: [[523, 0], [659, 0.16], [784, 0.32], [1047, 0.48]] };
const LOUD = { move: 0.05, turn: 0.16, end: 0.16 };
const LENGTH = 0.35;

/** @type {AudioContext | null} */
let audio = null;

/** Sound a cue; never before the reader has pressed something on the page.
 * @param {"move" | "turn" | "end"} kind */
export function cue(kind) {
  if (dataset.sound !== "on" || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const start = audio.currentTime + 0.02;
  for (const [pitch = 0, delay = 0] of TUNES[kind]) note(audio, pitch, start + delay, LOUD[kind]);
}

/** One note, like a ship's bell far away.
 * @param {AudioContext} audio @param {number} pitch @param {number} at @param {number} loud */
function note(audio, pitch, at, loud) {
  const volume = new GainNode(audio, { gain: 0 });
  const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + LENGTH);
}

/** So many tables wait: on the icon of the app, where there is one.
 * @param {number} waiting */
export function badge(waiting) {
  const isShown = waiting && dataset.badge === "on";
  (isShown ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.())?.catch(() => undefined);
}

/** A notification, while the page is not looked at.
 * @param {string} title @param {string} body @param {string} tag one for each table */
export function notify(title, body, tag) {
  if (dataset.notify !== "on" || !document.hidden || globalThis.Notification?.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => { window.focus(); shown.close(); };
  } catch { /* some phones know notifications only from apps */ }
}

/** Ask the browser for leave to notify; only ever after a press. */
export async function mayNotify() {
  return await globalThis.Notification?.requestPermission() === "granted";
}
