extension ClientScript {
  /// Gives each browser tab its window, and restores the user's unsent text.
  static let tabs = #"""
    // Replaces the page by the one that was left in this browser tab.
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

    // The app has only one window, and another tab shows it now. This tab takes it over when the user returns to it.
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

    // A window of the app is a browser tab.
    function showWindow(label, path, isShown) {
      const other = open('', label);
      if (!other) return emit('blocked', label);
      if (other.location.href !== 'about:blank') return other.focus();
      if (!isShown) { other.location = path; return; }
      other.close();
      note('This is open in another tab.');
    }

    // A page that has ended may not have received the latest text. The next page receives it.
    const written = () => [...doc.querySelectorAll('.f:not([type=password])')];
    let bringing = null, brought = [], queue = [];

    function keepTexts() {
      const tries = JSON.parse(store.tries || '{}');
      // Counts attempts for the text that was not acknowledged, or for all: one of them may have crashed the app.
      for (const name of bringing ? [bringing] : brought) tries[name] = (tries[name] || 0) + 1;
      store.tries = JSON.stringify(tries);
      store.texts = JSON.stringify(written().map(node => {
        const next = queue.find(one => one[0] === node);
        return [node.ariaLabel, next ? next[2] : versions[number(node.id)] ? node.value : null];
      }));
    }

    function bringTexts() {
      const nodes = written();
      queue = JSON.parse(store.texts || '[]').map(([label, text], place) => [nodes[place], label, text]);
      delete store.texts;
      setTimeout(() => { delete store.tries; }, 30000);
      bringNext();
    }

    // One text at a time, to find out which one crashes the app.
    function bringNext() {
      const tries = JSON.parse(store.tries || '{}');
      bringing = null;
      while (queue.length && !bringing) {
        const [node, label, text] = queue.shift(), name = label + ': ' + text;
        if (text === null || !node || node.ariaLabel !== label || node.value === text) continue;
        if (tries[name] > 2) { giveUp(node, text); continue; }
        node.value = text;
        node.dispatchEvent(new Event('input', { bubbles: true }));
        flush();
        bringing = name;
      }
    }

    // Keeps an undeliverable text for the user to copy.
    function giveUp(node, text) {
      if (text && !(node && node.type === 'password')) extras.then(() => extra.keep(node && node.ariaLabel, text));
    }
    """#
}
