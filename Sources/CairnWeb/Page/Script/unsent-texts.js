// A page that has ended may not have received the latest text. The next page receives it.

import { doc, store, number } from './nodes.js';
import { flush, versions } from './messages.js';
import { whenReady } from './extras.js';

/** @type {() => HTMLInputElement[]} */
const written = () => /** @type {HTMLInputElement[]} */ ([...doc.querySelectorAll('.f:not([type=password])')]);
let /** @type {string | null} */ bringing = null, /** @type {string[]} */ brought = [];
/** @type {[node: HTMLInputElement, label: string, text: string | null][]} */
let queue = [];

export function keepTexts() {
  const tries = JSON.parse(store.tries || '{}');
  // Counts attempts for the text that was not acknowledged, or for all: one of them may have crashed the app.
  for (const name of bringing ? [bringing] : brought) tries[name] = (tries[name] || 0) + 1;
  store.tries = JSON.stringify(tries);
  store.texts = JSON.stringify(written().map(node => {
    const next = queue.find(one => one[0] === node);
    return [node.ariaLabel, next ? next[2] : versions[number(node.id)] ? node.value : null];
  }));
}

export function bringTexts() {
  const nodes = written();
  queue = JSON.parse(store.texts || '[]').map((/** @type {[string, string | null]} */ [label, text], /** @type {number} */ place) => [nodes[place], label, text]);
  delete store.texts;
  setTimeout(() => { delete store.tries; }, 30000);
  bringNext();
}

// One text at a time, to find out which one crashes the app.
function bringNext() {
  const tries = JSON.parse(store.tries || '{}');
  bringing = null;
  while (queue.length && !bringing) {
    const [node, label, text] = /** @type {typeof queue[0]} */ (queue.shift()), name = label + ': ' + text;
    if (text === null || !node || node.ariaLabel !== label || node.value === text) continue;
    if (tries[name] > 2) { giveUp(node, text); continue; }
    node.value = text;
    node.dispatchEvent(new Event('input', { bubbles: true }));
    flush();
    bringing = name;
  }
}

// Called when the server has acknowledged everything.
export function textsAreReceived() {
  if (!bringing) return;
  brought.push(bringing);
  setTimeout(() => brought.shift(), 2000);
  bringNext();
}

// Keeps an undeliverable text for the user to copy.
/** @type {(node: Maybe<HTMLInputElement>, text: string) => void} */
export function giveUp(node, text) {
  if (text && !(node && node.type === 'password')) whenReady(extra => extra.keep?.(node && node.ariaLabel, text));
}
