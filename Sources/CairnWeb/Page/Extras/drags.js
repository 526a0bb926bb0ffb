// Drag and drop.

import { body, byId, doc, number } from '../Script/nodes.js';
import { emit } from '../Script/messages.js';
import { input } from '../Script/input.js';
import { tooLong } from './clipboard.js';
import { lists } from './files.js';

let dragged = 0, /** @type {[ID, number, number] | null} */ lifting = null, asked = 0,
  /** @type {[text: string, isLink: Flag] | null} */ outside = null,
  /** @type {HTMLElement | null} */ aimed = null, /** @type {HTMLElement | null} */ marked = null, isRefused = false, drops = 0;
/** @type {(node: any, what: string) => HTMLElement | null} */
export const near = (node, what) => node && node.closest ? node.closest(what) : null;

// The text for other programs must be known when the drag begins, so the pointer press already asks the server for
// it.
doc.addEventListener('pointerdown', event => {
  const node = event.button ? null : near(event.target, '[draggable=true]');
  lifting = node && [number(node.id), event.clientX, event.clientY];
});
doc.addEventListener('pointermove', event => {
  if (lifting && event.pointerType !== 'touch' && Math.hypot(event.clientX - lifting[1], event.clientY - lifting[2]) > input.drag) lift(lifting[0]);
});
doc.addEventListener('pointerup', () => {
  lifting = null;
  if (!asked || dragged) return;
  asked = 0;
  emit('letgo');
});

/** @type {(id: ID) => void} */
function lift(id) {
  lifting = null;
  if (asked === id) return;
  outside = null;
  asked = id;
  emit('lift', id);
}

/** @type {(id: ID, text: string, isLink: Flag) => void} */
export function lifted(id, text, isLink) { if (id === asked) outside = [text, isLink]; }

doc.addEventListener('dragstart', event => {
  const node = near(event.target, '[draggable=true]');
  if (!node) return;
  dragged = number(node.id);
  lift(dragged);
  const data = /** @type {DataTransfer} */ (event.dataTransfer);
  data.clearData();
  data.effectAllowed = 'copyMove';
  // Some browsers refuse to drag without data.
  data.setData('application/x-cairn', '1');
  if (outside) {
    data.setData('text/plain', outside[0]);
    if (outside[1]) data.setData('text/uri-list', outside[0]);
  }
});

/** @type {(data: DataTransfer) => boolean} */
const brings = data => data.types.includes('Files') || data.types.includes('text/plain') || data.types.includes('text/uri-list');
/** @type {(event: Event) => unknown} */
const isWriting = event => near(event.target, 'input,textarea');

doc.addEventListener('dragover', event => {
  const node = near(event.target, '[data-o]'), data = /** @type {DataTransfer} */ (event.dataTransfer);
  const isTaken = node && (dragged || brings(data));
  aim(isTaken ? node : null);
  if (!isTaken && (isWriting(event) || !data.types.includes('Files'))) return;
  // Dropping a file outside a drop target would replace the page.
  event.preventDefault();
  data.dropEffect = isTaken && !isRefused ? 'copy' : 'none';
});

doc.addEventListener('dragleave', event => { if (!event.relatedTarget) aim(null); });

/** @type {(node: HTMLElement | null) => void} */
function aim(node) {
  if (node === aimed) return;
  aimed = node;
  mark(null);
  isRefused = false;
  if (node) emit('over', number(node.id));
  else emit('out');
}

// Outlines the drop target, or marks the row before which the item is inserted.
/**
 * @param {HTMLElement | null} node
 * @param {Flag} [isBefore]
 */
function mark(node, isBefore) {
  if (marked) marked.remove();
  marked = null;
  if (!node) return;
  marked = doc.createElement('div');
  // The mark is a sibling of the node, because the server may rewrite the node meanwhile.
  const box = node.getBoundingClientRect();
  marked.className = isBefore ? 'slot' : 'slot around';
  marked.style.cssText = 'left:' + box.left + 'px;top:' + box.top + 'px;width:' + box.width + 'px' + (isBefore ? '' : ';height:' + box.height + 'px');
  (doc.querySelector('dialog:modal') || body).append(marked);
}

// The drop target may be an ancestor of the node under the pointer, or missing.
/** @type {(id: ID, taker: number, isBefore: Flag) => void} */
export function takes(id, taker, isBefore) {
  if (!aimed || number(aimed.id) !== id) return;
  isRefused = !taker;
  mark(taker ? byId('e' + taker) || aimed : null, isBefore);
}

doc.addEventListener('drop', event => {
  const node = near(event.target, '[data-o]'), data = /** @type {DataTransfer} */ (event.dataTransfer);
  if (!node && (isWriting(event) || !data.types.includes('Files'))) return;
  event.preventDefault();
  if (node) {
    const box = node.getBoundingClientRect(), id = number(node.id);
    const x = event.clientX - box.left, y = event.clientY - box.top, chosen = [...data.files];
    const text = (data.getData('text/uri-list') || '').split('\n')[0].trim() || data.getData('text/plain');
    if (dragged) emit('drop', id, x, y);
    else if (chosen.length) {
      lists['d' + ++drops] = chosen;
      emit('dropfiles', id, x, y, drops, chosen.map(file => [file.name, file.size]));
    } else if (text && !tooLong(text)) emit('droptext', id, x, y, text);
  }
  aim(null);
});

doc.addEventListener('dragend', () => {
  if (!dragged) return;
  dragged = asked = 0;
  outside = lifting = null;
  aim(null);
  emit('letgo');
});
