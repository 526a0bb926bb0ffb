// What the scripts rely on beyond TypeScript's own DOM types.

/** The page has only elements of HTML and SVG, and every event that the scripts listen for starts at one of them. */
type At<E> = E & { readonly target: HTMLElement };

interface ToggleEvent extends Event {
  readonly newState: string;
}

interface ScriptEventMap extends DocumentEventMap {
  copy: ClipboardEvent;
  cut: ClipboardEvent;
  paste: ClipboardEvent;
  toggle: ToggleEvent;
  cancel: Event;
  /** Something has been received, or the connection is lost. */
  heard: Event;
}

interface Document {
  addEventListener<K extends keyof ScriptEventMap>(
    type: K, listener: (event: At<ScriptEventMap[K]>) => unknown, options?: boolean | AddEventListenerOptions): void;
}

interface Element {
  closest<E extends Element = HTMLElement>(selectors: string): E | null;
  checkVisibility(): boolean;
}

interface ParentNode {
  querySelector<E extends Element = HTMLElement>(selectors: string): E | null;
  querySelectorAll<E extends Element = HTMLElement>(selectors: string): NodeListOf<E>;
}

interface HTMLElement {
  popover: string | null;
  showPopover(): void;
  hidePopover(): void;
}

/** What the server has written into the tag of the body. */
interface PageBody extends HTMLElement {
  readonly dataset: DOMStringMap & { tab: string, key: string, path: string, mark?: string, keys?: string, menus?: string, words?: string };
}

/** Finds the node of an id. A few nodes always exist. */
interface NodeFinder {
  (id: 'root' | 'said' | 'note'): HTMLElement;
  (id: 'post'): HTMLFormElement;
  (id: Maybe<string>): HTMLElement | null;
}

interface Navigator {
  readonly userActivation?: { readonly isActive: boolean };
}

/** What the app's script for its own markup gets. */
interface PartConnection {
  onvalue?: (value: unknown) => void;
  send(message: unknown): void;
}

interface Part {
  readonly app: PartConnection;
  end?: unknown;
}

// The server replaces these texts by addresses.
declare module 'PARTS_PATH' {
  const main: (
    byId: NodeFinder, doc: Document, emit: (...event: ClientEvent) => void, number: (id: Maybe<string>) => number)
    => { look: () => void };
  export default main;
}
declare module 'PALETTE_PATH' {
  const make: (doc: Document, body: HTMLElement, emit: (...event: ClientEvent) => void) => (...values: Operations['P']) => void;
  export default make;
}
declare module 'EXTRAS_PATH' {
  const main: (
    doc: Document, body: HTMLElement, emit: (...event: ClientEvent) => void, byId: NodeFinder,
    number: (id: Maybe<string>) => number, owner: (node: Element) => number, note: (text: string, stays?: boolean) => void,
    input: InputTable, unanswered: () => ClientMessage[],
    word: (text: string) => string) => Extras;
  export default main;
}
