#if GTK
  import CGTK

  /// The tooltips of widgets. None appears over an open menu, where it would cover the items.
  @MainActor
  enum Tooltip {
    /// The number of open menus.
    static var openMenus = 0

    /// - Parameter name: Returns the text on demand, because GTK queries the pointer whenever a tooltip is set.
    static func offer(on widget: Widget, name: @escaping @MainActor () -> String?) {
      gtk_widget_set_has_tooltip(widget, 1)
      connect(widget.raw, "query-tooltip") { arguments in
        guard openMenus == 0, !hasOpenMenu(widget), let tooltip = arguments.object(3), let name = name() else { return }
        gtk_tooltip_set_text(OpaquePointer(tooltip), name)
        arguments.answer(true)
      }
    }

    /// Describes a widget with words that assistive technology reads, too.
    static func describe(_ widget: Widget, _ words: String) {
      let isFirst = gtk_widget_get_has_tooltip(widget) == 0
      gtk_widget_set_tooltip_text(widget, words)
      guard isFirst else { return }
      connect(widget.raw, "query-tooltip") { _ in
        if openMenus > 0 || hasOpenMenu(widget) { g_signal_stop_emission_by_name(widget.raw, "query-tooltip") }
      }
    }

    /// Whether the menu of a menu button is open.
    private static func hasOpenMenu(_ widget: Widget) -> Bool {
      var child = gtk_widget_get_first_child(widget)
      while let one = child {
        if g_type_check_instance_is_a(one.cast(), gtk_popover_get_type()) != 0, gtk_widget_get_mapped(one) != 0 {
          return true
        }
        child = gtk_widget_get_next_sibling(one)
      }
      return false
    }
  }
#endif
