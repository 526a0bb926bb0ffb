// The connection to the server: messages are numbered, acknowledged, and resent after a reconnect.

import { doc, body, store } from './nodes.js';
import { note } from './notes.js';

// The reactions to messages. `main.js` sets them, because they belong to modules above this one.
export const page = /** @type {Hearing} */ ({});

let sent = 0, got = 0, /** @type {ClientMessage[]} */ waiting = [], /** @type {ClientEvent[]} */ pending = [], frame = 0, retry = 0;
let unread = 0, soon = 0, calm = 0;
export let /** @type {WebSocket | null} */ socket, greeted = false;

// The versions of the fields that the user has edited.
/** @type {Record<number, number>} */
export const versions = {};

// A browser tab keeps the name of its first page. A duplicated tab has the same name, unless the page was left.
let isCopy = store.name && !store.left;
delete store.left;
store.name = store.name || body.dataset.tab;

export function connect() {
  socket = new WebSocket(location.origin.replace(/^http/, 'ws') + '/cairn/socket');
  greeted = false;
  socket.onopen = () => /** @type {WebSocket} */ (socket).send('hello ' + body.dataset.tab + ' ' + got + ' ' + store.name + (isCopy ? ' copy' : '')
    + (body.dataset.mark ? ' page ' + body.dataset.mark + ' ' + location.pathname + location.search : ''));
  socket.onmessage = event => {
    receive(JSON.parse(event.data), event.data.length);
    doc.dispatchEvent(new Event('heard'));
  };
  socket.onclose = () => {
    socket = null;
    doc.dispatchEvent(new Event('heard'));
    clearTimeout(calm);
    retry++;
    if (retry > 1) note('Reconnecting…', true);
    setTimeout(connect, Math.min(200 * 2 ** retry, 8000));
  };
}

/** @type {(message: ServerMessage, size: number) => unknown} */
function receive(message, size) {
  if (message.gone) { body.dataset.guard = ''; page.ends(); return location.reload(); }
  if (message.moved) return page.moved();
  if (message.closed) return page.closed(message.closed);
  if (message.name) store.name = message.name;
  if (message.tab) {
    // Text that the user wrote before the first answer is carried over to the page that replaces this one.
    if (body.dataset.mark) page.ends();
    delete body.dataset.mark;
    return page.become(/** @type {OtherPage} */ (message));
  }
  if (message.a !== undefined) waiting = waiting.filter(one => one.n > /** @type {number} */ (message.a));
  if (!waiting.length) page.isHeard();
  if (!greeted) greet();
  if (message.n === got + 1) {
    got = message.n;
    page.change(/** @type {Operation[]} */ (message.o));
    unread += size;
    // The server keeps unacknowledged messages, and pauses when there are many.
    if (unread > 65536) acknowledge();
    else soon = soon || setTimeout(acknowledge, 300);
  }
  // A message is missing. After reconnecting, the server resends it or the whole page.
  else if (/** @type {number} */ (message.n) > got) /** @type {WebSocket} */ (socket).close();
}

function greet() {
  greeted = true;
  delete body.dataset.mark;
  isCopy = false;
  if (retry > 1) note('Connected');
  // The delay before reconnecting is reset only after five seconds, in case the server soon ends again.
  calm = setTimeout(() => { retry = 0; }, 5000);
  if (waiting.length) limit(waiting[0]);
  for (const one of waiting) transmit(one);
  page.isGreeted();
}

const acknowledge = () => transmit({ n: 0, e: [] });

/** @type {(message: ClientMessage) => void} */
function transmit(message) {
  message.a = got;
  if (!socket || socket.readyState !== 1 || !greeted) return;
  clearTimeout(soon);
  unread = soon = 0;
  socket.send(JSON.stringify(message));
}

// A message that crashes the server each time is dropped, so that it does not crash every new process.
/** @type {(message: ClientMessage) => void} */
function limit(message) {
  message.t = (message.t || 0) + 1;
  if (message.t < 4) return;
  for (const [kind, id, text] of /** @type {[string, ID, string][]} */ (/** @type {unknown} */ (message.e)))
    if (kind === 'edit') page.giveUp(id, text);
  message.e = [];
}

/** @type {(...event: ClientEvent) => void} */
export function emit(...event) {
  // Of consecutive events of one kind, only the latest counts.
  const [kind, id, phase] = /** @type {[string, ...unknown[]]} */ (event), last = /** @type {unknown[] | undefined} */ (pending.at(-1));
  const isGesture = /drag|magnify|rotate/.test(kind), isPassing = isGesture || /edit|scroll|adjust|size/.test(kind);
  if (last && last[0] === kind && last[1] === id && isPassing && !(isGesture && last[2] !== phase)) pending.pop();
  pending.push(event);
  if (isPassing) frame = frame || requestAnimationFrame(flush);
  else flush();
}

export function flush() {
  cancelAnimationFrame(frame);
  frame = 0;
  if (!pending.length) return;
  const message = { n: ++sent, a: got, e: pending };
  pending = [];
  waiting.push(message);
  transmit(message);
}

// Whether an edit has not been acknowledged.
export const isEditing = () => waiting.some(one => one.e.some(event => event[0] === 'edit'));

// The messages that the server will still acknowledge on this connection.
export const unanswered = () => socket?.onclose ? waiting : [];

// Starts counting again, for another page.
export function restart() {
  got = sent = 0;
  waiting = [];
  pending = [];
  for (const one in versions) delete versions[one];
}
