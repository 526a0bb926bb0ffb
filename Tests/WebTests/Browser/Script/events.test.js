import { byId, clock, equal, frame, server, start } from './harness.js';

const key = (target, key, keys = {}) => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys }));

export const tests = {
  async pressesNameTheirElement() {
    await start(`<button value="e1" id="e1i">A</button><button value="e2" data-act="delete" id="e2i">B</button>
      <button value="e3" data-act="up" id="e3i">C</button><button value="e4" data-step="-1" id="e4i">D</button><a id="e5" href="/x">E</a>`);
    for (const id of ['e1i', 'e2i', 'e3i', 'e4i', 'e5']) byId(id).click();
    equal(server.events(), [['tap', 1], ['delete', 2], ['move', 3, -1], ['step', 4, -1], ['tap', 5]]);
  },

  async aPressWithAModifierIsLeftToTheBrowser() {
    await start('<a id="e5" href="#x">E</a>');
    byId('e5').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    equal(server.events(), []);
  },

  async onlyTheLatestOfPassingEventsIsSent() {
    await start('<input type="range" id="e1" min="0" max="10">');
    for (const value of [1, 5, 9]) {
      byId('e1').value = value;
      byId('e1').dispatchEvent(new Event('input', { bubbles: true }));
    }
    equal(server.events(), []);
    await frame();
    equal(server.events(), [['adjust', 1, 9]]);
  },

  async editsAreSentBeforeTheReturnKey() {
    await start('<input id="e1" class="f">');
    byId('e1').value = 'milk';
    byId('e1').dispatchEvent(new Event('input', { bubbles: true }));
    key(byId('e1'), 'Enter');
    equal(server.events(), [['edit', 1, 'milk', 1], ['submit', 1]]);
  },

  async shortcutsOfThePageAndOfControlsAreSent() {
    await start('<button id="e1" value="e1" aria-keyshortcuts="Alt+F5">A</button>');
    key(document.body, 's', { ctrlKey: true });
    key(document.body, 'F5', { altKey: true });
    key(document.body, 'q', { ctrlKey: true });
    equal(server.events(), [['key', 's', 2], ['key', 'F5', 4]]);
  },

  async theKeyOfTheTableLeavesASearchFieldOrThePanelInFront() {
    await start('<input id="e1" class="f search"><input id="e2" class="f">');
    for (const id of ['e1', 'e2']) key(byId(id), 'F2');
    key(byId('e1'), 'Escape');
    equal(server.events().filter(event => event[0] !== 'focus'), [['leave', 1]]);
    server.apply(['w', '<dialog id="e3"><input id="e4" class="f"></dialog>']);
    key(byId('e4'), 'F2');
    equal(server.events().filter(event => event[0] !== 'focus'), [['leave', 3]]);
  },

  async theKeyOfTheTableAsksForTheMenus() {
    document.body.dataset.menus = '';
    await start('');
    for (const name of ['F10', 'F4']) key(document.body, name);
    equal(server.events(), [['commands']]);
  },

  async aPressHoldsAfterTheTimeOfTheTable() {
    await start('<div id="e1" data-g="h">A</div>');
    const press = name => byId('e1').dispatchEvent(new PointerEvent(name, { bubbles: true, clientX: name === 'pointermove' ? 9 : 0 }));
    press('pointerdown');
    equal(clock.waiting.at(-1).delay, 500);
    clock.run();
    equal(server.events(), [['hold', 1]]);
    press('pointerdown');
    press('pointermove');
    clock.waiting.at(-1).act();
    equal(server.events(), []);
  },

  async plainKeysBelongToFocusedControls() {
    document.body.dataset.keys = 'X';
    await start('<input id="e1">');
    key(byId('e1'), 'x');
    key(document.body, 'x');
    equal(server.events(), [['key', 'x', 0]]);
  },

  async arrowsMoveThroughTabs() {
    await start('<div><button role="tab" id="e1">A</button><button role="tab" id="e2">B</button></div>');
    byId('e1').focus();
    key(byId('e1'), 'ArrowRight');
    equal(document.activeElement.id, 'e2');
    key(byId('e2'), 'ArrowRight');
    equal(document.activeElement.id, 'e1');
    key(byId('e1'), 'ArrowLeft');
    equal(document.activeElement.id, 'e2');
  },

  async unacknowledgedEventsAreSentAgain() {
    await start('<button id="e1i" value="e1">A</button><button id="e2i" value="e2">B</button>');
    byId('e1i').click();
    byId('e2i').click();
    server.acknowledge(server.sent[0].n);
    server.events();
    server.sockets.at(-1).close();
    clock.run();
    server.accept();
    equal(server.events(), [['tap', 2], ['media', 0, 0, 0]]);
  },

  async aMissingMessageClosesTheSocket() {
    await start('<p id="e1"></p>');
    server.send({ n: 5, a: 0, o: [['t', 'e1', 'x']] });
    equal([byId('e1').textContent, server.sockets.at(-1).readyState], ['', 3]);
  },

  async aMessageThatIsNeverAcknowledgedIsGivenUp() {
    await start('<input id="e1" class="f" aria-label="Note">');
    byId('e1').value = 'poison';
    byId('e1').dispatchEvent(new Event('input', { bubbles: true }));
    await frame();
    for (let time = 0; time < 4; time++) {
      server.events();
      server.sockets.at(-1).close();
      clock.run();
      server.accept();
    }
    equal(server.events().filter(event => event[0] === 'edit'), []);
    await frame();
    equal(document.querySelector('.kept textarea').value, 'poison');
  },

  async textsOfAnEndedPageAreBroughtToTheNext() {
    sessionStorage.texts = JSON.stringify([['Name', 'Ada'], ['Other', null]]);
    await start('<input id="e1" class="f" aria-label="Name"><input id="e2" class="f" aria-label="Other" value="kept">');
    equal([byId('e1').value, byId('e2').value, sessionStorage.texts], ['Ada', 'kept', undefined]);
  },

  async aTextOfAnotherFieldIsNotBrought() {
    sessionStorage.texts = JSON.stringify([['Name', 'Ada']]);
    await start('<input id="e1" class="f" aria-label="Street">');
    equal(byId('e1').value, '');
  },

  async theBrowsersBackNamesTheEntry() {
    await start('<h1>Title</h1>');
    server.apply(['h', 'push', 'next', '/next']);
    const popped = new Promise(done => addEventListener('popstate', done, { once: true }));
    history.back();
    await popped;
    equal(server.events().filter(event => event[0] === 'go'), [['go', 'home']]);
  },
};
