#if GTK
  import CGTK
  import CairnScreen

  /// All rows of a list that lead on or can be selected are one stop of Tab; arrow keys move among them. GTK moves the focus
  /// along the widgets that can take it, so while Tab is handled, only one row of each list can.
  extension WindowView {
    func listenForTab(on widget: Widget) {
      let keys = gtk_event_controller_key_new()!
      gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
      connect(keys.raw, "key-pressed") { [unowned self] arguments in
        let key = Int32(bitPattern: arguments.unsigned(0))
        if key == GDK_KEY_Tab || key == GDK_KEY_ISO_Left_Tab { joinRows() }
        arguments.answer(false)
      }
      gtk_widget_add_controller(widget, keys)
    }

    private func joinRows() {
      let joined = shownPieces.compactMap { ($0 as? ScrollPiece)?.rowsToJoin }.flatMap(\.self)
      guard !joined.isEmpty else { return }
      for row in joined { gtk_widget_set_focusable(row.widget, 0) }
      soon { for row in joined { row.settleStop() } }
    }
  }

  extension ScrollContainer {
    /// The rows that Tab passes by: all but the one with the focus, the one that had it last, the selected one or the first in
    /// view.
    var rowsToJoin: [RowPiece] {
      let rows = shown.compactMap { $0 as? RowPiece }.filter(\.isAmongOthers)
      let top = rows.first { $0.rect.minY > -1 } ?? rows.first
      let stop =
        rows.first { gtk_widget_has_focus($0.widget) != 0 } ?? rows.first { $0 === lastRow }
        ?? rows.first { $0.element.hasTrait(.selected) } ?? top
      return rows.filter { $0 !== stop }
    }
  }
#endif
