// What goes over the wire, and what is on the page: types for the scripts in static/, checked by `make check`, never served.

type Said = { text: string; paragraph: string | null };
type Choice = { words: string; label: string; touches: string[] };
type Counter = { id: string; text: string };
type Panel = { seat: number; name: string; score: string; counters: Counter[]; on_turn: boolean };
type Chair = { name: string; bot: string; free: boolean };
type Plea = { seat: number; wish: "back" | "pause" | "resume"; agreed: number[] };
/** A seat's time: seconds in reserve, seconds this turn has used, and since when it runs by the server's clock. */
type Watch = { reserve: number; used: number; since: number | null };
type Clock = { kind: "live" | "slow"; turn: number; paused: boolean; watches: Watch[] };
type Sheet = { seat: number; lines: [part: string, name: string, points: number][]; total: number; place: number };
/** A line of the log; seat -1 is luck. */
type Told = [ply: number, sentence: string, isHeading: boolean, seat: number];

/** What a chair is shown: kogga.table.sight. */
type Seen = {
  status: "open" | "running" | "over" | "frozen";
  frozen: string;
  seat: number | null;
  epoch: number;
  count: number;
  chairs: Chair[];
  said: [name: string, text: string][];
  plea: Plea | null;
  clock: Clock | null;
  /** The server's clock, where the table has one. */
  now?: number;
  /** Seats whose time is up: a bot plays this turn. */
  late: number[];
  /** The reader's seats: several where people share a screen. */
  mine: number[];
  /** Seats whose people have been away for long. */
  gone: number[];
  again: string;
  hints: boolean;
  luck: { hash: string; words: string[] };
  online: number[];
  watchers: number;
  /** Where the reader left off, and how many moves were made since. */
  away: { ply: number; moves: number } | null;
  build: string;
  // once the game has begun
  to_act?: number[];
  ask?: Said;
  choices?: Choice[];
  panels?: Panel[];
  live?: string;
  can_undo?: boolean;
  sheet?: Sheet[] | null;
};
/** A step of a game's guide: kogga.web.guides. */
type Lesson = Required<Seen> & { step: { text: string; paragraph: string; press: string; look: string[] } };
type View = Seen & { kind: "view"; number: number; whole: boolean; whole_log: boolean; log: Told[] };
type Answer = Partial<Said> & { kind: string; id?: string; ply?: number; live?: string; ask?: Said; panels?: Panel[] };
type Message = { do: string; words?: string; epoch?: number; count?: number; id?: string };
type Attributes = Record<string, string | boolean | number | undefined>;
/** What elements are made of. */
type Part = Node | string;
/** A moment of a game that is looked back upon: kogga.web.replay. */
type Then = { ply: number; ask: string; live: string; panels: string };
type Light = "up" | "opening" | "down";

/** Dice that fall into a box. */
type Box = { dice: number; faces: number; spots: number; low: number; apart: number };
/** A turn of a luck sheet: kogga.table.proof. `line` is null where it was taken back. */
type Luck = { k: number; odds?: [outcome: string, weight: number][]; throw?: Box; came: string; line: number | null };

/** Choices whose words differ only in a last number. */
type Row = { prefix: string; steps: Step[] };
type Step = { number: number; choice: Choice };
/** An element of the game, and where its tip belongs. */
type Spot = { id: string; at: Element };
/** What the strongest bot thinks of a choice. */
type Hint = { words: string; label: string; share: number; error: number };
type Point = { x: number; y: number };
type Choosing = import("./static/choosing.js").Choosing;
type Picture = import("./static/picture.js").Picture;
/** How an element of the picture lay before a change. */
type Trace = { id: string; pieces: string[]; transform: string | null; look: string; place: DOMMatrix | null };

/** What the parts of the table page tell each other. */
interface Ears {
  /** The choices were narrowed. */
  changed(): void;
  /** This is what the reader wants. */
  take(choice: Choice): void;
  /** This is what the reader wants, and is sure of. */
  play(choice: Choice): void;
  /** What would this choice touch? */
  hint(choice: Choice | null): void;
  /** Why can this not be pressed? */
  why(id: string): void;
  /** What is this? */
  tip(id: string): void;
  undo(): void;
  /** Open the book at a paragraph. */
  open(paragraph: string): void;
  sheet(): void;
  /** Show the moment of a line of the log. */
  jump(ply: number): void;
  chat(text: string): void;
  /** Tell whoever listens to a screen reader. */
  aloud(text: string): void;
  seen(seen: Seen, told: Told[], isWholeLog: boolean, changed: Set<string>): void;
  heard(answer: Answer): void;
  light(state: Light): void;
  /** Is the reader holding a finger on something? */
  isHeld(): boolean;
}

/** Elements of the page that are more than an HTMLElement. */
interface Ids {
  "k-file": HTMLInputElement;
  "k-noted": HTMLInputElement;
  "k-text": HTMLTextAreaElement;
  "k-chat": HTMLFormElement;
  "k-eyes": HTMLFormElement;
  "k-icon": HTMLLinkElement;
  "k-link": HTMLInputElement;
  "k-picture": SVGSVGElement;
  "k-progress": HTMLProgressElement;
  "k-play": HTMLButtonElement;
  "k-record": HTMLTextAreaElement;
  "k-search": HTMLInputElement;
  "k-sheet": HTMLDialogElement;
  "k-slider": HTMLInputElement;
  "k-speed": HTMLSelectElement;
  "k-wish-sound": HTMLInputElement;
  "k-wishes": HTMLFormElement;
}
