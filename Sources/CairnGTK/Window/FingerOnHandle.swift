#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  // A finger on the handle of a row moves the row; anywhere else it scrolls the list.
  extension WindowView {
    func listenForFingersOnHandles(on widget: Widget) {
      let drag = gtk_gesture_drag_new()!
      gtk_gesture_single_set_touch_only(drag, 1)
      // Before the list takes the finger for scrolling.
      gtk_event_controller_set_propagation_phase(drag, GTK_PHASE_CAPTURE)
      var held: (row: Element, start: CGPoint)?
      func slot(_ arguments: SignalArguments) -> Slot? {
        guard let held else { return nil }
        let place = CGPoint(x: held.start.x + arguments.double(0), y: held.start.y + arguments.double(1))
        return self.slot(for: held.row, at: place)
      }
      connect(drag.raw, "drag-begin") { [unowned self] arguments in
        let place = CGPoint(x: arguments.double(0), y: arguments.double(1))
        held = rowWithHandle(at: place).map { ($0, place) }
        gtk_gesture_set_state(drag, held == nil ? GTK_EVENT_SEQUENCE_DENIED : GTK_EVENT_SEQUENCE_CLAIMED)
      }
      connect(drag.raw, "drag-update") { [unowned self] arguments in
        if let slot = slot(arguments) { showSlot(slot) } else { hideSlot() }
      }
      connect(drag.raw, "cancel") { [unowned self] _ in
        held = nil
        hideSlot()
      }
      connect(drag.raw, "drag-end") { [unowned self] arguments in
        hideSlot()
        if let held, let slot = slot(arguments) { send(slot.move, to: held.row) }
        held = nil
      }
      gtk_widget_add_controller(widget, drag)
    }

    private func rowWithHandle(at place: CGPoint) -> Element? {
      guard let row = element(at: place)?.nearestRow, row.traits?[RowEditingTrait.self]?.contains(.move) == true,
        let bounds = bounds(of: row)
      else { return nil }
      let room = host.metrics.rowMarkWidth
      let isOnHandle = row.layoutDirection == .rightToLeft ? place.x < bounds.minX + room : place.x > bounds.maxX - room
      return isOnHandle ? row : nil
    }
  }
#endif
