extension ExtrasScript {
  /// Opens menus beside their buttons, and where a person asks for one.
  static let menus = #"""
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
    """#
}
