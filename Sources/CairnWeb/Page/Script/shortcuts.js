// Shortcuts: each control names its shortcut, and the page those of the app's menus.

import { doc, body } from './nodes.js';

/** @type {(event: At<KeyboardEvent>) => boolean} */
export function isShortcut(event) {
  const key = event.key, held = event.ctrlKey || event.metaKey;
  if (!held && !event.altKey && event.target.closest('a,button,input,select,textarea,[tabindex]')) return false;
  const name = (held ? 'Control+' : '') + (event.altKey ? 'Alt+' : '') + (event.shiftKey ? 'Shift+' : '')
    + (key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key);
  return (body.dataset.keys || '').split(' ').includes(name)
    || [...doc.querySelectorAll('[aria-keyshortcuts]')].some(node => node.getAttribute('aria-keyshortcuts') === name);
}
