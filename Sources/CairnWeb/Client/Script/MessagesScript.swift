extension ClientScript {
  /// Talks to the server: messages are numbered, confirmed, and sent again after a reconnect.
  static let messages = #"""
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
      socket.onopen = () => socket.send('hello ' + body.dataset.tab + ' ' + got + ' ' + store.name + (isCopy ? ' copy' : '')
        + (body.dataset.mark ? ' page ' + body.dataset.mark + ' ' + location.pathname + location.search : ''));
      socket.onmessage = event => receive(JSON.parse(event.data));
      socket.onclose = () => {
        socket = null;
        retry++;
        if (retry > 1) note('Reconnecting…', true);
        setTimeout(connect, Math.min(200 * 2 ** retry, 8000));
      };
    }

    function receive(message) {
      if (message.gone) { keepTexts(); return location.reload(); }
      if (message.moved) return moved();
      if (message.closed) return closed(message.closed);
      if (message.name) store.name = message.name;
      if (message.tab) {
        // What was written before the first answer goes on in the page that follows.
        if (body.dataset.mark) keepTexts();
        delete body.dataset.mark;
        return become(message);
      }
      if (message.a !== undefined) waiting = waiting.filter(one => one.n > message.a);
      if (!greeted) {
        greeted = true;
        delete body.dataset.mark;
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
      const isPassing = /edit|scroll|adjust|size|drag|magnify|rotate/.test(event[0]);
      if (last && last[0] === event[0] && last[1] === event[1] && isPassing && !(/drag|magnify|rotate/.test(event[0]) && last[2] !== event[2])) pending.pop();
      pending.push(event);
      if (isPassing) frame = frame || requestAnimationFrame(flush);
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
    """#
}
