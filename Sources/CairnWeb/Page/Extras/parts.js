// Loads the script for the app's own markup with the first of it.

import { byId, doc, number } from '../Script/nodes.js';
import { emit } from '../Script/messages.js';

let isAsked = false, /** @type {(() => void) | undefined} */ look;

export function lookForParts() {
  if (look) look();
  else if (!isAsked && doc.querySelector('cairn-part')) {
    isAsked = true;
    import('PARTS_PATH').then(module => { ({ look } = module.default(byId, doc, emit, number)); });
  }
}
lookForParts();
// The whole page is replaced without an operation when a browser tab gets another one.
new MutationObserver(lookForParts).observe(byId('root'), { childList: true });
