import { byId, clock, equal, frame, server, start } from './harness.js';

const key = (target, key, keys = {}) => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys }));

// A stack whose page can be left, as wide as the window.
const stack = `<div id="e1" style="position:fixed;inset:0"><div class="page" id="e2" style="height:100%">
  <div class="bar"><a class="back" aria-label="Back to Home">Home</a></div><p>Text</p></div></div>`;
/** Touches the page at fractions of its width. */
function touch(kind, share, y = 100, time = undefined) {
  const target = byId('e2'), where = { identifier: 1, target, clientX: share * innerWidth, clientY: y };
  const event = new TouchEvent('touch' + kind, { bubbles: true, cancelable: true, touches: kind === 'end' ? [] : [new Touch(where)] });
  if (time !== undefined) Object.defineProperty(event, 'timeStamp', { value: time });
  target.dispatchEvent(event);
}

export const tests = {
  async aSwipedRowStaysSwipedWhenThePageChanges() {
    await start('<ul id="e1"><li class="row" id="e2">Anna<div class="acts"></div></li></ul>');
    const isOpen = () => byId('e2').matches('[open=swiped]');
    touch('start', .8);
    touch('move', .4);
    server.apply(['a', 'e2', { class: 'row gx' }]);
    touch('end', .4);
    server.apply(['a', 'e2', { class: 'row gy' }]);
    equal([isOpen(), byId('e2').className], [true, 'row gy']);
    touch('start', .4);
    touch('move', .8);
    equal(isOpen(), false);
  },

  async aFingerFromTheEdgePullsThePageAside() {
    await start(stack);
    touch('start', .01, 100, 0);
    touch('move', .51, 100, 1000);
    equal(byId('e2').style.translate.slice(0, 2), '50');
    equal(server.events(), [['swipe', 2]]);
    await frame();
    const [[kind, id, phase, share, speed]] = server.events();
    equal([kind, id, phase, share.toFixed(2), speed.toFixed(2)], ['backdrag', 2, 0, '0.50', '0.25']);
    touch('end', .51, 100, 1050);
    await frame();
    equal(server.events().map(([kind, id, phase, , speed]) => [kind, id, phase, speed > 0]), [['backdrag', 2, 1, true]]);
    server.apply(['b', 0]);
    equal(byId('e2').style.translate, '');
  },

  async aFingerThatRestsHasNoSpeed() {
    await start(stack);
    touch('start', .01, 100, 0);
    touch('move', .51, 100, 1000);
    touch('end', .51, 100, 1200);
    await frame();
    equal(server.events().at(-1)[4], 0);
  },

  async aFingerInTheMiddleOrOneThatScrollsPullsNothing() {
    await start(stack);
    touch('start', .5);
    touch('move', .9);
    touch('end', .9);
    touch('start', .01);
    touch('move', .05, 300);
    touch('move', .9, 300);
    touch('end', .9);
    equal([server.events(), byId('e2').style.translate], [[], '']);
  },

  async aPageWithoutAWayBackIsNotPulled() {
    await start('<div id="e1"><div class="page" id="e2"><p>Text</p></div></div>');
    touch('start', .01);
    touch('move', .9);
    equal(server.events(), []);
  },

  async aPageThatTheAppDrawsStaysInItsPlace() {
    await start(stack.replace('class="page"', 'class="page" data-g="b"'));
    touch('start', .01);
    touch('move', .6);
    equal([server.events(), byId('e2').style.translate], [[['swipe', 2]], '']);
  },

  async aSecondFingerPutsThePageBack() {
    await start(stack);
    touch('start', .01);
    touch('move', .6);
    touch('start', .3);
    await frame();
    equal(server.events().at(-1).slice(0, 3), ['backdrag', 2, 2]);
    equal(byId('e2').style.translate, '');
  },

  async aPageThatGetsNoAnswerGoesBackToItsPlace() {
    await start(stack);
    touch('start', .01);
    touch('move', .6);
    touch('end', .6);
    equal(byId('e2').style.translate.length > 0, true);
    clock.run();
    equal(byId('e2').style.translate, '');
  },

  async thePageBelowIsSeenAndLeavesNothingBehind() {
    await start('<div id="e1" style="position:fixed;inset:0"><div class="page" id="e9"><h1>Home</h1></div></div>');
    const page = stack.match(/<div class="page"[^]*?<\/p><\/div>/)[0];
    server.apply(['p', 'e1', 'push'], ['k', 'e1', ['e2'], page]);
    touch('start', .01);
    touch('move', .6);
    const below = byId('e9');
    equal([below.isConnected, below.parentElement.inert, byId('e1').firstElementChild === below.parentElement], [true, true, true]);
    server.apply(['p', 'e1', 'pop'], ['k', 'e1', ['e9'], '']);
    equal([byId('e9').parentElement.id, byId('e2'), byId('e1').querySelectorAll('#e9').length], ['e1', null, 1]);
    for (const one of document.getAnimations()) one.finish();
    await frame();
    equal([...byId('e1').children].map(one => one.id), ['e9']);
  },

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
