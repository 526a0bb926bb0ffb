#if GTK
  import CGTK

  /// The tooltip of a widget without text.
  @MainActor
  enum Tooltip {
    /// - Parameter name: Returns the text on demand, because GTK queries the pointer whenever a tooltip is set.
    static func offer(on widget: Widget, name: @escaping @MainActor () -> String?) {
      gtk_widget_set_has_tooltip(widget, 1)
      connect(widget.raw, "query-tooltip") { arguments in
        guard let tooltip = arguments.object(3), let name = name() else { return }
        gtk_tooltip_set_text(OpaquePointer(tooltip), name)
        arguments.answer(true)
      }
    }
  }
#endif
