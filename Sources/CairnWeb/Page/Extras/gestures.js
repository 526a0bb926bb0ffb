// Gestures: the letters in `data-g` name the events that an element listens for.

import { doc, number } from '../Script/nodes.js';
import { emit } from '../Script/messages.js';
import { input } from '../Script/input.js';

/** @type {(node: Element, letter: string) => ID | null} */
export const listening = (node, letter) => { const n = node.closest && node.closest('[data-g*=' + letter + ']'); return n && number(n.id); };
let hold = 0, /** @type {{ id: ID, x: number, y: number } | null} */ drag = null;

// Where the pointer was pressed last.
/** @type {[x: number, y: number]} */
export let pointer = [0, 0];
/** @type {(x: number, y: number) => void} */
export function pointAt(x, y) { pointer = [x, y]; }

/** @type {(phase: Phase, event: PointerEvent) => void} */
function sendDrag(phase, event) {
  if (drag) emit('drag', drag.id, phase, drag.x, drag.y, event.clientX, event.clientY);
  if (phase) drag = null;
}

// Ends what the pointer has begun, because a second finger begins something else.
/** @type {(phase: Phase, event: PointerEvent) => void} */
export function endGestures(phase, event) {
  clearTimeout(hold);
  sendDrag(phase, event);
}

doc.addEventListener('dblclick', event => { const id = listening(event.target, 't'); if (id) emit('taps', id, 2); });
for (const [name, isOn] of /** @type {const} */ ([['pointerover', 1], ['pointerout', 0]]))
  doc.addEventListener(name, event => {
    const node = event.target.closest('[data-g*=o]');
    if (node && !node.contains(/** @type {Node | null} */ (event.relatedTarget))) emit('hover', number(node.id), isOn);
  });
doc.addEventListener('pointerdown', event => {
  pointAt(event.clientX, event.clientY);
  const held = listening(event.target, 'h'), dragged = listening(event.target, 'd');
  if (held) hold = setTimeout(() => { emit('hold', held); }, input.hold);
  if (dragged) drag = { id: dragged, x: event.clientX, y: event.clientY };
});
doc.addEventListener('pointermove', event => {
  if (Math.hypot(event.clientX - pointer[0], event.clientY - pointer[1]) > input.slack) clearTimeout(hold);
  sendDrag(0, event);
});
for (const [name, phase] of /** @type {const} */ ([['pointerup', 1], ['pointercancel', 2]]))
  doc.addEventListener(name, event => endGestures(phase, event));
