import { byId, clock, equal, frame, server, start } from './harness.js';

const bar = () => document.querySelector('[role=progressbar]');
const isShown = () => bar().matches(':popover-open');
const pressed = () => [...document.querySelectorAll('[data-pressed]')].map(node => node.id);
const state = () => [isShown(), pressed()];

export const tests = {
  async aPressedRowIsMarkedAtOnceAndABarFollows() {
    await start('<ul><li class="row act" id="e1"><button class="pickr" id="e1i" value="e1"></button></li></ul>');
    byId('e1i').click();
    equal(state(), [false, ['e1']]);
    clock.run();
    equal(state(), [true, ['e1']]);
    server.acknowledge();
    equal(state(), [false, []]);
  },

  async aQuickAnswerShowsNoBar() {
    await start('<button id="e1i" value="e1">A</button>');
    byId('e1i').click();
    equal(pressed(), ['e1i']);
    server.acknowledge();
    clock.run();
    equal(state(), [false, []]);
  },

  async theBarStaysForTheLatestPressOnly() {
    await start('<button id="e1i" value="e1">A</button><button id="e2i" value="e2">B</button><div id="e3" data-s></div>');
    byId('e1i').click();
    byId('e2i').click();
    equal(pressed(), ['e2i']);
    server.acknowledge(server.sent[0].n);
    clock.run();
    equal(state(), [true, ['e2i']]);
    // Scrolling is not waited for.
    const last = server.sent.at(-1).n;
    byId('e3').dispatchEvent(new Event('scroll'));
    await frame();
    server.acknowledge(last);
    equal(state(), [false, []]);
  },

  async linksTogglesFieldsAndTheBrowsersBackAreWaitedFor() {
    await start('<a id="e1" href="/x">A</a><label id="e2"><input id="e2i" type="checkbox" name="e2"></label><input id="e3" class="f">');
    server.apply(['h', 'push', 'next', '/next']);
    const back = () => new Promise(done => {
      addEventListener('popstate', () => done(0), { once: true });
      history.back();
    });
    for (const act of [
      () => byId('e1').click(),
      () => byId('e2i').click(),
      () => byId('e3').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
      back,
    ]) {
      await act();
      clock.run();
      equal(isShown(), true);
      server.acknowledge();
      equal(isShown(), false);
    }
  },

  async typingAndScrollingShowNothing() {
    await start('<input id="e1" class="f"><div id="e2" data-s></div><p id="e3">Words</p>');
    byId('e1').value = 'a';
    byId('e1').dispatchEvent(new Event('input', { bubbles: true }));
    byId('e2').dispatchEvent(new Event('scroll'));
    await frame();
    byId('e3').click();
    clock.run();
    equal(state(), [false, []]);
  },

  async anAnswerWithOperationsEndsIt() {
    await start('<button id="e1i" value="e1">A</button><p id="e2"></p>');
    byId('e1i').click();
    server.send({ n: 1, a: server.sent[0].n, o: [['t', 'e2', 'Words']] });
    equal([byId('e2').textContent, ...state()], ['Words', false, []]);
    // The next press is looked after as well.
    byId('e1i').click();
    clock.run();
    equal(state(), [true, ['e1i']]);
  },

  async whatWillNotBeAnsweredIsNotWaitedFor() {
    await start('<button id="e1i" value="e1">A</button>');
    byId('e1i').click();
    clock.run();
    // Another tab has taken the page over.
    server.send({ moved: 1 });
    equal(state(), [false, []]);
    byId('e1i').click();
    clock.run();
    equal(state(), [false, []]);
  },

  async withoutAConnectionAnotherNoteIsShown() {
    await start('<button id="e1i" value="e1">A</button>');
    byId('e1i').click();
    clock.run();
    server.sockets.at(-1).close();
    equal(state(), [false, []]);
  },

  async theBarTakesNeitherFocusNorPresses() {
    await start('<button id="e1i" value="e1">A</button>');
    byId('e1i').focus();
    byId('e1i').click();
    clock.run();
    equal([isShown(), document.activeElement.id], [true, 'e1i']);
  },
};
