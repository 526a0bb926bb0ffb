// A finger that begins at the leading edge pulls the page aside to go back. The page follows the finger here, as its transition says; the
// server hears of each step, and decides whether the app goes back.

import { byId, doc, number } from '../Script/nodes.js';
import { emit } from '../Script/messages.js';
import { input } from '../Script/input.js';
import { play, reduced } from './animations.js';
import { isPage, mirror, pageTurns, upperLook } from './ghosts.js';

// How near to the edge the finger begins, in pixels, and the time after which a finger rests, in milliseconds.
const rim = 24, rest = 100;
// How long the server may take to answer, in milliseconds.
const patience = 1000;
/**
 * @typedef {{ page: HTMLElement, id: ID, x: number, y: number, width: number, share: number, speed: number, time: number,
 *   motion: PageMotion, isDrawn?: boolean, below?: HTMLElement }} Pull
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
  const motion = /** @type {PageMotion} */ (page.dataset.turn || 'slide');
  pull = { page, id: number(page.id), x, y, width, share: 0, speed: 0, time: event.timeStamp, motion };
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
  const { page } = one, label = /** @type {Element} */ (page.querySelector('.back')).getAttribute('aria-label');
  settle();
  pulled = one;
  emit('swipe', one.id);
  one.isDrawn = one.motion !== 'none' && !page.closest('[data-g*=b]');
  if (!one.isDrawn) return;
  // The first page of a nested stack goes with the page around it, and that of a column with the column.
  for (let /** @type {HTMLElement | null} */ at = page; at; at = at.parentElement) {
    const below = coveredBy.get(at), title = below && !below.isConnected && below.querySelector('h1,h2');
    // The pages of a path may have changed since.
    if (below && title && label === 'Back to ' + title.textContent) return uncover(one, at, below);
  }
}

/** @type {(one: Pull, page: HTMLElement, below: HTMLElement) => void} */
function uncover(one, page, below) {
  const box = one.below = doc.createElement('div');
  one.page = page;
  box.style.cssText = `position:absolute;z-index:-1;overflow:hidden;left:${page.offsetLeft}px;top:${page.offsetTop}px;width:${page.offsetWidth}px;height:${page.offsetHeight}px`;
  box.inert = true;
  box.setAttribute('aria-hidden', 'true');
  box.append(below);
  /** @type {HTMLElement} */ (page.parentElement).prepend(box);
}

/** @type {(share: number) => string} */
const lowerPlace = share => 30 * (share - 1) * mirror() + '%';
/** @type {(one: Pull) => void} */
function drawPull({ page, share, motion, below, isDrawn }) {
  if (!isDrawn) return;
  Object.assign(page.style, upperLook(motion, share));
  if (below && motion === 'slide') below.style.translate = lowerPlace(share);
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
  const { page, below, share, motion } = one, way = [upperLook(motion, share), upperLook(motion, 0)];
  page.style.translate = page.style.opacity = page.style.scale = '';
  const hide = () => below && below.remove();
  if (!page.isConnected || reduced.matches) return hide();
  play(page, 'turn', way, pageTurns).finished.then(hide, hide);
  if (!below || motion !== 'slide') return;
  below.style.translate = lowerPlace(0);
  play(below, 'turn', { translate: [lowerPlace(share), lowerPlace(0)] }, pageTurns);
}

// Called before a message turns a page. Returns how far the page is pulled aside and how, where its transition starts.
/** @type {(operations: any[]) => Maybe<import('./ghosts.js').Pulled>} */
export function letGo(operations) {
  const one = pulled, around = one && one.page.parentElement;
  if (!one || !around || !operations.some(([kind, id]) => kind === 'w' || kind === 'k' && id === around.id || kind === 'p' && byId(id)?.contains(one.page))) return;
  pulled = null;
  if (one === pull) stopFollowing();
  one.below?.remove();
  return one.isDrawn ? one : null;
}
