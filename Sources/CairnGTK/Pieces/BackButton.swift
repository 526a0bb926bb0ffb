#if GTK
  import CGTK
  import CairnScreen

  /// The back button of a header bar, named after the previous page. Pages share it, as they share the bar.
  @MainActor
  final class BackButton {
    let widget = gtk_button_new_from_icon_name("go-previous-symbolic")!
    @WeakElement private var element: Element?
    private var name = ""

    init(in view: WindowView) {
      g_object_ref_sink(widget)
      gtk_widget_set_visible(widget, 0)
      connect(widget.raw, "clicked") { [unowned self, unowned view] _ in
        if let element { view.activate(element) }
      }
      Tooltip.offer(on: widget) { [unowned self] in name }
      BackHistory.offer(on: widget, in: view) { [weak self] in self?.element }
    }

    isolated deinit { g_object_unref(widget) }

    /// Shows the current back button, if any.
    func show(_ new: Element?) {
      element = new
      gtk_widget_set_visible(widget, gboolean(new != nil))
      guard let new, case .text(let text) = new.content else { return }
      gtk_widget_set_sensitive(widget, gboolean(!new.hasTrait(.disabled)))
      let called = text.string == own("Back") ? text.string : own("Back to %1", text.string)
      guard called != name else { return }
      name = called
      Accessible.name(widget, called)
    }

    /// Places the button after a sibling in its part of the bar, or first for `nil`.
    func stand(after other: Widget?) {
      guard gtk_widget_get_prev_sibling(widget) != other, let box = gtk_widget_get_parent(widget) else { return }
      gtk_box_reorder_child_after(box.cast(), widget, other)
    }
  }
#endif
