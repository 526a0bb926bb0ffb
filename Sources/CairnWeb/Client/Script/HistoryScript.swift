extension ClientScript {
  /// Keeps the browser's history in step with the server's pages.
  static let history = #"""
    // History: each entry has the key of a page. The server decides which page the window shows.
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
    """#
}
