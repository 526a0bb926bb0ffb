import { byId, equal, frame, server, start } from './harness.js';

const texts = id => [...byId(id).children].map(one => one.textContent);
const list = '<ul id="e1"><li id="e2">one</li><li id="e3">two</li><li id="e4">three</li></ul>';

export const tests = {
  async childrenAreInsertedMovedAndRemoved() {
    await start(list);
    const two = byId('e3');
    server.apply(['k', 'e1', ['e4', 'e5', 'e3'], '<li id="e5">new</li>']);
    equal(texts('e1'), ['three', 'new', 'two']);
    equal(byId('e3') === two, true);
  },

  async coveredPagesArePatchedAndComeBack() {
    await start('<div id="e1"><div class="page" id="e2"><p id="e3">old</p></div></div>');
    const page = byId('e2');
    server.apply(['k', 'e1', ['e4'], '<div class="page" id="e4"></div>']);
    equal(page.isConnected, false);
    server.apply(['t', 'e3', 'new']);
    server.apply(['k', 'e1', ['e2'], '']);
    equal([byId('e2') === page, page.textContent], [true, 'new']);
  },

  async forgottenPagesDoNotComeBack() {
    await start('<div id="e1"><div class="page" id="e2"></div></div>');
    server.apply(['k', 'e1', [], '']);
    server.apply(['x', ['e2']], ['k', 'e1', ['e2'], '']);
    equal(texts('e1'), []);
  },

  async attributesAreSetAndRemoved() {
    await start('<p id="e1" class="a" title="old"></p>');
    server.apply(['a', 'e1', { class: 'b', lang: 'en' }]);
    equal(byId('e1').outerHTML, '<p id="e1" class="b" lang="en"></p>');
  },

  async aFieldEditedSinceIsNotOverwritten() {
    await start('<input id="e1" class="f" value="">');
    for (const text of ['a', 'ab']) {
      byId('e1').value = text;
      byId('e1').dispatchEvent(new Event('input', { bubbles: true }));
    }
    server.apply(['a', 'e1', { class: 'f', value: 'A' }, 1]);
    equal(byId('e1').value, 'ab');
    server.apply(['a', 'e1', { class: 'f', value: 'AB' }, 2]);
    equal(byId('e1').value, 'AB');
  },

  async aComposedTextIsNotOverwritten() {
    await start('<textarea id="e1" class="f"></textarea>');
    byId('e1').dispatchEvent(new Event('compositionstart', { bubbles: true }));
    byId('e1').value = 'に';
    server.apply(['t', 'e1', '\nhello']);
    equal(byId('e1').value, 'に');
    byId('e1').dispatchEvent(new Event('compositionend', { bubbles: true }));
    server.apply(['t', 'e1', '\nhello']);
    equal(byId('e1').value, 'hello');
  },

  async aRequestedFocusWinsOverThatOfANewPage() {
    await start('<h1 tabindex="-1">Title</h1><button id="e1">Press</button>');
    server.apply(['f', 'e1'], ['h', 'push', 'next', '/next']);
    equal(document.activeElement.id, 'e1');
  },

  async aPushedPageFocusesItsTitle() {
    await start('<h1 tabindex="-1">Title</h1><button id="e1">Press</button>');
    server.apply(['h', 'push', 'next', '/next']);
    equal([document.activeElement.tagName, location.pathname], ['H1', '/next']);
  },

  async aPopFocusesWhatLedToThePage() {
    await start('<h1 tabindex="-1">Title</h1><a id="e1" href="/next">Next</a>');
    byId('e1').focus();
    server.apply(['h', 'push', 'next', '/next']);
    server.apply(['h', 'pop', 'home', '/']);
    equal(document.activeElement.id, 'e1');
  },

  async unknownOperationsAndNodesAreSkipped() {
    await start(list);
    server.apply(['?', 'e1'], ['t', 'e99', 'x'], ['k', 'e99', [], ''], ['a', 'e99', {}], ['r', 'e99', ''], ['s', 'e99', 0, 0]);
    server.apply(['T', 'Title'], ['n', 'Said']);
    equal([document.title, byId('said').textContent], ['Title', 'Said']);
  },

  async newDialogsAreModal() {
    await start('<div id="e1"></div>');
    server.apply(['k', 'e1', ['e2'], '<dialog id="e2"><h2 tabindex="-1">Sheet</h2></dialog>']);
    equal([byId('e2').matches(':modal'), document.activeElement.tagName], [true, 'H2']);
  },

  async operationsWaitForTheSecondScript() {
    byId('root').innerHTML = list;
    await import('/Page/Script/main.js');
    const { whenReady } = await import('/Page/Script/extras.js');
    server.accept();
    server.apply(['k', 'e1', ['e2'], '']);
    const before = texts('e1').length;
    await new Promise(whenReady);
    await frame();
    equal([before, texts('e1').length], [3, 1]);
  },

  async thePlacesOfTheAppsMenusAreInTheWindow() {
    await start('<div></div>');
    server.apply(['M', '<button class="item" value="e9">New</button>']);
    const box = byId('app').getBoundingClientRect();
    equal([byId('app').matches(':popover-open'), box.right <= innerWidth, document.activeElement.value], [true, true, 'e9']);
  },
};
