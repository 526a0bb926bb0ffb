// Gestures: the letters in `data-g` name the events that an element listens for.

import { doc, number } from '../Script/nodes.js';
import { emit } from '../Script/messages.js';

export const listening = (node, letter) => { const n = node.closest && node.closest('[data-g*=' + letter + ']'); return n && number(n.id); };
let hold = 0, drag = null;

// Where the pointer was pressed last.
export let pointer = [0, 0];
export function pointAt(x, y) { pointer = [x, y]; }

function sendDrag(phase, event) {
  if (drag) emit('drag', drag.id, phase, drag.x, drag.y, event.clientX, event.clientY);
  if (phase) drag = null;
}

// Ends what the pointer has begun, because a second finger begins something else.
export function endGestures(phase, event) {
  clearTimeout(hold);
  sendDrag(phase, event);
}

doc.addEventListener('dblclick', event => { const id = listening(event.target, 't'); if (id) emit('taps', id, 2); });
for (const [name, isOn] of [['pointerover', 1], ['pointerout', 0]])
  doc.addEventListener(name, event => {
    const node = event.target.closest('[data-g*=o]');
    if (node && !node.contains(event.relatedTarget)) emit('hover', number(node.id), isOn);
  });
doc.addEventListener('pointerdown', event => {
  pointAt(event.clientX, event.clientY);
  const held = listening(event.target, 'h'), dragged = listening(event.target, 'd');
  if (held) hold = setTimeout(() => { emit('hold', held); }, 500);
  if (dragged) drag = { id: dragged, x: event.clientX, y: event.clientY };
});
doc.addEventListener('pointermove', event => {
  if (Math.hypot(event.clientX - pointer[0], event.clientY - pointer[1]) > 8) clearTimeout(hold);
  sendDrag(0, event);
});
for (const [name, phase] of [['pointerup', 1], ['pointercancel', 2]])
  doc.addEventListener(name, event => endGestures(phase, event));
