// A list is one Tab stop, and its arrow keys lead from row to row. Where rows can be selected, they select; with Control they do not.

import { doc } from '../Script/nodes.js';

const presses = '.pickr,.row>a.lk', menus = '.acts>.b';
/** @type {(row: Element, selector: string) => HTMLElement | undefined} */
const partOf = (row, selector) => [...row.querySelectorAll(selector)].find(one => one.closest('.row') === row);
// What stands for a row: what presses it, or else the button of its menu.
/** @type {(list: Element) => HTMLElement[]} */
const stopsOf = list => [...list.querySelectorAll('.row')].filter(row => row.closest('.list') === list)
  .flatMap(row => partOf(row, presses) || partOf(row, menus) || []).filter(one => one.checkVisibility());
/** @type {WeakMap<Element, Element>} */
const lastRows = new WeakMap();

doc.addEventListener('focusin', event => {
  const list = event.target.closest('.list'), row = event.target.closest('.row');
  if (list && row && event.target.matches(presses + ',' + menus)) lastRows.set(list, row);
});

// The stops are set when Tab is pressed, because patches write attributes again.
doc.addEventListener('keydown', event => {
  const { key, target } = event, list = target.closest('.list'), isHeld = event.ctrlKey || event.metaKey;
  if (key === 'Tab') {
    for (const one of doc.querySelectorAll('.list')) {
      const stops = stopsOf(one), stop = stops.find(stop => stop.closest('.row') === lastRows.get(one))
        || one.querySelector('.sel') && stops.find(stop => stop.closest('.sel')) || stops[0];
      for (const other of stops) if (other === stop) other.removeAttribute('tabindex'); else other.tabIndex = -1;
      // The menu of a row that can be pressed opens by the key for menus.
      for (const other of one.querySelectorAll(menus)) if (!stops.includes(/** @type {HTMLElement} */ (other))) /** @type {HTMLElement} */ (other).tabIndex = -1;
    }
    return;
  }
  if (!list || !/^(Arrow(Up|Down)|Home|End)$/.test(key) || !target.matches(presses + ',' + menus) || event.altKey || event.shiftKey) return;
  const stops = stopsOf(list), row = target.closest('.row'), at = stops.findIndex(stop => stop.closest('.row') === row);
  const next = stops[key === 'Home' ? 0 : key === 'End' ? stops.length - 1 : key === 'ArrowDown' ? at + 1 : at - 1];
  event.preventDefault();
  if (!next || at < 0) return;
  next.focus();
  if (!isHeld && next.matches('[aria-pressed]:not(.mark)')) next.click();
}, true);
