// What the script and the server send each other. In Swift, `ClientEvent` and `PageOperation` declare it. A test compares the
// names, and has the server read each event below.

type Maybe<T> = T | null | undefined;

/** The number of an element, or another one that is not 0. */
type ID = number;
type Flag = number;
/** Whether a gesture continues, has ended, or is canceled. */
type Phase = 0 | 1 | 2;
type ClipboardCommand = 'copy' | 'cut' | 'paste';
/** The name of a palette, its prompt, and what it says if nothing is found. */
type PaletteTexts = [name: string, prompt: string, none: string];
type PaletteEntry = [title: string, source: string, about: string, keys: string];
type OfferedFile = [name: string, size: number];

/** What the user has done. */
type ClientEvent =
  | ['tap', ID]
  | ['taps', ID, number]
  | ['hold', ID]
  | ['choose', ID, ID]
  | ['adjust', ID, number]
  | ['step', ID, number]
  | ['date', ID, string]
  | ['color', ID, string]
  | ['link', ID, string]
  | ['menu', ID]
  | ['command', ID]
  | ['commands']
  | ['undo']
  | ['palette', Flag]
  | ['run', ID]
  | ['edit', ID, string, number]
  | ['submit', ID]
  | ['focus', ID, Flag]
  | ['key', string, number]
  | ['scroll', ID, number, number]
  | ['delete', ID]
  | ['move', ID, number]
  | ['dismiss', ID]
  | ['leave', ID]
  | ['back']
  | ['swipe', ID]
  | ['backdrag', ID, Phase, number, number]
  | ['go', string]
  | ['hover', ID, Flag]
  | ['drag', ID, Phase, number, number, number, number]
  | ['magnify', ID, Phase, number, number, number]
  | ['rotate', ID, Phase, number, number, number]
  | ['paste', ID, string]
  | ['part', ID, string]
  | ['clip', ID, ClipboardCommand, string]
  | ['files', ID, OfferedFile[]]
  | ['unsent', string]
  | ['lift', ID]
  | ['over', ID]
  | ['out']
  | ['letgo']
  | ['drop', ID, number, number]
  | ['droptext', ID, number, number, string]
  | ['dropfiles', ID, number, number, ID, OfferedFile[]]
  | ['size', number, number]
  | ['look', number, number, Flag]
  | ['media', Flag, Flag, Flag]
  | ['seen', Flag]
  | ['blocked', string];

/** The event that a button names in `data-act`. */
type PressKind = 'command' | 'delete' | 'dismiss';

/** The names of keys, lengths in pixels, and times in milliseconds. */
interface InputTable {
  leave: string;
  menus: string;
  slack: number;
  hold: number;
  grip: number;
  drag: number;
  swipe: number;
  edge: number;
  scroll: number;
}

/** A message to the server: its number, the number of the server's last message, events, and how often it was sent. */
interface ClientMessage {
  n: number;
  a?: number;
  e: ClientEvent[];
  t?: number;
}

/** An easing, a duration and a delay in milliseconds, how often (0 for ever), and whether every other time runs backwards. */
type Timing = [easing: string, duration: number, delay: number, count: number, turns: Flag];
type TurnKind = 'push' | 'pop' | 'fade';
type PageMotion = 'slide' | 'fade' | 'scale' | 'cover' | 'none';
type FileChoice = 'one' | 'many' | 'folder';

/** What the server tells the page to do, by the operation's letter. */
interface Operations {
  w: [html: string];
  r: [node: string, html: string];
  t: [node: string, html: string];
  a: [node: string, values: Record<string, string>, version?: number];
  k: [node: string, children: string[], html: string];
  x: [pages: string[]];
  f: [node: string];
  s: [node: string, x: number, y: number];
  T: [title: string];
  n: [text: string];
  h: [kind: 'push' | 'jump' | 'pop' | 'rep' | 'fix', key: string, path: string];
  o: [url: string];
  W: [label: string, path: string, isShown: Flag];
  g: [isGuarded: Flag];
  m: [html: string];
  M: [html: string];
  P: [texts: PaletteTexts, entries: PaletteEntry[], runs: Flag];
  A: [timings: Timing[], all: number, own: Record<string, number>, starts: Record<string, string>];
  p: [stack: string, kind: TurnKind, motion?: PageMotion];
  b: [unused: 0];
  q: [unused: 0];
  c: [text: string];
  F: [wish: ID, types: string, how: FileChoice];
  u: [key: string, addresses: string[]];
  D: [files: [address: string, name: string][]];
  S: [item: ShareData];
  d: [node: ID, text: string, isLink: Flag];
  v: [node: ID, taker: number, isBefore: Flag];
}
type Operation = { [Letter in keyof Operations]: [Letter, ...Operations[Letter]] }[keyof Operations];
type OperationTable = { [Letter in keyof Operations]?: (...values: Operations[Letter]) => unknown };

/** A message of the server: operations with a number, or one of the others. */
interface ServerMessage extends Partial<OtherPage> {
  n?: number;
  a?: number;
  o?: Operation[];
  gone?: Flag;
  moved?: Flag;
  closed?: string;
}

/** The page that replaces the present one. */
interface OtherPage {
  tab: string;
  name: string;
  key: string;
  path: string;
  title: string;
  keys: string;
  html: string;
}

/** The reactions of a page to messages. */
interface Hearing {
  change(operations: Operation[]): void;
  become(page: OtherPage): void;
  moved(): void;
  closed(html: string): void;
  isGreeted(): void;
  /** The server has acknowledged everything. */
  isHeard(): void;
  /** Another page takes the place of this one. */
  ends(): void;
  giveUp(id: ID, text: string): void;
}

/** The exports of the second script. */
interface Extras extends OperationTable {
  /** Runs before the operations of a message, and returns what runs after them. */
  see?: (operations: any[]) => () => void;
  /** Shows a text that cannot be delivered. */
  keep?: (label: Maybe<string>, text: string) => void;
}
