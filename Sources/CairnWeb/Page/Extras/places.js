// Positions in the layout, which transforms and scrolling do not change.

import { byId } from '../Script/nodes.js';
import { halt, play, running } from './animations.js';

/**
 * A node's place in its container and in the page, and how far it is moved now.
 * @typedef {{ node: HTMLElement, x: number, y: number, moveX: number, moveY: number, left: number, top: number,
 *   outer: Maybe<string>, width: number, height: number }} Place
 */

const mostPlaces = 5000, ends = new WeakMap();
/** @type {() => Map<string, Place>} */
export function places() {
  const found = new Map(), all = byId('root').querySelectorAll('[id^=e]'), corners = new Map();
  if (all.length > mostPlaces) return found;
  /** @type {(node: HTMLElement | null) => [x: number, y: number]} */
  const corner = node => {
    if (!node) return [0, 0];
    let known = corners.get(node);
    if (!known) {
      const [x, y] = corner(/** @type {HTMLElement | null} */ (node.offsetParent));
      corners.set(node, known = [x + node.offsetLeft, y + node.offsetTop]);
    }
    return known;
  };
  for (const node of all) {
    if (!node.offsetParent && getComputedStyle(node).position !== 'fixed') continue;
    const [x, y] = corner(node), outer = /** @type {HTMLElement} */ (node.parentElement).closest('[id^=e]');
    const around = outer ? corner(outer) : [0, 0];
    let [moveX, moveY] = [0, 0];
    if ((running.get(node) || {}).place) [moveX, moveY] = (getComputedStyle(node).translate + ' 0').split(' ').map(one => parseFloat(one) || 0);
    found.set(node.id, {
      node, x: x - around[0], y: y - around[1], moveX, moveY, left: x, top: y, outer: outer && outer.id,
      width: node.offsetWidth, height: node.offsetHeight
    });
  }
  return found;
}

// Whether a change of size is visible. Texts and bare containers are only moved.
/** @type {(node: Element) => boolean} */
function hasEdges(node) {
  if (node.matches('.t,dialog,input,select,textarea,li')) return false;
  if (node.matches('.svg,.pic,.rs')) return true;
  const style = getComputedStyle(node);
  return style.display !== 'inline' && (style.backgroundImage !== 'none' || style.boxShadow !== 'none' || style.outlineStyle !== 'none'
    || style.overflowX !== 'visible' || style.borderTopWidth !== '0px' || !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(style.backgroundColor));
}

/** @type {(old: Map<string, Place>, timingOf: (node: Element) => Timing) => void} */
export function moveFrom(old, timingOf) {
  if (!old.size) return;
  // Running size animations hide the final sizes, so they are detached while measuring.
  const sizes = [...running].filter(([, own]) => own.size).map(([node, own]) => /** @type {const} */ ([node, own.size, own.size.effect]));
  for (const [, one] of sizes) one.effect = null;
  let now = places(), hasGrown = sizes.length > 0;
  for (const [node, one, effect] of sizes) {
    const place = now.get(node.id), [width, height] = ends.get(one);
    if (place && Math.abs(place.width - width) < 1 && Math.abs(place.height - height) < 1) one.effect = effect;
    else halt(node, 'size');
  }
  for (const [id, place] of now) {
    const before = old.get(id), timing = before && timingOf(place.node);
    if (!timing || (running.get(place.node) || {}).size || before.width === place.width && before.height === place.height || !hasEdges(place.node)) continue;
    const style = /** @type {Record<string, any>} */ (getComputedStyle(place.node)), /** @type {Record<string, string[]>} */ frames = {};
    // The margin reserves the final size, so that siblings do not move twice.
    for (const [side, margin] of /** @type {const} */ ([['width', 'marginInlineEnd'], ['height', 'marginBlockEnd']])) {
      if (before[side] === place[side]) continue;
      const start = before[side] + 'px', end = place[side] + 'px', rest = parseFloat(style[margin]) || 0, name = side[0].toUpperCase() + side.slice(1);
      frames[side] = frames['min' + name] = frames['max' + name] = [start, end];
      frames[margin] = [rest + place[side] - before[side] + 'px', rest + 'px'];
    }
    ends.set(play(place.node, 'size', frames, timing), [place.width, place.height]);
    hasGrown = true;
  }
  if (hasGrown) now = places();
  for (const [id, place] of now) {
    const before = old.get(id), timing = before && timingOf(place.node);
    if (!timing) continue;
    const isSame = before.outer === place.outer;
    // A running animation to the same position continues.
    if (isSame && (before.moveX || before.moveY) && Math.abs(before.x - place.x) < 1 && Math.abs(before.y - place.y) < 1) continue;
    const x = before.moveX + (isSame ? before.x - place.x : before.left - place.left), y = before.moveY + (isSame ? before.y - place.y : before.top - place.top);
    if (Math.abs(x) >= 1 || Math.abs(y) >= 1) play(place.node, 'place', { translate: [x + 'px ' + y + 'px', '0px 0px'] }, timing);
  }
}
