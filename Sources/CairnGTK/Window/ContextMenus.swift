#if GTK
  import CGTK
  import CairnHosting
  import CairnCore
  import CairnScreen
  import CairnValues
  import Foundation

  // The context menu of an element, opened by a secondary click, a long press, or the menu key at the focus.
  extension WindowView {
    func listenForContextMenus(on widget: Widget) {
      let click = gtk_gesture_click_new()!
      gtk_gesture_single_set_button(click, guint(GDK_BUTTON_SECONDARY))
      connect(click.raw, "pressed") { [unowned self] arguments in
        let place = CGPoint(x: arguments.double(1), y: arguments.double(2))
        if showContextMenu(at: place) { gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED) }
      }
      gtk_widget_add_controller(widget, click)
      let hold = gtk_gesture_long_press_new()!
      gtk_gesture_single_set_touch_only(hold, 1)
      connect(hold.raw, "pressed") { [unowned self] arguments in
        if showContextMenu(at: CGPoint(x: arguments.double(0), y: arguments.double(1))) {
          gtk_gesture_set_state(hold, GTK_EVENT_SEQUENCE_CLAIMED)
        }
      }
      gtk_widget_add_controller(widget, hold)
    }

    private func showContextMenu(at place: CGPoint) -> Bool {
      guard let element = element(at: place) else { return false }
      return showContextMenu(of: element, pointingAt: CGRect(origin: place, size: .zero))
    }

    /// Opens the context menu of the focused element.
    func showContextMenuAtFocus() -> Bool {
      guard let focus = gtk_window_get_focus(window), let element = element(showing: focus) else {
        return false
      }
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(focus, content, &bounds) != 0 else { return false }
      let x = CGFloat(bounds.origin.x) + min(CGFloat(bounds.size.width) / 2, 48)
      let y = CGFloat(bounds.origin.y + bounds.size.height * 0.75)
      return showContextMenu(of: element, pointingAt: CGRect(x: x, y: y, width: 1, height: 1))
    }

    private func showContextMenu(of element: Element, pointingAt place: CGRect) -> Bool {
      let items = contextItems(of: element)
      guard !items.isEmpty else { return false }
      let corner = place.origin.moved(from: content, to: front) ?? place.origin
      // The keys that follow are for the row whose menu it is.
      if let row = element.nearestRow.flatMap(knownPiece) { gtk_widget_grab_focus(row.focusWidget) }
      contextMenu = MenuPopover(items, at: front, pointingAt: CGRect(origin: corner, size: place.size)) {
        [weak self] popover in
        // The choice is reported after the menu has closed.
        soon { if self?.contextMenu === popover { self?.contextMenu = nil } }
      }
      return true
    }

    private func contextItems(of element: Element) -> [MenuEntry] {
      MenuEntry.entries(of: controller.actionMenu(of: element).parts) { [weak self] in self?.choose($0) }
    }
  }
#endif
