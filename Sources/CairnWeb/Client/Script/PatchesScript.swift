extension ClientScript {
  /// Applies the server's patches to the page.
  static let patches = #"""
    // Patches.
    let composing = null, focusWanted = null, extra = {};

    function apply(operations) {
      focusWanted = null;
      const move = extra.see && extra.see(operations);
      // If a patch scrolls, focusing must not scroll again.
      const preventScroll = operations.some(one => one[0] === 's');
      for (const [kind, id, x, y] of operations) {
        const node = /[rtakfs]/.test(kind) && byId(id);
        if (kind === 'w') { byId('root').innerHTML = id; settle(byId('root')); }
        else if (kind === 'h') travel([id, x, y]);
        else if (kind === 'T') doc.title = id;
        else if (kind === 'n') say(id);
        else if (kind === 'W') showWindow(id, x, y);
        else if (kind === 'x') for (const one of id) delete covered[one];
        else if (kind === 'o') openPage(id);
        else if (extra[kind]) extra[kind](id, x, y);
        else if (!node) continue;
        else if (kind === 'r') { const made = parse(x)[0]; node.replaceWith(made); settle(made); }
        else if (kind === 't') { if (node.tagName !== 'TEXTAREA' || !busy(node)) fill(node, x); }
        else if (kind === 'a') attributes(node, x, y);
        else if (kind === 'k') children(node, x, y);
        else if (kind === 'f') focusWanted = node;
        else if (kind === 's') node.scrollTo(doc.dir === 'rtl' ? -x : x, y);
      }
      aimSkip();
      raise();
      const target = typeof focusWanted === 'function' ? focusWanted() : focusWanted;
      if (target) focusInside(target, { preventScroll });
      if (move) move();
    }

    function parse(html) {
      const template = doc.createElement('template');
      template.innerHTML = html;
      return [...template.content.children];
    }

    function fill(node, html) {
      const isText = node.tagName === 'TEXTAREA';
      // The parser drops a line break right after the tag of a text area, so one more is written.
      node.innerHTML = isText ? html.slice(1) : html;
      if (isText) node.value = node.textContent;
    }

    const busy = node => composing === node || doc.activeElement === node && waiting.some(m => m.e.some(e => e[0] === 'edit'));

    function attributes(node, values, version) {
      for (const { name } of [...node.attributes])
        if (!(name in values) && name !== 'id' && name !== 'open') node.removeAttribute(name);
      for (const name in values) if (node.getAttribute(name) !== values[name]) node.setAttribute(name, values[name]);
      if (node.tagName !== 'INPUT') return;
      if (/checkbox|radio/.test(node.type)) node.checked = 'checked' in values;
      // A field that the user has edited since is not overwritten.
      else if ('value' in values && node.value !== values.value && composing !== node
        && !(version < (versions[number(node.id)] || 0))) node.value = values.value;
    }

    function children(node, ids, html) {
      const made = {};
      for (const one of parse(html)) made[one.id] = one;
      const keep = new Set(ids);
      // A child that stays may be inside one that is removed.
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

    // Restores state of new nodes that HTML cannot express: modal dialogs and scroll offsets.
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

    // Announcements.
    function say(text) { byId('said').textContent = text; }

    // Notes are shown in front of dialogs.
    function raise() {
      const box = byId('note');
      if (!box.className) box.popover = null;
      else if (!box.popover && doc.querySelector('dialog:modal')) { box.popover = 'manual'; box.showPopover(); }
    }

    function note(text, stays) {
      const box = byId('note');
      box.textContent = text;
      box.className = 'show';
      raise();
      if (!stays) setTimeout(() => { if (box.textContent === text) { box.className = ''; raise(); } }, 1500);
    }
    """#
}
