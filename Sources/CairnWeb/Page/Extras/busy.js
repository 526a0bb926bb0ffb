// Shows at once what was pressed, and after a moment that the server has not answered yet.

import { body, byId, doc } from '../Script/nodes.js';
import { unanswered } from '../Script/messages.js';

// How long the server may take before the bar appears, and how often that is checked, in milliseconds.
const grace = 150, tick = 16;
let /** @type {Maybe<ClientMessage>} */ awaited, /** @type {Maybe<Element>} */ pressed, ticks = 0, isLooking = false, isShown = false;

const bar = doc.createElement('div');
bar.id = 'busy';
bar.popover = 'manual';
bar.setAttribute('role', 'progressbar');
bar.ariaLabel = 'Loading';
body.append(bar);

/** @type {(node: Maybe<Element>) => void} */
function highlight(node) {
  pressed?.removeAttribute('data-pressed');
  pressed = node;
  pressed?.setAttribute('data-pressed', '');
}

/** @type {(isBusy: boolean) => void} */
function show(isBusy) {
  if (isBusy === isShown) return;
  isShown = isBusy;
  byId('root').ariaBusy = isBusy ? 'true' : null;
  if (!bar.isConnected) body.append(bar);
  if (isBusy === bar.matches(':popover-open')) return;
  if (isBusy) bar.showPopover(); else bar.hidePopover();
}

export function answered() {
  if (awaited && unanswered()[0]?.n <= awaited.n) return false;
  awaited = null;
  highlight(null);
  show(false);
  return true;
}

// By a timer, because a page that is not seen has no frames.
function look() {
  isLooking = !answered();
  if (!isLooking) return;
  show((ticks += 1) * tick >= grace);
  setTimeout(look, tick);
}

// The other listeners were called before, so what the event has sent is the last message.
/**
 * @param {Event} event
 * @param {Maybe<Element>} [node]
 */
function begin(event, node) {
  const last = unanswered().at(-1);
  if (!last || last === awaited) return;
  awaited = last;
  ticks = 0;
  highlight(node);
  if (!isLooking) setTimeout(look, tick);
  isLooking = true;
}

doc.addEventListener('click', event => {
  const control = event.target.closest('a,button,[role=button],.tap,label');
  if (control) begin(event, control.matches('.pickr,.row>.lk') ? control.closest('.row') : control);
});
doc.addEventListener('change', event => begin(event, pressed));
doc.addEventListener('keydown', event => { if (event.key === 'Enter') begin(event); });
addEventListener('popstate', event => begin(event));
