// Movable rows have a grip. During the move, a line marks the target.

import { body, byId, doc, number, owner } from '../Script/nodes.js';
import { emit } from '../Script/messages.js';
import { input } from '../Script/input.js';
import { near } from './drags.js';

/** @typedef {[row: HTMLElement, rows: HTMLElement[], own: number, line: HTMLElement, start: number, places: number]} Move */

let /** @type {Move | null} */ moving = null, pressing = 0, pressedAt = [0, 0];
/** @type {(row: Element | null) => Element | null} */
const gripOf = row => row && row.querySelector(':scope>.acts>.grip');
/** @type {(event: Event) => void} */
const stay = event => { if (moving) event.preventDefault(); };

/** @type {(row: HTMLElement, event: PointerEvent) => void} */
function beginMove(row, event) {
  const home = /** @type {HTMLElement} */ (byId('e' + owner(/** @type {HTMLElement} */ (row.parentNode)))), rows = [...home.querySelectorAll('.row')].filter(gripOf);
  const line = doc.createElement('div');
  line.className = 'slot';
  line.hidden = true;
  (doc.querySelector('dialog:modal') || body).append(line);
  moving = [row, rows, rows.indexOf(row), line, event.clientY, 0];
  row.setAttribute('open', 'lifted');
  /** @type {Selection} */ (getSelection()).removeAllRanges();
}

/** @type {(y: number) => void} */
function follow(y) {
  const [row, rows, own, line, start] = /** @type {Move} */ (moving);
  row.style.translate = '0 ' + (y - start) + 'px';
  const shift = y - start, boxes = rows.map(one => one.getBoundingClientRect());
  let place = boxes.findIndex((box, index) => y < box.bottom - (index === own ? shift : 0));
  if (place < 0) place = rows.length - 1;
  /** @type {Move} */ (moving)[5] = place - own;
  line.hidden = place === own;
  const box = boxes[place];
  line.style.top = (place < own ? box.top : box.bottom) + 'px';
  line.style.left = box.left + 'px';
  line.style.width = box.width + 'px';
  const area = row.closest('[data-s]'), room = area && area.getBoundingClientRect();
  if (room) /** @type {HTMLElement} */ (area).scrollBy(0, y < room.top + input.edge ? -input.scroll : y > room.bottom - input.edge ? input.scroll : 0);
}

/** @type {(isDone: boolean) => void} */
function endMove(isDone) {
  clearTimeout(pressing);
  if (!moving) return;
  const [row, , , line, , places] = moving;
  moving = null;
  line.remove();
  row.removeAttribute('open');
  row.style.translate = '';
  if (isDone && places) emit('move', number(row.id), places);
}

doc.addEventListener('pointerdown', event => {
  const row = /** @type {HTMLElement} */ (near(event.target, '.row'));
  if (!gripOf(row) || event.button || near(event.target, '.acts') && !near(event.target, '.grip')) return;
  pressedAt = [event.clientX, event.clientY];
  if (near(event.target, '.grip')) {
    event.preventDefault();
    beginMove(row, event);
  } else if (event.pointerType === 'touch') pressing = setTimeout(() => beginMove(row, event), input.grip);
});
doc.addEventListener('pointermove', event => {
  if (moving) follow(event.clientY);
  else if (Math.hypot(event.clientX - pressedAt[0], event.clientY - pressedAt[1]) > input.slack) clearTimeout(pressing);
});
doc.addEventListener('pointerup', () => endMove(true));
doc.addEventListener('pointercancel', () => endMove(false));
doc.addEventListener('keydown', event => {
  if (!moving || event.key !== input.leave) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  endMove(false);
}, true);
// While a finger moves a row, the list does not scroll and the row is not pressed.
doc.addEventListener('touchstart', event => {
  const row = /** @type {HTMLElement} */ (near(event.target, '.row'));
  if (gripOf(row)) row.addEventListener('touchmove', stay, { passive: false });
}, { passive: true });
doc.addEventListener('touchend', event => {
  const row = near(event.target, '.row');
  if (moving && event.cancelable) event.preventDefault();
  if (row) row.removeEventListener('touchmove', stay);
});
doc.addEventListener('contextmenu', event => { if (moving) { event.preventDefault(); event.stopImmediatePropagation(); } }, true);
