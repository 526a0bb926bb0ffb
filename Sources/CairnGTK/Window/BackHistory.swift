#if GTK
  import CGTK
  import CairnCore
  import CairnScreen
  import Foundation

  /// The pages below the one on top, in a menu below the back button, to jump to.
  @MainActor
  final class BackHistory {
    private let popover: Widget
    private let actions: OpaquePointer
    private unowned let view: WindowView

    /// Opens the menu when the button is held, pressed with the secondary button, or asked for its menu by keys.
    static func offer(on button: Widget, of element: Element, in view: WindowView) {
      func open() { view.history = BackHistory(of: element, below: button, in: view) }
      let hold = gtk_gesture_long_press_new()!
      gtk_event_controller_set_propagation_phase(hold, GTK_PHASE_CAPTURE)
      connect(hold.raw, "pressed") { _ in
        // Letting go of the button is not to go back as well.
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

    /// Nil where there is no way back.
    private init?(of element: Element, below button: Widget, in view: WindowView) {
      guard let stack = StackReader(around: element), stack.canGoBack, let root = view.root else { return nil }
      let titles = stack.titles.dropLast()
      guard !titles.isEmpty else { return nil }
      self.view = view
      let group = g_simple_action_group_new()!.opaque
      actions = group
      let menu = g_menu_new()!
      // The nearest first.
      for (depth, title) in titles.enumerated().reversed() {
        let action = g_simple_action_new("page\(depth)", nil)!
        connect(action.raw, "activate") { [weak view] _ in
          guard let view, !element.isGone, StackReader(around: element)?.goBack(toDepth: depth) == true else { return }
          view.host.requestTurn()
        }
        g_action_map_add_action(group, action)
        g_object_unref(action.raw)
        let item = g_menu_item_new(nil, "history.page\(depth)")!
        // As an attribute of its own: in a label given with the action, lines would mark keys.
        g_menu_item_set_label(item, (title.isEmpty ? "Untitled" : title).replacing("_", with: "__"))
        g_menu_append_item(menu, item)
        g_object_unref(item.raw)
      }
      popover = gtk_popover_menu_new_from_model(nil)
      g_object_ref_sink(popover)
      gtk_widget_insert_action_group(popover, "history", actions)
      gtk_popover_menu_set_menu_model(popover.opaque, menu.cast())
      g_object_unref(menu.raw)
      // The button may go at any time; what all of the window is in stays.
      gtk_widget_set_parent(popover, root.surface)
      var place = graphene_rect_t()
      _ = gtk_widget_compute_bounds(button, root.surface, &place)
      var rect = GdkRectangle(
        x: Int32(place.origin.x), y: Int32(place.origin.y), width: Int32(place.size.width),
        height: Int32(place.size.height))
      gtk_popover_set_pointing_to(popover.cast(), &rect)
      connect(popover.raw, "closed") { [weak view, weak self] _ in
        // What was chosen is told after the menu has closed.
        soon { if let view, let self, view.history === self { view.history = nil } }
      }
      gtk_popover_popup(popover.cast())
    }

    isolated deinit {
      if gtk_widget_get_parent(popover) != nil { gtk_widget_unparent(popover) }
      g_object_unref(actions.raw)
      g_object_unref(popover)
    }

    /// Popovers are placed when what they belong to is.
    func present() { gtk_popover_present(popover.cast()) }
  }
#endif
