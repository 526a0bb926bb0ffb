// The first focus stop skips the bars and columns.

import { doc, body, word } from './nodes.js';

export const skip = doc.createElement('a');
skip.className = 'skip';
skip.textContent = word('Skip to content');
skip.onclick = /** @param {Event} event */ event => {
  event.preventDefault();
  const main = doc.querySelector('main');
  if (main) { main.tabIndex = -1; main.focus(); }
};
body.prepend(skip);

export const aimSkip = () => { skip.href = '#' + (doc.querySelector('main') || body).id; };
aimSkip();
