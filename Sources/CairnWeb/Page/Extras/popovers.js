// Popovers are positioned by a separate style sheet, so that their nodes stay as the server wrote them.

import { byId, doc } from '../Script/nodes.js';

/** @typedef {'top' | 'bottom' | 'left' | 'right'} Side */

const rulesOfPopovers = new CSSStyleSheet();
doc.adoptedStyleSheets = [...doc.adoptedStyleSheets, rulesOfPopovers];
export function standPopovers() {
  let rules = '';
  for (const popover of doc.querySelectorAll('dialog[data-at]')) {
    if (!popover.id) continue;
    const [name, edge, ...part] = /** @type {[string, Side, ...string[]]} */ (/** @type {string} */ (popover.dataset.at).split(' ')), source = byId(name), box = source && source.isConnected && source.getBoundingClientRect();
    if (!box || !box.width && !box.height) continue;
    const [x, y, width, height] = part.map(Number), gap = 10, least = 8;
    const left = box.left + x * box.width, top = box.top + y * box.height, right = left + width * box.width, bottom = top + height * box.height;
    const size = [popover.offsetWidth, popover.offsetHeight], room = { top, bottom: innerHeight - bottom, left, right: innerWidth - right };
    /** @type {(side: Side) => number} */
    const need = side => size[+/top|bottom/.test(side)] + gap + least, other = /** @type {const} */ ({ top: 'bottom', bottom: 'top', left: 'right', right: 'left' });
    // The opposite side if the preferred one is too small, then the side with the most space.
    const sides = [edge, other[edge], ... /** @type {Side[]} */ (Object.keys(room)).sort((a, b) => room[b] - need(b) - room[a] + need(a))];
    const side = sides.find(one => room[one] >= need(one)) || sides[2];
    /** @type {(value: number, most: number) => number} */
    const within = (value, most) => Math.max(least, Math.min(value, most - least));
    const middle = [(left + right) / 2, (top + bottom) / 2], isUpright = /top|bottom/.test(side);
    const corner = isUpright
      ? [within(middle[0] - size[0] / 2, innerWidth - size[0]), within(side === 'top' ? top - gap - size[1] : bottom + gap, innerHeight - size[1])]
      : [within(side === 'left' ? left - gap - size[0] : right + gap, innerWidth - size[0]), within(middle[1] - size[1] / 2, innerHeight - size[1])];
    /** @type {(index: number) => string} */
    const along = index => Math.max(18, Math.min(middle[index] - corner[index], size[index] - 18)) + 'px';
    const arrow = { top: [along(0), '100%'], bottom: [along(0), '0'], left: ['100%', along(1)], right: ['0', along(1)] }[side];
    // The visible half of the rotated square.
    const cut = { top: '21px -9px,21px 21px,-9px 21px', bottom: '-9px 21px,-9px -9px,21px -9px', left: '-9px -9px,21px -9px,21px 21px', right: '-9px -9px,-9px 21px,21px 21px' }[side];
    rules += '#' + popover.id + ':modal{inset:auto;margin:0;left:' + corner[0] + 'px;top:' + corner[1] + 'px;transform-origin:' + arrow[0] + ' ' + arrow[1]
      + ';--ax:' + arrow[0] + ';--ay:' + arrow[1] + ';--cut:polygon(' + cut + ')}';
  }
  rulesOfPopovers.replaceSync(rules);
}
addEventListener('resize', standPopovers);
doc.addEventListener('scroll', () => { if (doc.querySelector('dialog[data-at]')) standPopovers(); }, { capture: true, passive: true });
standPopovers();
