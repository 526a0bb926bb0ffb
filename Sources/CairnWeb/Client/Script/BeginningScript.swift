extension ClientScript {
  /// Makes a newly loaded page live.
  static let beginning = #"""
    // Patches wait for the extras, and for the style sheet if the page came with only the rules it needs.
    let early = [];
    const styled = doc.querySelector('link[rel=stylesheet]') || new Promise(done => {
      const link = doc.createElement('link');
      link.rel = 'stylesheet';
      link.href = 'STYLE_PATH';
      link.onload = link.onerror = done;
      doc.head.append(link);
    });
    const extras = import('EXTRAS_PATH')
      .then(module => { extra = module.default(doc, body, emit, byId, number, owner, note); })
      .catch(() => note('A part of this page could not be loaded.'));
    Promise.all([styled, extras]).then(() => {
      const all = early;
      early = null;
      for (const operations of all) apply(operations);
    });

    // The first focus stop skips the bars and columns.
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
    """#
}
