// Sends presses, input, choices and scrolling to the server.

import { doc, number, owner } from './nodes.js';
import { emit, flush, versions } from './messages.js';
import { offsets } from './patches.js';
import { input } from './input.js';
import { isShortcut } from './shortcuts.js';
import { skip } from './skip.js';

doc.addEventListener('click', event => {
  const target = event.target;
  if (target.tagName === 'DIALOG') {
    const box = target.getBoundingClientRect();
    const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    if (!inside) emit('dismiss', number(target.id));
    return;
  }
  const control = target.closest('a,button,[role=button],.tap,label,input,select,textarea');
  const words = target.closest('.tl');
  if (words && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    return emit('link', owner(words), /** @type {string} */ (words.dataset.u));
  }
  if (!control || event.defaultPrevented) return;
  if (control.tagName === 'A') {
    if (words || control === skip || control.closest('.closed')) return;
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    return control.classList.contains('back') ? emit('back') : emit('tap', number(control.id));
  }
  if (control.tagName === 'BUTTON') {
    const { act, step } = control.dataset, menu = control.closest('[popover]');
    if (control.hasAttribute('popovertarget')) return;
    event.preventDefault();
    const id = number(/** @type {HTMLButtonElement} */ (control).value);
    if (act === 'up' || act === 'down') emit('move', id, act === 'up' ? -1 : 1);
    else if (act) emit(/** @type {PressKind} */ (act), id);
    else if (step) emit('step', control.dataset.for ? number(control.dataset.for) : id, +step);
    else emit('tap', id);
    if (menu && menu.matches(':popover-open')) /** @type {HTMLElement} */ (doc.querySelector('.pop:popover-open')).hidePopover();
  } else if (control.matches('[role=button],.tap')) emit('tap', owner(control));
});

doc.addEventListener('submit', event => event.preventDefault());

doc.addEventListener('change', event => {
  const node = /** @type {HTMLInputElement} */ (event.target), id = number(node.name);
  if (node.type === 'checkbox') emit('tap', id);
  else if (node.type === 'radio' || node.tagName === 'SELECT') emit('choose', number(node.value), id);
  else if (/date|time/.test(node.type)) emit('date', id, node.value);
  else if (node.type === 'color') emit('color', id, node.value);
});

doc.addEventListener('input', event => {
  const node = /** @type {HTMLInputElement} */ (event.target), id = number(node.id);
  if (node.type === 'range') {
    node.style.setProperty('--at', (+node.value - +node.min) / (+node.max - +node.min) * 100 + '%');
    emit('adjust', id, +node.value);
  } else if (node.classList.contains('f')) emit('edit', id, node.value, versions[id] = (versions[id] || 0) + 1);
});


doc.addEventListener('keydown', event => {
  const node = event.target, key = event.key;
  if (event.isComposing) return;
  if (key === 'Enter' && node.tagName === 'INPUT' && node.classList.contains('f')) {
    event.preventDefault();
    flush();
    emit('submit', number(node.id));
  } else if (key === input.leave && leave(node)) event.preventDefault();
  else if ((key === 'Enter' || key === ' ') && node.matches('[role=button]:not(button),[role=link]:not(a)')) {
    event.preventDefault();
    node.click();
  } else if (/Arrow(Left|Right|Up|Down)/.test(key) && node.matches('[role=tab]')) {
    const all = [.../** @type {HTMLElement} */ (node.parentNode).querySelectorAll('[role=tab]')];
    event.preventDefault();
    const on = key === (doc.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight') || key === 'ArrowDown';
    /** @type {HTMLElement} */ (all.at((all.indexOf(node) + (on ? 1 : -1)) % all.length)).focus();
  } else if (isShortcut(event)) {
    event.preventDefault();
    emit('key', key === ' ' ? 'Space' : key, +event.shiftKey + 2 * +(event.ctrlKey || event.metaKey) + 4 * +event.altKey);
  }
});

// Leaves the panel in front, or a search field. Menus are left to the browser. Panels are not: at a second Escape, it would
// close one that the app keeps open.
/** @type {(node: HTMLElement) => boolean} */
function leave(node) {
  const left = doc.querySelector('.pop:popover-open') ? null : [...doc.querySelectorAll('dialog:modal')].at(-1) || node.closest('.f.search');
  if (left) emit('leave', number(left.id));
  return !!left;
}

doc.addEventListener('cancel', event => {
  if (event.target.tagName !== 'DIALOG') return;
  event.preventDefault();
  emit('leave', number(event.target.id));
}, true);

for (const [name, isOn] of /** @type {const} */ ([['focusin', 1], ['focusout', 0]]))
  doc.addEventListener(name, event => {
    // A field stays focused in its page while another window is in front.
    if (event.target.classList && event.target.classList.contains('f') && (isOn || doc.activeElement !== event.target))
      emit('focus', number(event.target.id), isOn);
  });

doc.addEventListener('scroll', event => {
  const area = event.target;
  if (!area.dataset || area.dataset.s === undefined) return;
  offsets[area.id] = [area.scrollLeft, area.scrollTop];
  emit('scroll', number(area.id), Math.abs(area.scrollLeft), area.scrollTop);
}, { capture: true, passive: true });
