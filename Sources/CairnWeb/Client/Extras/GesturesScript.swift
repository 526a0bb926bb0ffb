extension ExtrasScript {
  /// Follows the pointer for elements with gestures.
  static let gestures = #"""
    // Gestures: the letters in `data-g` name the events that an element listens for.
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
    """#
}
