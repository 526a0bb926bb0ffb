// Gives each browser tab its window.

import { doc, body, byId, covered } from './nodes.js';
import { emit, restart, socket } from './messages.js';
import { note } from './notes.js';
import { showInstead } from './history.js';
import { loadOffsets, settle } from './patches.js';

// Replaces the page by the one that was left in this browser tab.
/** @type {(page: OtherPage) => void} */
export function become(page) {
  body.dataset.tab = /** @type {HTMLInputElement} */ (doc.getElementsByName('tab')[0]).value = page.tab;
  body.dataset.keys = page.keys;
  restart();
  for (const one in covered) delete covered[one];
  doc.title = page.title;
  byId('root').innerHTML = page.html;
  showInstead(page.key, page.path);
  loadOffsets();
  settle(byId('root'));
}

// The app has only one window, and another tab shows it now. This tab takes it over when the user returns to it.
export function moved() {
  /** @type {WebSocket} */ (socket).onclose = null;
  note('This page is open in another tab.', true);
  addEventListener('focus', () => location.reload());
}

/** @type {(html: string) => void} */
export function closed(html) {
  /** @type {WebSocket} */ (socket).onclose = null;
  byId('root').innerHTML = html;
  close();
}

/** @type {(url: string) => void} */
export function openPage(url) {
  const other = open(url, '_blank');
  if (other) other.opener = null;
  else note('The browser blocked a new page.');
}

// A window of the app is a browser tab.
/** @type {(label: string, path: string, isShown: Flag) => unknown} */
export function showWindow(label, path, isShown) {
  const other = open('', label);
  if (!other) return emit('blocked', label);
  if (other.location.href !== 'about:blank') return other.focus();
  if (!isShown) { other.location = path; return; }
  other.close();
  note('This is open in another tab.');
}
