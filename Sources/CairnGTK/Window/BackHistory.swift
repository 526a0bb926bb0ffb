#if GTK
  import CGTK
  import CairnCore
  import CairnScreen
  import Foundation

  /// The earlier pages, in a menu below the back button.
  @MainActor
  enum BackHistory {
    /// Opens the menu on a long press, a secondary click, or the menu key.
    ///
    /// - Parameter element: Returns the element that the button currently represents.
    static func offer(on button: Widget, in view: WindowView, of element: @escaping @MainActor () -> Element?) {
      let open: @MainActor () -> Void = { [unowned view] in
        if let element = element() { view.history = menu(of: element, below: button, in: view) }
      }
      let hold = gtk_gesture_long_press_new()!
      gtk_event_controller_set_propagation_phase(hold, GTK_PHASE_CAPTURE)
      connect(hold.raw, "pressed") { _ in
        // Releasing the button must not go back as well.
        gtk_gesture_set_state(hold, GTK_EVENT_SEQUENCE_CLAIMED)
        open()
      }
      gtk_widget_add_controller(button, hold)
      let click = gtk_gesture_click_new()!
      gtk_gesture_single_set_button(click, guint(GDK_BUTTON_SECONDARY))
      connect(click.raw, "pressed") { _ in open() }
      gtk_widget_add_controller(button, click)
      let keys = gtk_event_controller_key_new()!
      connect(keys.raw, "key-pressed") { arguments in
        let key = Int32(bitPattern: arguments.unsigned(0))
        let isShifted = arguments.flags(2) & GDK_SHIFT_MASK.rawValue != 0
        let asksForMenu = key == GDK_KEY_Menu || (key == GDK_KEY_F10 && isShifted)
        if asksForMenu { open() }
        arguments.answer(asksForMenu)
      }
      gtk_widget_add_controller(button, keys)
    }

    /// Returns `nil` if there is no page to go back to.
    private static func menu(of element: Element, below button: Widget, in view: WindowView) -> MenuPopover? {
      guard let stack = StackReader(around: element), stack.canGoBack, let place = view.bounds(of: button),
        let corner = place.origin.moved(from: view.content, to: view.front)
      else { return nil }
      // The nearest page comes first.
      let items = stack.titles.dropLast().enumerated().reversed().map { depth, title in
        MenuEntry.action(title: title.isEmpty ? own("Untitled") : title) { [weak view] in
          guard let view, !element.isGone, StackReader(around: element)?.goBack(toDepth: depth) == true else { return }
          view.host.requestTurn()
        }
      }
      guard !items.isEmpty else { return nil }
      // The button may disappear at any time, but the front layer of the window stays.
      let below = CGRect(origin: corner, size: place.size)
      return MenuPopover(items, at: view.front, pointingAt: below, hasArrow: true) { [weak view] popover in
        // The choice is reported after the menu has closed.
        soon { if let view, view.history === popover { view.history = nil } }
      }
    }
  }
#endif
