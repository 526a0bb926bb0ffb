// Menus open beside their button, submenus beside their item.

import { body, byId, doc, number, word } from '../Script/nodes.js';
import { emit } from '../Script/messages.js';
import { input } from '../Script/input.js';
import { listening, pointAt, pointer } from './gestures.js';

const isMirrored = () => doc.dir === 'rtl';
/** @type {(menu: HTMLElement, left: number, top: number) => void} */
function stand(menu, left, top) {
  menu.style.left = Math.max(8, Math.min(left, innerWidth - menu.offsetWidth - 8)) + 'px';
  menu.style.top = Math.max(8, Math.min(top, innerHeight - menu.offsetHeight - 8)) + 'px';
}
/** @type {(menu: HTMLElement, button: HTMLElement) => void} */
function standBeside(menu, button) {
  const box = button.getBoundingClientRect(), width = menu.offsetWidth, height = menu.offsetHeight;
  if (button.closest('.pop')) {
    const after = isMirrored() ? box.left - width : box.right, other = isMirrored() ? box.right : box.left - width;
    return stand(menu, after < 8 || after + width > innerWidth - 8 ? other : after, box.top - 5);
  }
  stand(menu, isMirrored() ? box.right - width : box.left, box.bottom + 4 + height <= innerHeight ? box.bottom + 4 : box.top - 4 - height);
}
/** @type {(menu: HTMLElement) => HTMLElement[]} */
const itemsOf = menu => [...menu.querySelectorAll('button:enabled,[role^=menuitem]:not(:disabled,[aria-disabled=true])')].filter(one => one.closest('.pop') === menu);
/** @type {(menu: HTMLElement) => void} */
function enter(menu) {
  const first = itemsOf(menu)[0];
  if (first) first.focus();
}
doc.addEventListener('toggle', event => {
  const menu = event.target, isOpen = event.newState === 'open', button = menu.id && doc.querySelector('[popovertarget=' + menu.id + ']');
  if (!menu.classList.contains('pop')) return;
  if (!isOpen && menu.id === 'app' && opener) opener.ariaExpanded = opener = null;
  if (!isOpen || !button) return;
  standBeside(menu, button);
  enter(menu);
}, true);

doc.addEventListener('keydown', event => {
  const { key, target } = event, menu = target.closest('.pop');
  if (key === input.menus && !event.shiftKey && 'menus' in body.dataset && !menu) {
    event.preventDefault();
    emit('commands');
  }
  if (!menu || event.ctrlKey || event.metaKey || event.altKey) return;
  const items = itemsOf(menu), at = items.indexOf(target), forth = isMirrored() ? 'ArrowLeft' : 'ArrowRight', back = isMirrored() ? 'ArrowRight' : 'ArrowLeft';
  let next;
  if (key === 'ArrowDown') next = items[(at + 1) % items.length];
  else if (key === 'ArrowUp') next = items.at(at < 1 ? -1 : at - 1);
  else if (key === 'Home') next = items[0];
  else if (key === 'End') next = items.at(-1);
  else if (key === forth && target.hasAttribute('popovertarget')) target.click();
  else if (key === back && /** @type {HTMLElement} */ (menu.parentNode).closest('.pop')) {
    const button = doc.querySelector('[popovertarget=' + menu.id + ']');
    menu.hidePopover();
    button?.focus();
  } else if (key === 'Tab') doc.querySelector('.pop:popover-open')?.hidePopover();
  // A letter moves to the next item that starts with it.
  else if (key.length === 1 && key !== ' ') next = [...items.slice(at + 1), ...items].find(one => /** @type {string} */ (one.textContent).trim().toLowerCase().startsWith(key.toLowerCase()));
  else return;
  event.stopPropagation();
  if (key !== 'Tab') event.preventDefault();
  if (next) next.focus();
}, true);

// The button of a row that has asked for the row's context menu.
/** @type {HTMLElement | null} */
let asker = null;
doc.addEventListener('click', event => {
  const button = /** @type {HTMLButtonElement | null} */ (event.target.closest('.acts>.b[value]'));
  if (!button) return;
  event.preventDefault();
  asker = button;
  emit('menu', number(button.value));
});
doc.addEventListener('contextmenu', event => {
  const id = listening(event.target, 'c');
  if (!id || event.shiftKey) return;
  event.preventDefault();
  asker = null;
  if (event.clientX || event.clientY) pointAt(event.clientX, event.clientY);
  emit('menu', id);
});

/**
 * @param {string} html
 * @param {string} name
 * @param {string} [label]
 */
function openMenu(html, name, label) {
  const menu = doc.createElement('div'), old = byId(name);
  menu.className = 'pop';
  menu.id = name;
  menu.popover = 'auto';
  menu.setAttribute('role', 'menu');
  if (label) menu.ariaLabel = label;
  menu.innerHTML = html;
  if (old) /** @type {HTMLElement} */ (old.parentNode).remove();
  // Content outside any landmark fails accessibility checks, so the menu gets a region.
  const region = doc.createElement('section');
  region.ariaLabel = label || word('Menu');
  region.append(menu);
  (doc.querySelector('dialog:modal') || body).append(region);
  menu.showPopover();
  return menu;
}
/** @type {(html: string) => void} */
export function showMenu(html) {
  const menu = openMenu(html, 'context');
  if (asker) standBeside(menu, asker);
  else stand(menu, ...pointer);
  enter(menu);
}

// The app's menus open at their button in the bar, or in the corner of a page without one.
/** @type {Maybe<HTMLElement>} */
let opener = null;
/** @type {(html: string) => void} */
export function showCommands(html) {
  const menu = openMenu(html, 'app', word('Menu'));
  opener = [...doc.querySelectorAll('#root .appm')].find(one => one.checkVisibility() && !one.closest('[inert]'));
  if (opener) { opener.ariaExpanded = 'true'; standBeside(menu, opener); }
  else stand(menu, isMirrored() ? 8 : innerWidth, 8);
  enter(menu);
}
