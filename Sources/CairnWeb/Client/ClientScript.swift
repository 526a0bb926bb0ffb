/// The script of every page: it sends what a person does, and applies what comes back.
enum ClientScript {
  static let text = #"""
    (() => {
    'use strict';
    const doc = document, body = doc.body, store = sessionStorage;
    // Covered pages are kept, and patched like all others.
    const covered = {};
    const byId = id => !id ? null : doc.getElementById(id) || covered[id]
      || Object.values(covered).reduce((found, page) => found || page.querySelector('#' + id), null);
    const number = id => parseInt(String(id).slice(1)) || 0;
    // The id of the element that a node belongs to: parts have letters after the number.
    const owner = node => { const n = node.closest('[id^=e]'); return n ? number(n.id) : 0; };

    // Messages. Those that are not confirmed are sent again after a reconnect.
    let socket, sent = 0, got = 0, waiting = [], pending = [], frame = 0, retry = 0, greeted = false;
    const versions = {};

    // The browser's tab keeps the name of its first page. A copy of the tab has it too, unless the page was left.
    let isCopy = store.name && !store.left;
    delete store.left;
    store.name = store.name || body.dataset.tab;

    function connect() {
      socket = new WebSocket(location.origin.replace(/^http/, 'ws') + '/cairn/socket');
      greeted = false;
      socket.onopen = () => socket.send('hello ' + body.dataset.tab + ' ' + got + ' ' + store.name + (isCopy ? ' copy' : ''));
      socket.onmessage = event => receive(JSON.parse(event.data));
      socket.onclose = () => {
        socket = null;
        retry++;
        if (retry > 1) note('Reconnecting…', true);
        setTimeout(connect, Math.min(200 * 2 ** retry, 8000));
      };
    }

    // The page came with the rules it needs. Nothing changes on it before the whole style sheet is there.
    let early = doc.querySelector('link[rel=stylesheet]') ? null : [];
    if (early) {
      const link = doc.createElement('link');
      link.rel = 'stylesheet';
      link.href = 'STYLE_PATH';
      link.onload = link.onerror = () => {
        const all = early;
        early = null;
        for (const operations of all) apply(operations);
      };
      doc.head.append(link);
    }

    function receive(message) {
      if (message.gone) { keepTexts(); return location.reload(); }
      if (message.moved) return moved();
      if (message.closed) return closed(message.closed);
      if (message.name) store.name = message.name;
      if (message.tab) return become(message);
      if (message.a !== undefined) waiting = waiting.filter(one => one.n > message.a);
      if (!greeted) {
        greeted = true;
        isCopy = false;
        if (retry > 1) note('Connected');
        retry = 0;
        for (const one of waiting) transmit(one);
        surroundings();
        bringTexts();
      }
      if (message.n === got + 1) { got = message.n; if (early) early.push(message.o); else apply(message.o); }
    }

    function transmit(message) {
      message.a = got;
      if (socket && socket.readyState === 1 && greeted) socket.send(JSON.stringify(message));
    }

    function emit(...event) {
      // Only the latest of events that follow each other counts.
      const last = pending[pending.length - 1];
      if (last && last[0] === event[0] && last[1] === event[1] && /edit|scroll|adjust|size|drag/.test(event[0]) && !(event[0] === 'drag' && last[2] !== event[2])) pending.pop();
      pending.push(event);
      if (/edit|scroll|adjust|size|drag/.test(event[0])) frame = frame || requestAnimationFrame(flush);
      else flush();
    }

    function flush() {
      cancelAnimationFrame(frame);
      frame = 0;
      if (!pending.length) return;
      const message = { n: ++sent, a: got, e: pending };
      pending = [];
      waiting.push(message);
      transmit(message);
    }

    // This browser tab has another page than the one it got: the one it left here before.
    function become(page) {
      body.dataset.tab = doc.getElementsByName('tab')[0].value = page.tab;
      body.dataset.keys = page.keys;
      got = sent = 0;
      waiting = [];
      pending = [];
      for (const one in covered) delete covered[one];
      for (const one in versions) delete versions[one];
      doc.title = page.title;
      byId('root').innerHTML = page.html;
      keys[at] = page.key;
      history.replaceState({ k: page.key, i: at }, '', page.path);
      loadOffsets();
      settle(byId('root'));
    }

    // The app has no window but this one, and another tab shows it. It comes back to where the person looks.
    function moved() {
      socket.onclose = null;
      note('This page is open in another tab.', true);
      addEventListener('focus', () => location.reload());
    }

    function closed(html) {
      socket.onclose = null;
      byId('root').innerHTML = html;
      close();
    }

    function openPage(url) {
      const other = open(url, '_blank');
      if (other) other.opener = null;
      else note('The browser blocked a new page.');
    }

    // A window of the app is a tab of the browser.
    function showWindow(label, path, isShown) {
      const other = open('', label);
      if (!other) return emit('blocked', label);
      if (other.location.href !== 'about:blank') return other.focus();
      if (!isShown) { other.location = path; return; }
      other.close();
      note('This is open in another tab.');
    }

    // A page that is gone may not have heard what was written last. The one that follows is told.
    const written = () => [...doc.querySelectorAll('.f:not([type=password])')];

    const keepTexts = () => {
      store.texts = JSON.stringify(written().map(node => [node.ariaLabel, versions[number(node.id)] ? node.value : null]));
    };

    function bringTexts() {
      const nodes = written();
      JSON.parse(store.texts || '[]').forEach(([label, text], place) => {
        const node = nodes[place];
        if (text === null || !node || node.ariaLabel !== label || node.value === text) return;
        node.value = text;
        node.dispatchEvent(new Event('input', { bubbles: true }));
      });
      delete store.texts;
    }

    // Patches.
    let composing = null, focusWanted = null;

    function apply(operations) {
      focusWanted = null;
      // Where the page is told to scroll, the focus scrolls no further.
      const preventScroll = operations.some(one => one[0] === 's');
      for (const [kind, id, x, y] of operations) {
        const node = /[rtakfs]/.test(kind) && byId(id);
        if (kind === 'w') { byId('root').innerHTML = id; settle(byId('root')); }
        else if (kind === 'h') travel([id, x, y]);
        else if (kind === 'T') doc.title = id;
        else if (kind === 'n') say(id);
        else if (kind === 'm') showMenu(id);
        else if (kind === 'W') showWindow(id, x, y);
        else if (kind === 'x') for (const one of id) delete covered[one];
        else if (kind === 'o') openPage(id);
        else if (!node) continue;
        else if (kind === 'r') { const made = parse(x)[0]; node.replaceWith(made); settle(made); }
        else if (kind === 't') { if (node.tagName !== 'TEXTAREA' || !busy(node)) fill(node, x); }
        else if (kind === 'a') attributes(node, x, y);
        else if (kind === 'k') children(node, x, y);
        else if (kind === 'f') focusWanted = node;
        else if (kind === 's') node.scrollTo(doc.dir === 'rtl' ? -x : x, y);
      }
      aimSkip();
      const target = typeof focusWanted === 'function' ? focusWanted() : focusWanted;
      if (target) focusInside(target, { preventScroll });
    }

    function parse(html) {
      const template = doc.createElement('template');
      template.innerHTML = html;
      return [...template.content.children];
    }

    function fill(node, html) {
      node.innerHTML = html;
      if (node.tagName === 'TEXTAREA') node.value = node.textContent;
    }

    const busy = node => composing === node || doc.activeElement === node && waiting.some(m => m.e.some(e => e[0] === 'edit'));

    function attributes(node, values, version) {
      for (const { name } of [...node.attributes])
        if (!(name in values) && name !== 'id' && name !== 'open') node.removeAttribute(name);
      for (const name in values) if (node.getAttribute(name) !== values[name]) node.setAttribute(name, values[name]);
      if (node.tagName !== 'INPUT') return;
      if (/checkbox|radio/.test(node.type)) node.checked = 'checked' in values;
      // A field that was edited since is not overwritten.
      else if ('value' in values && node.value !== values.value && composing !== node
        && !(version < (versions[number(node.id)] || 0))) node.value = values.value;
    }

    function children(node, ids, html) {
      const made = {};
      for (const one of parse(html)) made[one.id] = one;
      const keep = new Set(ids);
      // What stays may be inside something that goes.
      const found = ids.map(id => made[id] || byId(id));
      for (const child of [...node.children]) if (!keep.has(child.id)) {
        if (child.classList.contains('page')) covered[child.id] = child;
        child.remove();
      }
      let at = node.firstElementChild;
      for (const child of found) {
        if (!child) continue;
        const id = child.id;
        if (child === at) { at = at.nextElementSibling; continue; }
        node.insertBefore(child, at);
        if (made[id] || covered[id]) settle(child);
        delete covered[id];
      }
    }

    // Gives new nodes what HTML cannot say: modal dialogs, and where they were scrolled to.
    let offsets;

    function loadOffsets() {
      const [page, all] = JSON.parse(store.scrolled || '[]');
      offsets = page === body.dataset.tab ? all : {};
    }

    function settle(root) {
      for (const dialog of [root, ...root.querySelectorAll('dialog')])
        if (dialog.tagName === 'DIALOG' && !dialog.matches(':modal')) {
          dialog.close();
          dialog.showModal();
          if (!dialog.querySelector('[autofocus],input')) (dialog.querySelector('h1,h2,.pan') || dialog).focus();
        }
      for (const area of [root, ...root.querySelectorAll('[data-s]')]) {
        const old = area.dataset && area.dataset.s !== undefined && offsets[area.id];
        if (old) area.scrollTo(old[0], old[1]);
      }
    }

    function focusInside(node, how) {
      const stop = 'a[href],button,input,select,textarea,[tabindex]';
      (node.matches(stop) ? node : node.querySelector(stop) || node).focus(how);
    }

    // Words for the person.
    function say(text) { byId('said').textContent = text; }

    function note(text, stays) {
      const box = byId('note');
      box.textContent = text;
      box.className = 'show';
      if (!stays) setTimeout(() => { if (box.textContent === text) box.className = ''; }, 1500);
    }

    // History: each entry knows its page. The server decides where the window is.
    let keys = JSON.parse(store.keys || '[]'), at = 0, expected = null, trips = [];
    const focusOf = {};

    function travel(trip) {
      if (expected !== null) return trips.push(trip);
      const [kind, key, path] = trip, from = keys[at];
      const leave = () => { focusOf[from] = doc.activeElement && doc.activeElement.id; };
      byId('post').action = path;
      let where = keys.lastIndexOf(key, kind === 'fix' ? undefined : at);
      if (kind === 'push') {
        leave();
        keys = keys.slice(0, ++at);
        keys[at] = key;
        history.pushState({ k: key, i: at }, '', path);
        focusWanted = focusWanted || (() => doc.querySelector('#root h1'));
      } else if (kind === 'rep' || where < 0) {
        keys[at] = key;
        history.replaceState({ k: key, i: at }, '', path);
      } else if (where !== at) {
        expected = key;
        history.go(where - at);
        at = where;
        setTimeout(() => { if (expected === key) arrived(); }, 800);
      }
      if (kind === 'pop') focusWanted = focusWanted || (() => byId(focusOf[key]) || doc.querySelector('#root h1'));
      store.keys = JSON.stringify(keys);
    }

    function arrived() {
      expected = null;
      while (trips.length && expected === null) travel(trips.shift());
    }

    addEventListener('popstate', event => {
      const state = event.state;
      if (!state) return;
      if (expected === state.k) return arrived();
      focusOf[keys[at]] = doc.activeElement && doc.activeElement.id;
      at = state.i;
      emit('go', state.k);
    });

    // What a person does.
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
        return emit('link', owner(words), words.dataset.u);
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
        const id = number(control.value);
        if (act === 'up' || act === 'down') emit('move', id, act === 'up' ? -1 : 1);
        else if (act) emit(act, id);
        else if (step) emit('step', control.dataset.for ? number(control.dataset.for) : id, +step);
        else emit('tap', id);
        if (menu) menu.hidePopover();
      } else if (control.matches('[role=button],.tap')) emit('tap', owner(control));
    });

    doc.addEventListener('submit', event => event.preventDefault());

    doc.addEventListener('change', event => {
      const node = event.target, id = number(node.name);
      if (node.type === 'checkbox') emit('tap', id);
      else if (node.type === 'radio' || node.tagName === 'SELECT') emit('choose', number(node.value), id);
      else if (/date|time/.test(node.type)) emit('date', id, node.value);
      else if (node.type === 'color') emit('color', id, node.value);
    });

    doc.addEventListener('input', event => {
      const node = event.target, id = number(node.id);
      if (node.type === 'range') {
        node.style.setProperty('--at', (node.value - node.min) / (node.max - node.min) * 100 + '%');
        emit('adjust', id, +node.value);
      } else if (node.classList.contains('f')) emit('edit', id, node.value, versions[id] = (versions[id] || 0) + 1);
    });

    doc.addEventListener('compositionstart', event => { composing = event.target; });
    doc.addEventListener('compositionend', () => { composing = null; });

    doc.addEventListener('keydown', event => {
      const node = event.target, key = event.key;
      if (event.isComposing) return;
      if (key === 'Enter' && node.tagName === 'INPUT' && node.classList.contains('f')) {
        event.preventDefault();
        flush();
        emit('submit', number(node.id));
      } else if (key === 'Escape' && !doc.querySelector('dialog:modal,:popover-open') && node.classList.contains('search')) emit('leave');
      else if ((key === 'Enter' || key === ' ') && node.matches('[role=button]:not(button),[role=link]:not(a)')) {
        event.preventDefault();
        node.click();
      } else if (/Arrow(Left|Right|Up|Down)/.test(key) && node.matches('[role=tab],[role^=menuitem]')) {
        const all = [...node.parentNode.querySelectorAll('[role=tab],[role^=menuitem]')];
        event.preventDefault();
        const on = key === (doc.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight') || key === 'ArrowDown';
        all.at((all.indexOf(node) + (on ? 1 : -1)) % all.length).focus();
      } else if (isShortcut(event)) {
        event.preventDefault();
        emit('key', key === ' ' ? 'Space' : key, event.shiftKey + 2 * (event.ctrlKey || event.metaKey) + 4 * event.altKey);
      }
    });

    // The app's shortcuts: each control names its own, and the page those of the app's menus.
    function isShortcut(event) {
      const key = event.key, held = event.ctrlKey || event.metaKey;
      if (!held && !event.altKey && event.target.closest('a,button,input,select,textarea,[tabindex]')) return false;
      const name = (held ? 'Control+' : '') + (event.altKey ? 'Alt+' : '') + (event.shiftKey ? 'Shift+' : '')
        + (key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key);
      return (body.dataset.keys || '').split(' ').includes(name)
        || [...doc.querySelectorAll('[aria-keyshortcuts]')].some(node => node.getAttribute('aria-keyshortcuts') === name);
    }

    doc.addEventListener('cancel', event => {
      if (event.target.tagName !== 'DIALOG') return;
      event.preventDefault();
      emit('dismiss', number(event.target.id));
    }, true);

    for (const [name, isOn] of [['focusin', 1], ['focusout', 0]])
      doc.addEventListener(name, event => {
        // A field keeps the focus of its page while another window is in front.
        if (event.target.classList && event.target.classList.contains('f') && (isOn || doc.activeElement !== event.target))
          emit('focus', number(event.target.id), isOn);
      });

    doc.addEventListener('scroll', event => {
      const area = event.target;
      if (!area.dataset || area.dataset.s === undefined) return;
      offsets[area.id] = [area.scrollLeft, area.scrollTop];
      emit('scroll', number(area.id), Math.abs(area.scrollLeft), area.scrollTop);
    }, { capture: true, passive: true });

    // Menus open beside their button.
    doc.addEventListener('toggle', event => {
      const menu = event.target;
      if (event.newState !== 'open' || !menu.classList.contains('pop')) return;
      const button = doc.querySelector('[popovertarget=' + menu.id + ']');
      if (!button) return;
      const box = button.getBoundingClientRect(), size = menu.getBoundingClientRect();
      const below = box.bottom + 4 + size.height <= innerHeight;
      menu.style.top = (below ? box.bottom + 4 : Math.max(8, box.top - 4 - size.height)) + 'px';
      menu.style.left = Math.max(8, Math.min(box.left, innerWidth - size.width - 8)) + 'px';
      const first = menu.querySelector('button');
      if (first) first.focus();
    }, true);

    // Gestures: the letters of an element say which it listens for.
    const listening = (node, letter) => { const n = node.closest && node.closest('[data-g*=' + letter + ']'); return n && number(n.id); };
    let hold = 0, drag = null, pointer = [0, 0];

    doc.addEventListener('dblclick', event => { const id = listening(event.target, 't'); if (id) emit('taps', id, 2); });
    for (const [name, isOn] of [['pointerover', 1], ['pointerout', 0]])
      doc.addEventListener(name, event => {
        const node = event.target.closest('[data-g*=o]');
        if (node && !node.contains(event.relatedTarget)) emit('hover', number(node.id), isOn);
      });
    doc.addEventListener('pointerdown', event => {
      pointer = [event.clientX, event.clientY];
      const held = listening(event.target, 'h'), dragged = listening(event.target, 'd');
      if (held) hold = setTimeout(() => { emit('hold', held); }, 500);
      if (dragged) drag = { id: dragged, x: event.clientX, y: event.clientY };
    });
    doc.addEventListener('pointermove', event => {
      if (Math.hypot(event.clientX - pointer[0], event.clientY - pointer[1]) > 8) clearTimeout(hold);
      if (drag) emit('drag', drag.id, 0, drag.x, drag.y, event.clientX, event.clientY);
    });
    for (const [name, phase] of [['pointerup', 1], ['pointercancel', 2]])
      doc.addEventListener(name, event => {
        clearTimeout(hold);
        if (drag) emit('drag', drag.id, phase, drag.x, drag.y, event.clientX, event.clientY);
        drag = null;
      });
    doc.addEventListener('contextmenu', event => {
      const id = listening(event.target, 'c');
      if (!id || event.shiftKey) return;
      event.preventDefault();
      pointer = event.clientX || event.clientY ? [event.clientX, event.clientY] : pointer;
      emit('menu', id);
    });

    function showMenu(html) {
      const menu = doc.createElement('div');
      menu.className = 'pop';
      menu.id = 'context';
      menu.popover = 'auto';
      menu.setAttribute('role', 'menu');
      menu.innerHTML = html;
      const old = byId('context');
      if (old) old.remove();
      (doc.querySelector('dialog:modal') || body).append(menu);
      menu.showPopover();
      menu.style.left = Math.max(8, Math.min(pointer[0], innerWidth - menu.offsetWidth - 8)) + 'px';
      menu.style.top = Math.max(8, Math.min(pointer[1], innerHeight - menu.offsetHeight - 8)) + 'px';
      const first = menu.querySelector('button');
      if (first) first.focus();
    }

    // A swipe shows a row's actions.
    let start = null;
    doc.addEventListener('touchstart', event => {
      const row = event.target.closest('.row');
      start = row && row.querySelector('.swipe') && { row, x: event.touches[0].clientX, y: event.touches[0].clientY };
      for (const one of doc.querySelectorAll('.swiped')) if (one !== row) one.classList.remove('swiped');
    }, { passive: true });
    doc.addEventListener('touchmove', event => {
      if (!start) return;
      const x = event.touches[0].clientX - start.x, y = event.touches[0].clientY - start.y;
      if (Math.abs(x) > 30 && Math.abs(x) > 2 * Math.abs(y)) { start.row.classList.toggle('swiped', x < 0); start = null; }
    }, { passive: true });

    // The window.
    const media = query => matchMedia('(' + query + ')');
    const queries = ['prefers-color-scheme:dark', 'prefers-reduced-motion:reduce', 'prefers-contrast:more'].map(media);

    function surroundings() {
      doc.cookie = 'size=' + innerWidth + 'x' + innerHeight + ';path=/;samesite=lax;max-age=31536000';
      emit('media', ...queries.map(query => +query.matches));
      emit('size', innerWidth, innerHeight);
    }

    for (const query of queries) query.addEventListener('change', surroundings);
    addEventListener('resize', () => greeted && surroundings());
    addEventListener('online', () => { if (!socket) connect(); });
    addEventListener('pagehide', () => {
      store.scrolled = JSON.stringify([body.dataset.tab, offsets]);
      store.left = 1;
    });
    addEventListener('pageshow', () => { delete store.left; });
    // The request of a reload cannot say otherwise which tab asks.
    addEventListener('beforeunload', () => { doc.cookie = 'tab=' + store.name + ';path=/;samesite=lax;max-age=5'; });
    doc.addEventListener('visibilitychange', () => greeted && emit('seen', +!doc.hidden));

    // The first stop of the keyboard leads past the bars and columns.
    const skip = doc.createElement('a');
    skip.className = 'skip';
    skip.textContent = 'Skip to content';
    skip.onclick = event => {
      event.preventDefault();
      const main = doc.querySelector('main');
      if (main) { main.tabIndex = -1; main.focus(); }
    };
    const aimSkip = () => { skip.href = '#' + (doc.querySelector('main') || body).id; };
    aimSkip();
    body.prepend(skip);

    const state = history.state;
    at = state && keys[state.i] ? state.i : 0;
    if (!state) keys = [];
    keys[at] = body.dataset.key;
    history.replaceState({ k: body.dataset.key, i: at }, '', body.dataset.path);
    loadOffsets();
    settle(byId('root'));
    connect();
    })();
    """#
}
