// What a message animates. Read before its patches are applied: the values now, including those of running animations.

import { byId, doc } from '../Script/nodes.js';
import { halt, play, reduced, running } from './animations.js';
import { cover, letGo } from './back.js';
import { arrive, come, endGhost, ghosts, isPage, leave, makeGhost } from './ghosts.js';
import { moveFrom, places } from './places.js';
import { standPopovers } from './popovers.js';

/**
 * @typedef {import('./ghosts.js').Look} Look
 * @typedef {import('./places.js').Place} Place
 * @typedef {{ timings: Timing[], all: number, own: Record<string, number>, starts: Record<string, string>,
 *   pages: Record<string, TurnKind>, motions: Record<string, Maybe<PageMotion>>, isStill: boolean }} Plan
 */

// Styles that CSS can interpolate.
const mixable = ['opacity', 'color', 'backgroundColor', 'filter', 'borderRadius', 'boxShadow', 'outlineColor', 'clipPath', 'strokeWidth', 'fill', 'stroke', 'd'];
/** @type {(node: HTMLElement) => Look} */
function looks(node) {
  const style = /** @type {Look} */ (getComputedStyle(node)), /** @type {Look} */ found = {}, isMoving = (running.get(node) || {}).transform;
  for (const name of mixable) if (style[name] !== undefined) found[name] = style[name];
  // A matrix cannot tell half a turn from one and a half, so the transform is read from the style.
  found.transform = isMoving ? style.transform : node.style.transform || style.transform;
  return found;
}
/** @type {(path: string) => string} */
const shapeOf = path => path.replace(/[-\d.,\s]/g, '');
/** @type {(node: HTMLElement, old: Look, timing: Timing) => void} */
function mix(node, old, timing) {
  halt(node);
  const now = looks(node);
  for (const name in now) {
    if (old[name] === undefined || old[name] === now[name]) continue;
    if (name === 'd' && shapeOf(old.d) !== shapeOf(now.d)) continue;
    play(node, name, { [name]: [old[name], now[name]] }, timing);
  }
}

// Operations by their letters, as in `PageOperation`: which animations the message has.
/** @type {OperationTable} */
const animations = {
  p: turnPage,
  q: beStill,
  A: animate,
};
/** @type {Plan} */
let plan;

/** @type {(...values: Operations["p"]) => void} */
function turnPage(stack, kind, motion) {
  plan.pages[stack] = kind;
  plan.motions[stack] = motion;
}
function beStill() { plan.isStill = true; }
/** @type {(...values: Operations["A"]) => void} */
function animate(timings, all, own, starts) { Object.assign(plan, { timings, all, own, starts }); }

// Runs before the operations of a message, and returns what runs after them.
/** @type {(operations: any[]) => () => void} */
export function see(operations) {
  plan = { timings: [], all: -1, own: {}, starts: {}, pages: {}, motions: {}, isStill: reduced.matches || doc.hidden };
  for (const [kind, ...rest] of operations) /** @type {Record<string, Function>} */ (animations)[kind]?.(...rest);
  const { timings, all, own, starts, pages, motions, isStill } = plan, pulled = letGo(operations);
  /** @type {(node: Element) => Timing} */
  const timingOf = node => {
    for (let /** @type {Element | null} */ outer = node; outer; outer = outer.parentElement) if (outer.id in own) return timings[own[outer.id]];
    return timings[all];
  };
  const isMoved = timings.length && !reduced.matches;
  // Removed nodes leave a copy that fades out.
  for (const known of ghosts.values()) known.isOld = true;
  // Animations of nodes that were removed for good end.
  for (const node of running.keys()) if (node.id && byId(node.id) !== node) { for (const key in running.get(node)) halt(node, key); }
  const /** @type {[ghost: HTMLElement, node: HTMLElement, child?: Element, timing?: unknown][]} */ left = [],
    /** @type {[node: HTMLElement, look: Look, timing: Timing][]} */ changed = [],
    /** @type {[node: HTMLElement, paths: Look[], timing: Timing][]} */ drawn = [], listed = new Set();
  for (const [kind, , ids] of operations) if (kind === 'k') for (const id of ids) listed.add(id);
  for (const [kind, id, ids] of operations) {
    const node = /[kat]/.test(kind) && byId(id);
    if (!node || !node.isConnected) continue;
    if (kind === 'k') {
      for (const ghost of /** @type {HTMLElement[]} */ ([...node.children].filter(one => ghosts.has(one)))) {
        if (pages[id] || isStill) endGhost(ghost);
        else { ghost.remove(); left.push([ghost, node]); }
      }
      if (isStill) continue;
      for (const child of /** @type {Iterable<HTMLElement>} */ (/** @type {unknown} */ (node.children))) {
        if (ids.includes(child.id) || listed.has(child.id) || !child.checkVisibility()) continue;
        const isPanel = child.tagName === 'DIALOG', timing = isMoved && timingOf(child);
        if (isPanel || timing || pages[id] && isPage(child)) left.push([makeGhost(child), node, child, timing]);
      }
    } else if (kind === 'a') {
      const timing = isMoved && timingOf(node);
      if (timing) changed.push([node, looks(node), timing]);
      // A new value without animation ends the animation to the old value.
      else if (['style', 'class'].some(name => node.getAttribute(name) !== (ids[name] || null))) halt(node);
    } else if (isMoved && node.classList.contains('svg')) drawn.push([node, [...node.querySelectorAll('path')].map(looks), timingOf(node)]);
  }
  const old = isMoved && places(), boxes = /** @param {string} name */ name => new Map([...byId('root').querySelectorAll('[id][data-' + name + ']')].map(one => [one.dataset[name], one.getBoundingClientRect()]));
  const matches = isMoved && boxes('m'), sources = Object.keys(pages).length && boxes('z');
  return () => {
    standPopovers();
    for (const [ghost, node, child, timing] of left) {
      if (!node.isConnected) continue;
      node.append(ghost);
      if (pages[node.id] === 'push' && child && isPage(child)) cover(node, /** @type {HTMLElement} */ (child));
      if (child) leave(ghost, timing, pages[node.id], motions[node.id], pulled);
    }
    if (!isStill) for (const id in pages) arrive(byId(id), pages[id], sources, motions[id], pulled);
    if (isStill) for (const dialog of doc.querySelectorAll('dialog')) for (const one of dialog.getAnimations({ subtree: true })) one.finish();
    if (!isMoved) return;
    for (const [node, look, timing] of changed) if (node.isConnected) mix(node, look, timing);
    for (const [node, paths, timing] of drawn) {
      const now = [...node.querySelectorAll('path')];
      if (timing && now.length === paths.length) now.forEach((path, index) => mix(path, paths[index], timing));
    }
    for (const id in starts) {
      const node = byId(id), timing = node && timingOf(node);
      if (!timing || !node.isConnected) continue;
      const style = /** @type {string} */ (node.getAttribute('style'));
      node.style.cssText = style + ';' + starts[id];
      const look = looks(node);
      node.setAttribute('style', style);
      mix(node, look, timing);
    }
    moveFrom(/** @type {Map<string, Place>} */ (old), timingOf);
    for (const [kind, id, ids] of operations) if (kind === 'k' && !pages[id])
      for (const one of ids) {
        const node = !/** @type {Map<string, Place>} */ (old).has(one) && byId(one), timing = node && node.isConnected && timingOf(node);
        if (timing && !isPage(node) && node.tagName !== 'DIALOG') come(node, timing, /** @type {import('./ghosts.js').Boxes} */ (matches));
      }
  };
}
