// Applies the server's patches to the page.

import { doc, body, store, byId, covered, number } from './nodes.js';
import { aimSkip } from './skip.js';
import { extra } from './extras.js';
import { isEditing, versions } from './messages.js';
import { raise, say } from './notes.js';

/** @typedef {HTMLElement | (() => HTMLElement | null)} FocusTarget */

let /** @type {EventTarget | null} */ composing = null, /** @type {FocusTarget | null} */ focusWanted = null;

// Operations of the server by their letters, as in `PageOperation`. `main.js` adds those of the modules above this one, and the second script
// has the others.
/** @type {OperationTable} */
export const operations = {
  w: replaceAll,
  r: replace,
  t: fillNode,
  a: attributes,
  k: children,
  f: requestFocus,
  s: scroll,
  x: forget,
  T: retitle,
  n: say,
};

// Operations wait for the second script and the style sheet.
/** @type {Operation[][] | null} */
let early = [];

/** @type {(list: Operation[]) => void} */
export function receiveOperations(list) {
  if (early) early.push(list); else apply(list);
}

export function applyEarly() {
  const all = /** @type {Operation[][]} */ (early);
  early = null;
  for (const list of all) apply(list);
}

/** @type {(list: Operation[]) => void} */
function apply(list) {
  focusWanted = null;
  const move = extra.see?.(list);
  // If a patch scrolls, focusing must not scroll again.
  const preventScroll = list.some(one => one[0] === 's');
  for (const [kind, ...rest] of list) {
    /** @type {Maybe<(...values: any[]) => unknown>} */
    const act = operations[kind] || extra[kind];
    act?.(...rest);
  }
  aimSkip();
  raise();
  const wanted = /** @type {FocusTarget | null} */ (focusWanted), target = typeof wanted === 'function' ? wanted() : wanted;
  if (target) focusInside(target, { preventScroll });
  move?.();
}

// Focuses a node after all operations, unless one of them has named another: a node, or a function that finds it.
/** @type {(target: FocusTarget) => void} */
export function wantFocus(target) { focusWanted = focusWanted || target; }

/** @type {(id: string) => void} */
function requestFocus(id) { focusWanted = byId(id) || focusWanted; }

/** @type {(html: string) => HTMLElement[]} */
function parse(html) {
  const template = doc.createElement('template');
  template.innerHTML = html;
  return /** @type {HTMLElement[]} */ ([...template.content.children]);
}

/** @type {(html: string) => void} */
function replaceAll(html) {
  byId('root').innerHTML = html;
  settle(byId('root'));
}

/** @type {(id: string, html: string) => void} */
function replace(id, html) {
  const node = byId(id), made = node && parse(html)[0];
  if (!node) return;
  node.replaceWith(/** @type {HTMLElement} */ (made));
  settle(/** @type {HTMLElement} */ (made));
}

/** @type {(id: string, html: string) => void} */
function fillNode(id, html) {
  const node = /** @type {HTMLTextAreaElement | null} */ (byId(id)), isText = node && node.tagName === 'TEXTAREA';
  if (!node || isText && isBusy(node)) return;
  // The parser drops a line break right after the tag of a text area, so one more is written.
  node.innerHTML = isText ? html.slice(1) : html;
  if (isText) node.value = /** @type {string} */ (node.textContent);
}

// Whether the user is typing in a field and the server has not received all of it.
/** @type {(node: Element) => boolean} */
const isBusy = node => composing === node || doc.activeElement === node && isEditing();
doc.addEventListener('compositionstart', event => { composing = event.target; });
doc.addEventListener('compositionend', () => { composing = null; });

/** @type {(id: string, values: Record<string, string>, version?: number) => void} */
function attributes(id, values, version) {
  const node = /** @type {HTMLInputElement | null} */ (byId(id));
  if (!node) return;
  for (const { name } of [...node.attributes])
    if (!(name in values || name === 'id' || name === 'open')) node.removeAttribute(name);
  for (const name in values) if (node.getAttribute(name) !== values[name]) node.setAttribute(name, values[name]);
  if (node.tagName !== 'INPUT') return;
  if (/checkbox|radio/.test(node.type)) node.checked = 'checked' in values;
  // A field that the user has edited since is not overwritten.
  else if ('value' in values && node.value !== values.value && composing !== node
    && !(/** @type {number} */ (version) < (versions[number(id)] || 0))) node.value = values.value;
}

/** @type {(id: string, ids: string[], html: string) => void} */
function children(id, ids, html) {
  const node = byId(id), /** @type {Record<string, HTMLElement>} */ made = {}, keep = new Set(ids);
  if (!node) return;
  for (const one of parse(html)) made[one.id] = one;
  // A child that stays may be inside one that is removed.
  const found = ids.map(one => made[one] || byId(one));
  for (const child of [...node.children]) if (!keep.has(child.id)) {
    if (child.classList.contains('page')) covered[child.id] = /** @type {HTMLElement} */ (child);
    child.remove();
  }
  let at = node.firstElementChild;
  for (const child of found) {
    if (!child) continue;
    const name = child.id;
    if (child === at) { at = at.nextElementSibling; continue; }
    node.insertBefore(child, at);
    if (made[name] || covered[name]) settle(child);
    delete covered[name];
  }
}

/** @type {(ids: string[]) => void} */
function forget(ids) { for (const id of ids) delete covered[id]; }

/** @type {(text: string) => void} */
function retitle(text) { doc.title = text; }

/** @type {(id: string, x: number, y: number) => void} */
function scroll(id, x, y) {
  const node = byId(id);
  if (node) node.scrollTo(doc.dir === 'rtl' ? -x : x, y);
}

/** @type {Record<string, [x: number, y: number]>} */
export let offsets;

export function loadOffsets() {
  const [page, all] = JSON.parse(store.scrolled || '[]');
  offsets = page === body.dataset.tab ? all : {};
}

// Restores state of new nodes that HTML cannot express: modal dialogs and scroll offsets.
/** @type {(root: HTMLElement) => void} */
export function settle(root) {
  for (const dialog of /** @type {HTMLDialogElement[]} */ ([root, ...root.querySelectorAll('dialog')]))
    if (dialog.tagName === 'DIALOG' && !dialog.matches(':modal')) {
      dialog.close();
      dialog.showModal();
      if (!dialog.querySelector('[autofocus],input')) (dialog.querySelector('h1,h2,.pan') || dialog).focus();
    }
  for (const area of [root, ...root.querySelectorAll('[data-s]')]) {
    const old = area.dataset && area.dataset.s !== undefined && offsets[area.id];
    if (old) area.scrollTo(old[0], old[1]);
  }
}

/** @type {(node: HTMLElement, how: FocusOptions) => void} */
function focusInside(node, how) {
  const stop = 'a[href],button,input,select,textarea,[tabindex]';
  (node.matches(stop) ? node : node.querySelector(stop) || node).focus(how);
}
