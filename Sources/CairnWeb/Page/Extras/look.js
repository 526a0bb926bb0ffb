// Reports what decides how large things are: the user's text size, the usual width of a character, and the pointer.

import { body, doc } from '../Script/nodes.js';
import { emit } from '../Script/messages.js';

// The server shows dates and times in the user's zone from the next request on.
doc.cookie = 'zone=' + Intl.DateTimeFormat().resolvedOptions().timeZone + ';path=/;samesite=lax;max-age=31536000';

const mouse = matchMedia('(pointer:fine)'), sample = 'Settings and Sharing, 20 Items';

function report() {
  const { fontSize, fontFamily } = getComputedStyle(body);
  const pen = /** @type {CanvasRenderingContext2D} */ (doc.createElement('canvas').getContext('2d'));
  pen.font = '500 100px ' + fontFamily;
  const advance = Math.round(pen.measureText(sample).width / sample.length) / 100 || .5;
  /** @type {[number, number, Flag]} */
  const look = [parseFloat(fontSize), advance, /** @type {Flag} */ (+mouse.matches)], text = look.join('x');
  // The server has the cookie already when the page is loaded again.
  if (doc.cookie.includes('look=' + text)) return;
  doc.cookie = 'look=' + text + ';path=/;samesite=lax;max-age=31536000';
  emit('look', ...look);
}

mouse.addEventListener('change', report);
report();
