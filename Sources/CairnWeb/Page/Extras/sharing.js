// Sharing. A browser without a share dialog copies the text.

import { note } from '../Script/notes.js';
import { copy } from './clipboard.js';

/** @type {(item: ShareData) => void} */
export function share(item) {
  const words = [item.text, item.url].filter(Boolean).join('\n');
  const copyInstead = () => { note('Copied, because this browser cannot share.'); copy(words); };
  if (!navigator.share) return copyInstead();
  navigator.share(item).catch(error => { if (error.name !== 'AbortError') copyInstead(); });
}
