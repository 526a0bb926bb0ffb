#if GTK
  import CGTK

  /// What a widget without words is for, as a pointer learns that rests on it.
  @MainActor
  enum Tooltip {
    /// - Parameter name: Returns the text, which is made when it is asked for: GTK queries the pointer whenever one is set.
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
