// Opens the palette of pages and commands, and the list of keys. Their script is loaded when a user opens one of them.

import { body, doc } from '../Script/nodes.js';
import { emit } from '../Script/messages.js';

doc.addEventListener('keydown', event => {
  const { key, target, ctrlKey, metaKey } = event, isHeld = ctrlKey || metaKey;
  if (event.defaultPrevented || event.isComposing || event.altKey) return;
  const opensCommands = isHeld && !event.shiftKey && key === 'k';
  if (!opensCommands && (isHeld || key !== '?' || target.closest('input:not([type=checkbox],[type=radio],[type=range]),textarea'))) return;
  event.preventDefault();
  emit('palette', /** @type {Flag} */ (+!opensCommands));
});

/** @type {(...values: Operations['P']) => Promise<void>} */
export const showPalette = (...values) => import('PALETTE_PATH').then(module => module.default(doc, body, emit)(...values));
