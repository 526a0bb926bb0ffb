// Swipes on rows.

import { doc } from '../Script/nodes.js';
import { input } from '../Script/input.js';

let /** @type {{ row: HTMLElement, x: number, y: number } | null} */ start = null;
doc.addEventListener('touchstart', event => {
  const row = event.target.closest('.row');
  start = row && row.querySelector(':scope>.acts') && { row, x: event.touches[0].clientX, y: event.touches[0].clientY };
  for (const one of doc.querySelectorAll('[data-mark=swiped]')) if (one !== row) one.removeAttribute('data-mark');
}, { passive: true });
doc.addEventListener('click', event => {
  const row = event.target.closest('[data-mark=swiped]');
  if (row && event.target.closest('.acts')) row.removeAttribute('data-mark');
});
doc.addEventListener('touchmove', event => {
  if (!start) return;
  const x = event.touches[0].clientX - start.x, y = event.touches[0].clientY - start.y;
  if (Math.abs(x) <= input.swipe || Math.abs(x) <= 2 * Math.abs(y)) return;
  if (x < 0) start.row.dataset.mark = 'swiped'; else start.row.removeAttribute('data-mark');
  start = null;
}, { passive: true });
