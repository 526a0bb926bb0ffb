import { byId, equal, server, start } from './harness.js';

export const tests = {
  async aRowAsksForItsMenuWhereverItIsPressed() {
    await start(`<ul><li class="row act" id="e1" data-g="c"><button class="pickr" id="e1i" value="e1"></button><p id="e2" data-g="c">Words</p>
      <span class="acts"><button class="b" id="e1sb" value="e1" popovertarget="e1sp"></button><div class="pop" id="e1sp" popover></div></span></li>
      <li class="row" id="e3"><p id="e4">Words</p></li></ul>`);
    const press = id => byId(id).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    equal(['e1', 'e1i', 'e2', 'e1sb', 'e4'].map(press), [false, false, false, false, true]);
    equal(server.events(), [['menu', 1], ['menu', 1], ['menu', 2], ['menu', 1]]);
    byId('e1sb').click();
    equal([server.events(), byId('e1sp').matches(':popover-open')], [[['menu', 1]], false]);
    server.apply(['m', '<button class="b item" role="menuitem" value="e9">Delete</button>']);
    equal([document.activeElement.textContent, byId('context').matches(':popover-open')], ['Delete', true]);
    byId('context').querySelector('button').click();
    equal([server.events().at(-1), byId('context').matches(':popover-open')], [['tap', 9], false]);
  },
};
