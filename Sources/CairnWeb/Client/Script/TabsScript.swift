extension ClientScript {
  /// Gives each tab of the browser its window, and brings what was written back.
  static let tabs = #"""
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
    """#
}
