// The clipboard. It is read only when the user pastes.

import { body, doc, number, owner } from '../Script/nodes.js';
import { emit } from '../Script/messages.js';
import { note } from '../Script/notes.js';

const mostText = 200000;

/** @type {(text: string) => boolean} */
export const tooLong = text => new Blob([text]).size > mostText && (note('This is too long to paste here.'), true);

/** @type {(text: string) => void} */
export function copy(text) {
  const failed = () => { if (!copyBySelection(text)) note('The browser does not allow this page to copy.'); };
  if (navigator.clipboard) navigator.clipboard.writeText(text).catch(failed);
  else failed();
}

// Pages without TLS cannot use the clipboard API.
/** @type {(text: string) => boolean} */
function copyBySelection(text) {
  const old = /** @type {HTMLElement | null} */ (doc.activeElement), field = doc.createElement('textarea');
  field.value = text;
  field.className = 'sr';
  (doc.querySelector('dialog:modal') || body).append(field);
  field.select();
  isCopying = true;
  const isDone = doc.execCommand('copy');
  isCopying = false;
  field.remove();
  if (old) old.focus({ preventScroll: true });
  return isDone;
}

let isCopying = false;

doc.addEventListener('click', event => {
  /** @type {HTMLButtonElement | null} */
  const button = event.target.closest && event.target.closest('button[data-p="1"]');
  if (!button) return;
  event.preventDefault();
  const id = number(button.value);
  if (!navigator.clipboard || !navigator.clipboard.readText) return emit('tap', id);
  navigator.clipboard.readText().then(text => { if (!tooLong(text)) emit('paste', id, text); }, () => {
    note('The browser does not allow this page to read the clipboard.');
    emit('tap', id);
  });
}, true);

for (const name of /** @type {const} */ (['copy', 'cut', 'paste']))
  doc.addEventListener(name, event => {
    const node = doc.activeElement, id = node && node !== body && owner(node), isPaste = name === 'paste';
    if (!id || isCopying || node.matches('textarea,select,input:not([type=checkbox],[type=radio],[type=range])')) return;
    if (isPaste ? !node.closest('[data-p]') : !/** @type {Selection} */ (getSelection()).isCollapsed) return;
    const text = isPaste ? /** @type {DataTransfer} */ (event.clipboardData).getData('text/plain') : '';
    event.preventDefault();
    if (!tooLong(text)) emit('clip', id, name, text);
  });
