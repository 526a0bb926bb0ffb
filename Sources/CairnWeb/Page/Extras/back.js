// A finger that begins at the leading edge pulls the page aside to go back. The page follows the finger here; the server hears of each
// step, and decides whether the app goes back.

import { doc, number } from '../Script/nodes.js';
import { emit } from '../Script/messages.js';
import { input } from '../Script/input.js';
import { isPage, mirror, pageTurns } from './ghosts.js';
import { play, reduced } from './motion.js';

// How near to the edge the finger begins, in pixels, and the time after which a finger rests, in milliseconds.
const rim = 24, rest = 100;
// How long the server may take to answer, in milliseconds.
const patience = 1000;
/**
 * @typedef {{ page: HTMLElement, id: ID, x: number, y: number, width: number, share: number, speed: number, time: number,
 *   isDrawn?: boolean, below?: HTMLElement }} Pull
 */
let /** @type {Pull | null} */ pull = null, /** @type {Pull | null} */ pulled = null;

// The covered pages, by the pages that were pushed over them.
/** @type {WeakMap<Element, HTMLElement>} */
const coveredBy = new WeakMap();
/** @type {(stack: HTMLElement, page: HTMLElement) => void} */
export function cover(stack, page) {
  const top = [...stack.children].find(isPage);
  if (top) coveredBy.set(top, page);
}

doc.addEventListener('touchstart', event => {
  if (pull) return endPull(2, event);
  const page = event.target.closest('.page'), { clientX: x, clientY: y } = event.touches[0];
  if (!page || event.touches.length > 1 || !page.querySelector(':scope>.bar .back') || event.target.closest('[data-g*=d],[data-g*=m]')) return;
  const { left, right, width } = page.getBoundingClientRect();
  if ((mirror() > 0 ? x - left : right - x) > rim) return;
  pull = { page, id: number(page.id), x, y, width, share: 0, speed: 0, time: event.timeStamp };
  doc.addEventListener('touchmove', followFinger, { passive: false });
}, { passive: true });

/** @type {(event: TouchEvent) => void} */
function followFinger(event) {
  if (!pull) return;
  const { clientX, clientY } = event.touches[0], way = (clientX - pull.x) * mirror(), rise = Math.abs(clientY - pull.y);
  if (pulled !== pull) {
    if (Math.max(Math.abs(way), rise) <= input.slack) return;
    if (way < 2 * rise) return stopFollowing();
    beginPull(pull);
  }
  if (event.cancelable) event.preventDefault();
  const share = Math.max(0, Math.min(way / (pull.width || 1), 1));
  pull.speed = (pull.speed + (share - pull.share) * 1000 / Math.max(event.timeStamp - pull.time, 1)) / 2;
  pull.share = share;
  pull.time = event.timeStamp;
  drawPull(pull);
  emit('backdrag', pull.id, 0, share, pull.speed);
}

/** @type {(one: Pull) => void} */
function beginPull(one) {
  const { page } = one, below = coveredBy.get(page), back = /** @type {Element} */ (page.querySelector('.back')), around = page.parentElement;
  settle();
  pulled = one;
  emit('swipe', one.id);
  one.isDrawn = !page.closest('[data-g*=b]');
  // The pages of a path may have changed since.
  const title = below && !below.isConnected && below.querySelector('h1');
  if (!one.isDrawn || !title || !around || back.getAttribute('aria-label') !== 'Back to ' + title.textContent) return;
  const box = one.below = doc.createElement('div');
  box.style.cssText = `position:absolute;overflow:hidden;left:${page.offsetLeft}px;top:${page.offsetTop}px;width:${page.offsetWidth}px;height:${page.offsetHeight}px`;
  box.inert = true;
  box.setAttribute('aria-hidden', 'true');
  box.append(below);
  around.prepend(box);
}

/** @type {(share: number) => string} */
const lowerPlace = share => 30 * (share - 1) * mirror() + '%';
/** @type {(one: Pull) => void} */
function drawPull({ page, share, below, isDrawn }) {
  if (!isDrawn) return;
  page.style.translate = 100 * share * mirror() + '%';
  if (below) below.style.translate = lowerPlace(share);
}

function stopFollowing() {
  pull = null;
  doc.removeEventListener('touchmove', followFinger);
}

/** @type {(phase: Phase, event: Event) => void} */
function endPull(phase, event) {
  const one = pull;
  stopFollowing();
  if (!one || pulled !== one) return;
  emit('backdrag', one.id, phase, one.share, event.timeStamp - one.time > rest ? 0 : one.speed);
  if (phase > 1) settle();
  else setTimeout(() => { if (pulled === one) settle(); }, patience);
}
doc.addEventListener('touchend', event => endPull(1, event));
doc.addEventListener('touchcancel', event => endPull(2, event));

// Returns the pulled page to its place.
export function settle() {
  const one = pulled;
  pulled = null;
  if (one && one === pull) stopFollowing();
  if (!one || !one.isDrawn) return;
  const { page, below, share } = one, from = page.style.translate;
  page.style.translate = '';
  if (!page.isConnected || reduced.matches) return below && below.remove();
  play(page, 'turn', { translate: [from, '0%'] }, pageTurns);
  if (!below) return;
  below.style.translate = lowerPlace(0);
  play(below, 'turn', { translate: [lowerPlace(share), lowerPlace(0)] }, pageTurns).finished.then(() => below.remove(), () => below.remove());
}

// Called before a message turns a page. Returns how far the page is pulled aside, where its transition starts.
/** @type {(operations: any[]) => number} */
export function letGo(operations) {
  const one = pulled, around = one && one.page.parentElement;
  if (!one || !around || !operations.some(([kind, id]) => kind === 'w' || kind === 'k' && id === around.id)) return 0;
  pulled = null;
  if (one === pull) stopFollowing();
  one.below?.remove();
  return one.isDrawn ? one.share : 0;
}
