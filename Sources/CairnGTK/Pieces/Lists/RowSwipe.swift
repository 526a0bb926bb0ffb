#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A row that can be swiped aside, by fingers on the screen or touchpad.
  @MainActor
  final class RowSwipe {
    private unowned let row: RowPiece
    /// The content's offset.
    private(set) var shift: CGFloat = 0
    private var start: CGFloat = 0
    /// Whether the current finger has moved the row.
    private var isDrawn = false
    private var box: Widget?
    private var isBoxAtStart = false
    /// The only row that shows its actions.
    private static weak var opened: RowSwipe?

    init(_ row: RowPiece) {
      self.row = row
      let drag = gtk_gesture_drag_new()!
      gtk_gesture_single_set_touch_only(drag, 1)
      connect(drag.raw, "drag-begin") { [unowned self] _ in
        start = shift
        isDrawn = false
      }
      connect(drag.raw, "drag-update") { [unowned self] arguments in
        let (x, y) = (arguments.double(0), arguments.double(1))
        if !isDrawn {
          guard abs(x) > 12, abs(x) > abs(y) * 1.5 else { return }
          // If no action is behind the row, its surroundings may handle the gesture, such as the back swipe. A gesture
          // that closes the row belongs to the row.
          guard start != 0 || RowActions(of: row.element).stand(atStart: showsStart(x)) else {
            gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED)
            return
          }
          gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
          isDrawn = true
        }
        // A row that is closed does not open on its other side.
        move(to: start < 0 ? min(start + x, 0) : start > 0 ? max(start + x, 0) : x)
      }
      // A canceled gesture has no effect. A gesture in progress also ends when the row is removed.
      connect(drag.raw, "cancel") { [weak self] _ in if let self, isDrawn { _ = close() } }
      connect(drag.raw, "drag-end") { [weak self] _ in self?.settle() }
      gtk_widget_add_controller(row.widget, drag)
      let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL)!
      connect(scroll.raw, "scroll") { [unowned self] arguments in
        let x = arguments.double(0)
        guard x != 0 else { return arguments.answer(false) }
        let isTouchpad = TouchpadScroll.moves(scroll)
        guard shift != 0 || RowActions(of: row.element).stand(atStart: showsStart(-x)) else {
          return arguments.answer(false)
        }
        if isTouchpad { move(to: shift - x * TouchpadScroll.points(of: scroll)) } else { tilt(forward: x < 0) }
        arguments.answer(true)
      }
      connect(scroll.raw, "scroll-end") { [unowned self] _ in settle() }
      gtk_widget_add_controller(row.widget, scroll)
    }

    private var isMirrored: Bool { row.element.layoutDirection == .rightToLeft }

    // MARK: Moving

    /// Returns whether the leading actions are visible, which happens when the row moves towards the end.
    private func showsStart(_ shift: CGFloat) -> Bool { (shift > 0) != isMirrored }

    private func move(to new: CGFloat) {
      let offers = RowActions(of: row.element)
      let showsStart = showsStart(new)
      shift = offers.stand(atStart: showsStart) ? min(max(new, -row.rect.width), row.rect.width) : 0
      if shift != 0 {
        if Self.opened !== self { _ = Self.opened?.close() }
        Self.opened = self
        if box == nil || isBoxAtStart != showsStart { makeBox(offers, atStart: showsStart) }
      }
      gtk_widget_queue_allocate(row.widget)
    }

    /// Opens the row by one wheel step, or closes it by one step in the other direction.
    private func tilt(forward: Bool) {
      guard shift == 0 else {
        if (shift > 0) != forward { _ = close() }
        return
      }
      move(to: forward ? 1 : -1)
      shift = forward ? boxWidth : -boxWidth
      gtk_widget_queue_allocate(row.widget)
    }

    private var boxWidth: CGFloat {
      guard let box else { return 0 }
      return WidgetMeasurer.naturalSize(of: box).width
    }

    private func settle() {
      guard shift != 0 else { return hide() }
      let parts = row.element.traits?[RowPartsTrait.self] ?? RowParts()
      let isFull = isBoxAtStart ? parts.fullSwipeLeading : parts.fullSwipeTrailing
      if abs(shift) > row.rect.width * 0.6, isFull {
        let first = isBoxAtStart ? RowActions(of: row.element).leading.first : nil
        _ = close()
        if let first { row.view.activate(first) } else { row.view.send(.delete, to: row.element) }
        return
      }
      shift = abs(shift) > boxWidth / 2 ? (shift > 0 ? boxWidth : -boxWidth) : 0
      if shift == 0 { hide() }
      gtk_widget_queue_allocate(row.widget)
    }

    /// Closes the row. Returns `false` if it is already closed.
    func close() -> Bool {
      guard shift != 0 else { return false }
      shift = 0
      hide()
      gtk_widget_queue_allocate(row.widget)
      return true
    }

    // MARK: The actions behind the row

    private func makeBox(_ offers: RowActions, atStart: Bool) {
      hide()
      isBoxAtStart = atStart
      let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
      gtk_widget_add_css_class(box, "cairn-offers")
      for action in atStart ? offers.leading : offers.trailing.reversed() {
        append(action, to: box)
      }
      if !atStart, offers.deletes {
        append(own("Delete"), isDestructive: true, to: box) { [unowned self] in
          row.view.send(.delete, to: row.element)
        }
      }
      gtk_widget_set_parent(box, row.widget)
      self.box = box
    }

    private func append(_ action: Element, to box: Widget) {
      append(action.label ?? "", isDestructive: action.hasTrait(.destructive), to: box) {
        [unowned self] in
        row.view.activate(action)
      }
    }

    private func append(
      _ title: String, isDestructive: Bool, to box: Widget, _ act: @escaping @MainActor () -> Void
    ) {
      let button = gtk_button_new_with_label(title)!
      if isDestructive { gtk_widget_add_css_class(button, "destructive-action") }
      gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
      connect(button.raw, "clicked") { [unowned self] _ in
        _ = close()
        act()
      }
      gtk_box_append(box.cast(), button)
    }

    private func hide() {
      guard let box else { return }
      self.box = nil
      // One of its buttons may be emitting its signal right now.
      g_object_ref(box.raw)
      gtk_widget_unparent(box)
      soon { g_object_unref(box.raw) }
    }

    func end() {
      if let box { gtk_widget_unparent(box) }
      box = nil
    }

    func allocate(width: Int32, height: Int32) {
      guard let box else { return }
      let own = Int32(boxWidth)
      let isLeft = isBoxAtStart != isMirrored
      var point = graphene_point_t(
        x: Float(isLeft ? Int32(shift) - own : width + Int32(shift)), y: 0)
      gtk_widget_measure(box, GTK_ORIENTATION_VERTICAL, own, nil, nil, nil, nil)
      gtk_widget_allocate(box, own, height, -1, gsk_transform_translate(nil, &point))
    }
  }
#endif
