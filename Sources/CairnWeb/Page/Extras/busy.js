// Shows at once what was pressed, and after a moment that the server has not answered yet.

import { body, doc, word } from '../Script/nodes.js';
import { unanswered } from '../Script/messages.js';

// How long the server may take before the bar appears, in milliseconds.
const grace = 150;
let /** @type {Maybe<ClientMessage>} */ awaited, /** @type {Maybe<Element>} */ pressed, timer = 0;

const bar = doc.createElement('div');
bar.id = 'busy';
bar.popover = 'manual';
bar.setAttribute('role', 'progressbar');
bar.ariaLabel = word('Loading');
body.append(bar);

/** @type {(node: Maybe<Element>) => void} */
function highlight(node) {
  pressed?.removeAttribute('data-pressed');
  pressed = node;
  pressed?.setAttribute('data-pressed', '');
}

// The script says so whenever it has received something or lost its connection.
doc.addEventListener('heard', () => {
  if (!awaited || unanswered().includes(awaited)) return;
  awaited = null;
  clearTimeout(timer);
  highlight(null);
  if (bar.matches(':popover-open')) bar.hidePopover();
});

// The other listeners were called before, so what the event has sent is the last message.
/**
 * @param {Event} event
 * @param {Maybe<Element>} [node]
 */
function begin(event, node) {
  const last = unanswered().at(-1);
  if (!last || last === awaited) return;
  awaited = last;
  highlight(node);
  clearTimeout(timer);
  timer = setTimeout(() => { if (!bar.matches(':popover-open')) bar.showPopover(); }, grace);
}

doc.addEventListener('click', event => {
  const control = event.target.closest('a,button,[role=button],.tap,label');
  if (control) begin(event, control.matches('.pickr,.row>.lk') ? control.closest('.row') : control);
});
doc.addEventListener('change', event => begin(event, pressed));
doc.addEventListener('keydown', event => { if (event.key === 'Enter') begin(event); });
addEventListener('popstate', event => begin(event));
