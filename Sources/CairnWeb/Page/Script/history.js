// Keeps the browser's history in step with the server's pages. Each entry has the key of a page. The server decides which
// page the window shows.

import { doc, body, store, byId } from './nodes.js';
import { emit } from './messages.js';
import { wantFocus } from './patches.js';

/** @type {string[]} */
let keys = JSON.parse(store.keys || '[]'), at = 0, /** @type {string | null} */ expected = null, /** @type {Operations['h'][]} */ trips = [];
/** @type {Record<string, Maybe<string>>} */
const focusOf = {};

export function beginHistory() {
  const state = history.state;
  at = state && keys[state.i] ? state.i : 0;
  if (!state) keys = [];
  showInstead(body.dataset.key, body.dataset.path);
}

// Makes the current entry that of another page.
/** @type {(key: string, path: string) => void} */
export function showInstead(key, path) {
  keys[at] = key;
  history.replaceState({ k: key, i: at }, '', path);
}

/** @type {(...trip: Operations['h']) => unknown} */
export function travel(...trip) {
  if (expected !== null) return trips.push(trip);
  const [kind, key, path] = trip, from = keys[at];
  byId('post').action = path;
  const where = keys.lastIndexOf(key, kind === 'fix' ? undefined : at);
  // For push and jump.
  if (kind[1] === 'u') {
    noteFocus(from);
    keys = keys.slice(0, ++at);
    keys[at] = key;
    history.pushState({ k: key, i: at }, '', path);
  } else if (kind === 'rep' || where < 0) showInstead(key, path);
  else if (where !== at) {
    expected = key;
    history.go(where - at);
    at = where;
    setTimeout(() => { if (expected === key) arrived(); }, 800);
  }
  // A row that was selected keeps the focus, so that arrow keys lead on from it.
  if (kind[0] === 'p') wantFocus(() => byId(focusOf[key]) || doc.activeElement?.closest('.pickr') || doc.querySelector('#root h1'));
  store.keys = JSON.stringify(keys);
}

/** @type {(key: string) => void} */
function noteFocus(key) { focusOf[key] = doc.activeElement && doc.activeElement.id; }

function arrived() {
  expected = null;
  while (trips.length && expected === null) travel(.../** @type {Operations['h']} */ (trips.shift()));
}

addEventListener('popstate', event => {
  const state = event.state;
  if (!state) return;
  if (expected === state.k) return arrived();
  noteFocus(keys[at]);
  at = state.i;
  emit('go', state.k);
});
