// Swipes on rows. Patches leave `open`, which is the page's own.

import { doc } from '../Script/nodes.js';
import { input } from '../Script/input.js';

let /** @type {{ row: HTMLElement, x: number, y: number } | null} */ start = null;
doc.addEventListener('touchstart', event => {
  const row = event.target.closest('.row');
  start = row && row.querySelector(':scope>.acts') && { row, x: event.touches[0].clientX, y: event.touches[0].clientY };
  for (const one of doc.querySelectorAll('[open=swiped]')) if (one !== row) one.removeAttribute('open');
}, { passive: true });
doc.addEventListener('click', event => {
  const row = event.target.closest('[open=swiped]');
  if (row && event.target.closest('.acts')) row.removeAttribute('open');
});
doc.addEventListener('touchmove', event => {
  if (!start) return;
  const x = event.touches[0].clientX - start.x, y = event.touches[0].clientY - start.y;
  if (Math.abs(x) <= input.swipe || Math.abs(x) <= 2 * Math.abs(y)) return;
  if (x < 0) start.row.setAttribute('open', 'swiped'); else start.row.removeAttribute('open');
  start = null;
}, { passive: true });
