import { byId, equal, frame, server, start } from './harness.js';

const bar = () => document.querySelector('[role=progressbar]');
const isShown = () => bar().matches(':popover-open');
const pressed = () => [...document.querySelectorAll('[data-pressed]')].map(node => node.id);
const state = () => [isShown(), byId('root').ariaBusy, pressed()];

/** Waits, frame by frame, for what time alone brings. */
async function becomes(holds) { while (!holds()) await frame(); }

export const tests = {
  async aPressedRowIsMarkedAtOnceAndABarFollows() {
    await start('<ul><li class="row act" id="e1"><button class="pickr" id="e1i" value="e1"></button></li></ul>');
    byId('e1i').click();
    equal(state(), [false, null, ['e1']]);
    await becomes(isShown);
    equal(state(), [true, 'true', ['e1']]);
    server.acknowledge();
    await becomes(() => !isShown());
    equal(state(), [false, null, []]);
  },

  async aQuickAnswerShowsNoBar() {
    await start('<button id="e1i" value="e1">A</button>');
    let count = 0;
    bar().addEventListener('toggle', () => count++);
    byId('e1i').click();
    equal(pressed(), ['e1i']);
    server.acknowledge();
    await becomes(() => !pressed().length);
    equal([isShown(), count], [false, 0]);
  },

  async theBarStaysForTheLatestPressOnly() {
    await start('<button id="e1i" value="e1">A</button><button id="e2i" value="e2">B</button><div id="e3" data-s></div>');
    byId('e1i').click();
    byId('e2i').click();
    equal(pressed(), ['e2i']);
    server.acknowledge(server.sent[0].n);
    await becomes(isShown);
    // Scrolling is not waited for.
    const last = server.sent.at(-1).n;
    byId('e3').dispatchEvent(new Event('scroll'));
    await becomes(() => server.sent.at(-1).n > last);
    server.acknowledge(last);
    await becomes(() => !isShown());
    equal(pressed(), []);
  },

  async linksTogglesFieldsAndTheBrowsersBackAreWaitedFor() {
    await start('<a id="e1" href="/x">A</a><label id="e2"><input id="e2i" type="checkbox" name="e2"></label><input id="e3" class="f">');
    server.apply(['h', 'push', 'next', '/next']);
    for (const act of [
      () => byId('e1').click(),
      () => byId('e2i').click(),
      () => byId('e3').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
      () => history.back(),
    ]) {
      act();
      await becomes(isShown);
      server.acknowledge();
      await becomes(() => !isShown());
    }
  },

  async typingAndScrollingShowNothing() {
    await start('<input id="e1" class="f"><div id="e2" data-s></div><p id="e3">Words</p>');
    byId('e1').value = 'a';
    byId('e1').dispatchEvent(new Event('input', { bubbles: true }));
    byId('e2').dispatchEvent(new Event('scroll'));
    await becomes(() => server.sent.length);
    byId('e3').click();
    // Frames for twice the time after which the bar would appear.
    const begin = await new Promise(requestAnimationFrame);
    while (await new Promise(requestAnimationFrame) - begin < 300) equal(state(), [false, null, []]);
  },

  async anAnswerWithOperationsEndsItWithoutAFrame() {
    await start('<button id="e1i" value="e1">A</button><p id="e2"></p>');
    byId('e1i').click();
    server.send({ n: 1, a: server.sent[0].n, o: [['t', 'e2', 'Words']] });
    equal([byId('e2').textContent, ...state()], ['Words', false, null, []]);
    // The next press is looked after as well.
    byId('e1i').click();
    equal(pressed(), ['e1i']);
    await becomes(isShown);
  },

  async theBarTakesNeitherFocusNorPresses() {
    await start('<button id="e1i" value="e1">A</button>');
    byId('e1i').focus();
    byId('e1i').click();
    await becomes(isShown);
    equal(document.activeElement.id, 'e1i');
  },
};
