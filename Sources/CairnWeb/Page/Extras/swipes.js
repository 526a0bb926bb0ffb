// Swipes on rows.

import { doc } from '../Script/nodes.js';
import { input } from '../Script/input.js';

const SWIPED = '[data-mark=swiped]';

/** @type {(row: Element) => void} */
const unmark = row => row.removeAttribute('data-mark');

let /** @type {{ row: HTMLElement, x: number, y: number } | null} */ start = null;
doc.addEventListener('touchstart', event => {
  const row = event.target.closest('.row');
  start = row && row.querySelector(':scope>.acts') && { row, x: event.touches[0].clientX, y: event.touches[0].clientY };
  for (const one of doc.querySelectorAll(SWIPED)) if (one !== row) unmark(one);
}, { passive: true });
doc.addEventListener('click', event => {
  const row = event.target.closest(SWIPED);
  if (row && event.target.closest('.acts')) unmark(row);
});
doc.addEventListener('touchmove', event => {
  if (!start) return;
  const x = event.touches[0].clientX - start.x, y = event.touches[0].clientY - start.y;
  if (Math.abs(x) > input.swipe && Math.abs(x) > 2 * Math.abs(y)) {
    if (x < 0) start.row.dataset.mark = 'swiped'; else unmark(start.row);
    start = null;
  }
}, { passive: true });
