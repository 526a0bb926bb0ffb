// A removed node fades out as a static copy. The copy has no ids, takes no input and is hidden from screen readers.

import { byId, doc } from '../Script/nodes.js';
import { play } from './animations.js';

/**
 * The values of styles, by their names.
 * @typedef {Record<string, any>} Look
 * @typedef {{ left: number, top: number, width: number, height: number }} Box
 * @typedef {Map<Maybe<string>, Box>} Boxes
 * @typedef {{ share: number, motion: PageMotion }} Pulled
 * @typedef {{ coming: Look, going: Look, timing?: Timing }} Transition
 * @typedef {{ picture: HTMLElement, scrolled: [node: Element, left: number, top: number][], words: string, transition: Transition,
 *   width: number, height: number, isPanel: boolean, key: Maybe<string>, zoom: Maybe<string>, corner: [x: number, y: number],
 *   from: Look, isOld?: boolean }} Ghost
 */

/** @type {Map<Element, Ghost>} */
export const ghosts = new Map();
export const mirror = () => doc.dir === 'rtl' ? -1 : 1;

/** @type {(node: HTMLElement) => HTMLElement} */
export function makeGhost(node) {
  const picture = /** @type {HTMLElement} */ (node.cloneNode(true)), style = getComputedStyle(node), isPanel = node.tagName === 'DIALOG';
  const all = /** @param {HTMLElement} root */ root => [root, ...root.querySelectorAll('*')], originals = all(node), /** @type {Ghost['scrolled']} */ scrolled = [];
  all(picture).forEach((one, index) => {
    const { scrollLeft, scrollTop } = originals[index];
    if (scrollLeft || scrollTop) scrolled.push([one, scrollLeft, scrollTop]);
    for (const name of ['id', 'name', 'for', 'form', 'role', 'popovertarget', 'data-s', 'data-g', 'aria-labelledby', 'aria-keyshortcuts', 'aria-live']) one.removeAttribute(name);
  });
  for (const one of picture.querySelectorAll('h1,main')) {
    const plain = doc.createElement('div');
    for (const { name, value } of one.attributes) plain.setAttribute(name, value);
    plain.append(...one.childNodes);
    one.replaceWith(plain);
    for (const entry of scrolled) if (entry[0] === one) entry[0] = plain;
  }
  const own = isPanel ? node.matches('.popover') && { inset: 'auto', margin: 0, left: node.offsetLeft + 'px', top: node.offsetTop + 'px' } : {
    position: 'absolute', inset: 'auto', width: node.offsetWidth + 1 + 'px', height: node.offsetHeight + 1 + 'px',
    'max-width': 'none', 'max-height': 'none', 'min-width': 0, 'min-height': 0, margin: 0
  };
  for (const [name, value] of Object.entries({ ...own, animation: 'none', 'pointer-events': 'none' })) picture.style.setProperty(name, value, 'important');
  // The copy is placed in a box of no size at the corner of its old parent, so that moving siblings do not move it.
  const ghost = doc.createElement('div');
  ghost.style.cssText = 'all:initial;position:absolute;width:0;height:0;align-self:start;justify-self:start;pointer-events:none;font:inherit;color:inherit';
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  // A click on the copy has no element to report.
  ghost.addEventListener('click', event => { event.preventDefault(); event.stopPropagation(); }, true);
  ghost.append(picture);
  ghosts.set(ghost, {
    picture, scrolled, words: node.className + node.textContent, transition: transitionOf(node), width: node.offsetWidth, height: node.offsetHeight,
    isPanel, key: keyOf(node, 'm'), zoom: keyOf(node, 'y'), corner: cornerInside(node, /** @type {HTMLElement} */ (node.parentNode)),
    from: { opacity: style.opacity, translate: style.translate, scale: style.scale, transform: style.transform, filter: style.filter }
  });
  return ghost;
}
// The position of a node inside another, before transforms.
/** @type {(node: HTMLElement, around: HTMLElement) => [x: number, y: number]} */
function cornerInside(node, around) {
  const corner = /** @type {(one: HTMLElement) => [number, number]} */ (one => { let x = 0, y = 0; for (let /** @type {any} */ at = one; at; at = at.offsetParent) { x += at.offsetLeft; y += at.offsetTop; } return [x, y]; });
  const [x, y] = corner(node), [left, top] = corner(around);
  return [x - left, y - top];
}
/** @type {(ghost: HTMLElement) => void} */
export function endGhost(ghost) {
  ghosts.delete(ghost);
  ghost.remove();
}
/** @type {(node: HTMLElement, name: string) => Maybe<string>} */
function keyOf(node, name) {
  const one = node.dataset[name] ? node : node.querySelector('[data-' + name + ']');
  return one && one.dataset[name];
}

