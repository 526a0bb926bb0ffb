import { byId, equal, frame, server, start } from './harness.js';

const press = (key, more) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
const ENTRIES = [['Sort', 'Books', 'App command', 'Ctrl+O'], ['Novels', 'Page', 'Opens from here', ''], ['Books', 'Recent', '/books', '']];
const shown = () => [...document.querySelectorAll('#palette .title')].map(node => node.textContent);
const selected = () => document.querySelector('#palette [aria-selected=true] .title')?.textContent;

async function offer(runs) {
  server.apply(['P', ['Commands', 'Search', 'Nothing'], ENTRIES, runs]);
  while (!byId('palette')) await frame();
}
function type(text) {
  document.activeElement.value = text;
  document.activeElement.dispatchEvent(new Event('input', { bubbles: true }));
}

export const tests = {
  async keysAskForItUnlessAFieldOrTheAppNeedsThem() {
    await start('<input id="e1" class="f"><button id="e2i" value="e2" aria-keyshortcuts="Control+Shift+K">A</button>');
    byId('e2i').focus();
    press('k', { ctrlKey: true });
    press('?');
    equal(server.events(), [['palette', 0], ['palette', 1]]);
    press('k', { ctrlKey: true, altKey: true });
    press('K', { ctrlKey: true, shiftKey: true });
    byId('e1').focus();
    server.events();
    press('?');
    equal(server.events(), []);
    press('k', { metaKey: true });
    equal(server.events(), [['palette', 0]]);
  },

  async typingFindsWithoutTheServer() {
    await start('<button id="e2i" value="e2">A</button>');
    byId('e2i').focus();
    await offer(1);
    equal([shown(), selected()], [['Sort', 'Novels', 'Books'], 'Sort']);
    // Titles come before the words around them.
    type('books');
    equal([shown(), selected()], [['Books', 'Sort'], 'Books']);
    type('here page');
    equal(shown(), ['Novels']);
    type('xyz');
    equal([shown(), document.querySelector('#palette p').checkVisibility()], [[], true]);
    press('Enter');
    equal([server.events(), byId('palette') !== null], [[], true]);
    press('Escape');
    equal([byId('palette'), document.activeElement.id], [null, 'e2i']);
  },

  async theChosenCommandIsRun() {
    await start('<button id="e2i" value="e2">A</button>');
    await offer(1);
    press('ArrowDown');
    press('ArrowDown');
    press('ArrowDown');
    press('ArrowUp');
    equal([selected(), document.activeElement.getAttribute('aria-activedescendant')], ['Novels', 'found1']);
    press('Enter');
    equal([server.events(), byId('palette')], [[['run', 2]], null]);
    await offer(1);
    document.querySelectorAll('#palette li')[2].click();
    equal([server.events(), byId('palette')], [[['run', 3]], null]);
  },

  async aListOfKeysRunsNothing() {
    await start('<button id="e2i" value="e2">A</button>');
    await offer(0);
    press('Enter');
    equal([server.events(), byId('palette')], [[], null]);
  },

  async itIsInFrontOfADialogThatStays() {
    await start('<dialog id="e3" open><button id="e2i" value="e2">A</button></dialog>');
    byId('e3').close();
    byId('e3').showModal();
    await offer(1);
    equal(byId('e3').contains(document.activeElement), true);
    press('Escape');
    equal([byId('palette'), byId('e3').open, server.events()], [null, true, []]);
  },
};
