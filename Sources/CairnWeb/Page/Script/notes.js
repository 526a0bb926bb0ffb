// Notes at the bottom of the page, and announcements.

import { doc, byId, word } from './nodes.js';

/** @type {(text: string) => void} */
export function say(text) { byId('said').textContent = text; }

// Notes are shown in front of dialogs.
export function raise() {
  const box = byId('note');
  if (!box.className) box.popover = null;
  else if (!box.popover && doc.querySelector('dialog:modal')) { box.popover = 'manual'; box.showPopover(); }
}

/**
 * @param {string} text
 * @param {boolean} [stays]
 */
export function note(text, stays) {
  const box = byId('note');
  box.textContent = text = word(text);
  box.className = 'show';
  raise();
  if (!stays) setTimeout(() => { if (box.textContent === text) { box.className = ''; raise(); } }, 1500);
}