// A view has its own transition, or that of its only descendant.
/** @type {(node: HTMLElement) => Transition} */
function transitionOf(node) {
  let /** @type {any} */ inner = node;
  while (inner && !inner.dataset.t) inner = inner.children.length === 1 && inner.firstElementChild;
  const [coming, going, timing] = (inner ? inner.dataset.t : 'opacity:0|opacity:0').split('|');
  const read = /** @type {(text: string) => Look} */ (text => Object.fromEntries(text.split(';').filter(Boolean).map(one => one.split(/:(.*)/))));
  return { coming: read(coming), going: read(going), timing: timing && JSON.parse(timing) };
}

// How panels and pages move, unless the app animates them itself.
const /** @type {Timing} */ panelGoes = ['cubic-bezier(.4,0,1,1)', 180, 0, 1, 0];
export const /** @type {Timing} */ pageTurns = ['cubic-bezier(.2,.8,.2,1)', 280, 0, 1, 0];
const isNarrow = () => innerWidth < 640;
/** @type {(node: Element) => { left: number, top: number }} */
const corners = node => { const { left, top } = node.getBoundingClientRect(); return { left, top }; };
// The transform from one rectangle to another, possibly of another size.
/** @type {(box: Box, other: Box) => Look} */
const between = (box, other) => ({
  translate: other.left - box.left + 'px ' + (other.top - box.top) + 'px', transformOrigin: '0 0',
  scale: other.width / (box.width || 1) + ' ' + other.height / (box.height || 1)
});
/** @type {(ghost: HTMLElement, timing: any, kind: Maybe<TurnKind>, motion?: Maybe<PageMotion>, pulled?: Maybe<Pulled>) => void} */
export function leave(ghost, timing, kind, motion, pulled) {
  const { picture, scrolled, from, transition, corner, isPanel, width, height, key, zoom } = /** @type {Ghost} */ (ghosts.get(ghost)), around = /** @type {HTMLElement} */ (ghost.parentNode);
  if (!isPanel) {
    const [x, y] = cornerInside(ghost, around);
    picture.style.setProperty('left', corner[0] - x + 'px', 'important');
    picture.style.setProperty('top', corner[1] - y + 'px', 'important');
  }
  for (const [one, x, y] of scrolled) one.scrollTo(x, y);
  let end = transition.going, how = transition.timing || timing;
  const target = kind ? kind === 'pop' && zoom && around.querySelector('[data-z="' + zoom + '"]') : key && byId('root').querySelector('[id][data-m="' + key + '"]');
  if (isPanel) {
    end = picture.matches('.sheet,.cover') ? { opacity: isNarrow() ? 1 : 0, translate: '0 ' + (isNarrow() ? '100%' : '24px') } : { opacity: 0, scale: .96 };
    how = panelGoes;
    /** @type {HTMLDialogElement} */ (picture).open = true;
  } else {
    if (kind) { end = pageBeside(kind === 'pop' ? 1 : -1, kind, pulled ? pulled.motion : motion); how = pageTurns; }
    if (target) end = { ...between({ ...corners(picture), width, height }, target.getBoundingClientRect()), opacity: 0 };
  }
  /** @type {Look} */
  const start = {};
  for (const name in end) start[name] = from[name] === 'none' || from[name] === undefined ? resting[name] || 'none' : from[name];
  if (end.transformOrigin) start.transformOrigin = end.transformOrigin;
  const one = play(picture, 'gone', [start, end], how);
  /** @type {AnimationEffect} */ (one.effect).updateTiming({ fill: 'both' });
  one.finished.then(() => endGhost(ghost), () => endGhost(ghost));
}
/** @type {Look} */
const resting = { translate: '0px 0px', scale: '1', filter: 'blur(0)' };

