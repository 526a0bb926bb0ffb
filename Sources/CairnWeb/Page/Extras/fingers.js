// Two fingers. Positions are fractions of the node's size, because the server's layout has other sizes.

import { doc } from '../Script/nodes.js';
import { emit } from '../Script/messages.js';
import { endGestures, listening } from './gestures.js';

/** @type {Map<number, [x: number, y: number]>} */
const fingers = new Map();
/**
 * @typedef {{ magnified: ID | null, rotated?: ID | null, size: number, turn: number, distance: number, angle: number,
 *   place: [x: number, y: number] }} Pair
 */
let /** @type {Pair | null} */ pair = null;
/** @type {() => [distance: number, angle: number]} */
const spread = () => { const [a, b] = [...fingers.values()]; return [Math.hypot(b[0] - a[0], b[1] - a[1]) || 1, Math.atan2(b[1] - a[1], b[0] - a[0])]; };
/** @type {(node: Element, x: number, y: number) => [x: number, y: number]} */
function shares(node, x, y) {
  const box = node.getBoundingClientRect();
  return /** @type {[number, number]} */ ([(x - box.left) / (box.width || 1), (y - box.top) / (box.height || 1)].map(one => +one.toFixed(4)));
}
/** @type {(phase: Phase) => void} */
function sendPair(phase) {
  const { magnified, rotated, size, turn, place } = /** @type {Pair} */ (pair);
  if (magnified) emit('magnify', magnified, phase, size, ...place);
  if (rotated) emit('rotate', rotated, phase, turn, ...place);
  if (phase) pair = null;
}
doc.addEventListener('pointerdown', event => {
  if (event.pointerType !== 'touch' || !listening(event.target, 'm') && !listening(event.target, 'r')) return;
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
  if (fingers.size !== 2) return;
  // The first finger's drag was the start of this gesture, so it is canceled.
  endGestures(2, event);
  const [a, b] = [...fingers.values()], [distance, angle] = spread(), node = /** @type {HTMLElement} */ (event.target.closest('[data-g*=m],[data-g*=r]'));
  pair = { magnified: listening(event.target, 'm'), rotated: listening(event.target, 'r'), size: 1, turn: 0, distance, angle, place: shares(node, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2) };
});
doc.addEventListener('pointermove', event => {
  if (!fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
  if (!pair || fingers.size !== 2) return;
  const [distance, angle] = spread();
  pair.size = Math.max(.001, Math.min(distance / pair.distance, 1000));
  // The shortest rotation from the last angle, so that full turns add up.
  pair.turn += Math.atan2(Math.sin(angle - pair.angle), Math.cos(angle - pair.angle));
  pair.angle = angle;
  sendPair(0);
});
for (const [name, phase] of /** @type {const} */ ([['pointerup', 1], ['pointercancel', 2]]))
  doc.addEventListener(name, event => {
    if (fingers.delete(event.pointerId) && pair) sendPair(phase);
  });
// Browsers report a pinch on a trackpad as a wheel event with Control.
let wheelEnd = 0;
doc.addEventListener('wheel', event => {
  const magnified = event.ctrlKey && listening(event.target, 'm');
  if (!magnified) return;
  event.preventDefault();
  pair = pair || /** @type {Pair} */ ({ magnified, size: 1, place: shares(/** @type {HTMLElement} */ (event.target.closest('[data-g*=m]')), event.clientX, event.clientY) });
  pair.size = Math.max(.001, Math.min(pair.size * Math.exp(-event.deltaY / (event.deltaMode ? 6 : 100)), 1000));
  sendPair(0);
  clearTimeout(wheelEnd);
  wheelEnd = setTimeout(() => { if (pair) sendPair(1); }, 250);
}, { passive: false });
