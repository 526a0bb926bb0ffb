import { byId, equal, server, start } from './harness.js';

const row = (number, more = '') => `<li class="row act" id="e${number}"><button class="pickr" id="e${number}i" value="e${number}" aria-pressed="false"></button>${more}</li>`;
const LIST = `<button id="first">First</button><div class="list"><ul>${row(1)}${row(2, '<span class="acts"><button class="b" id="more">More</button></span>')}${row(3)}</ul></div>
  <div class="list"><ul><li class="row"><a class="lk" id="e4" href="/4">Four</a></li><li class="row"><a class="lk" id="e5" href="/5">Five</a></li>
  <li class="row"><input type="checkbox" id="e6i"></li></ul></div>`;
// Rows that only have a menu, and rows without anything.
const MENUS = `<div class="list"><ul><li class="row" id="e7"><span class="acts"><button class="b" id="e7sb">More</button></span></li>
  <li class="row">Words</li><li class="row" id="e8"><span class="acts"><button class="b" id="e8sb">More</button></span></li></ul></div>`;
const press = (key, more) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
const stops = () => [...document.querySelectorAll('#root :is(a,button,input)')].filter(node => node.tabIndex === 0).map(node => node.id);
const here = () => document.activeElement.id;

export const tests = {
  async aListIsOneStop() {
    await start(LIST);
    press('Tab');
    equal(stops(), ['first', 'e1i', 'e4', 'e6i']);
    // The row that was left last is the stop, also after a patch.
    byId('e5').focus();
    byId('more').focus();
    server.apply(['a', 'e3i', { class: 'pickr' }]);
    press('Tab', { shiftKey: true });
    equal(stops(), ['first', 'e2i', 'e5', 'e6i']);
  },

  async theMenuStandsForARowThatCannotBePressed() {
    await start(MENUS);
    press('Tab');
    equal(stops(), ['e7sb']);
    byId('e7sb').focus();
    press('ArrowDown');
    equal(here(), 'e8sb');
  },

  async theSelectedRowIsTheFirstStop() {
    await start(LIST);
    byId('e3').classList.add('sel');
    press('Tab');
    equal(stops(), ['first', 'e3i', 'e4', 'e6i']);
  },

  async arrowsSelectRowsAndMoveAmongLinks() {
    await start(LIST);
    byId('e1i').focus();
    press('ArrowDown');
    equal([here(), server.events()], ['e2i', [['tap', 2]]]);
    press('End');
    press('ArrowDown');
    equal([here(), server.events()], ['e3i', [['tap', 3]]]);
    press('Home');
    byId('more').focus();
    press('ArrowUp');
    equal([here(), server.events()], ['e1i', [['tap', 1], ['tap', 1]]]);
    byId('e4').focus();
    press('ArrowDown');
    equal([here(), server.events()], ['e5', []]);
    press('ArrowUp', { altKey: true });
    equal(here(), 'e5');
    byId('e1i').focus();
    press('ArrowDown', { ctrlKey: true });
    equal([here(), server.events()], ['e2i', []]);
  },
};