// Nodes that turn as a whole: a page of a stack, or the column of a narrow split view.
/** @type {(node: Element) => boolean} */
export const isPage = node => node.matches('.page,.col');
// How a page looks that has gone a share of the way from its place, over the page below.
/** @type {(motion: PageMotion, share: number) => Look} */
export function upperLook(motion, share) {
  if (motion === 'cover') return { translate: '0 ' + 100 * share + '%' };
  if (motion === 'slide') return { translate: 100 * share * mirror() + '%' };
  return motion === 'scale' ? { opacity: 1 - share, scale: 1 - share / 10 } : { opacity: 1 - share };
}
// The start or end of a page's way: 1 is the side of new pages, -1 that of the page below.
/** @type {(side: number, kind: TurnKind, motion: Maybe<PageMotion>) => Look} */
function pageBeside(side, kind, motion) {
  if (motion && motion !== 'slide') return side < 0 ? { opacity: 1 } : upperLook(motion, 1);
  if (kind === 'fade' && !motion) return { opacity: 0 };
  return motion || isNarrow() ? { transform: 'translateX(' + side * mirror() * (side < 0 ? 30 : 100) + '%)' } : { transform: 'translateX(' + side * mirror() * 32 + 'px)', opacity: 0 };
}
/** @type {(stack: HTMLElement | null, kind: TurnKind, sources: Boxes | 0, motion: Maybe<PageMotion>, pulled: Maybe<Pulled>) => void} */
export function arrive(stack, kind, sources, motion, pulled) {
  const page = stack && /** @type {HTMLElement} */ ([...stack.children].find(isPage));
  if (!page) return;
  const start = pageBeside(kind === 'pop' ? -1 : 1, kind, pulled ? pulled.motion : motion), /** @type {Look} */ end = {}, source = kind === 'push' && sources && sources.get(keyOf(page, 'y'));
  if (source) Object.assign(start, between(page.getBoundingClientRect(), source), { transform: 'none', opacity: 0 });
  // A page that was pulled aside has uncovered part of the way.
  if (pulled && pulled.motion === 'slide') start.transform = 'translateX(' + 30 * (pulled.share - 1) * mirror() + '%)';
  start.zIndex = kind === 'pop' ? 0 : 1;
  for (const name in start) end[name] = /** @type {Look} */ ({ opacity: 1, transform: 'none' })[name] || resting[name] || start[name];
  play(page, 'turn', [start, end], pageTurns);
  play(/** @type {HTMLElement} */ (stack), 'turn', { overflow: ['clip', 'clip'] }, pageTurns);
}

/** @type {(node: HTMLElement, timing: Timing, matches: Boxes) => void} */
export function come(node, timing, matches) {
  const { coming, timing: own } = transitionOf(node), words = node.className + node.textContent, key = keyOf(node, 'm');
  let start = coming;
  const source = key && matches.get(key);
  if (source) start = between(node.getBoundingClientRect(), source);
  else for (const [ghost, known] of ghosts) {
    // The node reappears while its copy is still fading out.
    if (ghost.parentNode !== node.parentNode || known.words !== words || !known.isOld) continue;
    const style = /** @type {Look} */ (getComputedStyle(known.picture));
    start = { ...coming };
    for (const name in start) if (name !== 'transformOrigin') start[name] = style[name];
    endGhost(/** @type {HTMLElement} */ (ghost));
    break;
  }
  /** @type {Look} */
  const end = {};
  for (const name in start) end[name] = name === 'transformOrigin' ? start[name] : resting[name] || /** @type {Look} */ (getComputedStyle(node))[name];
  if (Object.keys(start).length) play(node, 'come', [start, end], own || timing);
}
