#if GTK
  import CGTK
  import CairnCore

  /// Short messages over the content of a window.
  @MainActor
  final class Toasts {
    let overlay = adw_toast_overlay_new()!
    /// The message that offers to undo an action, while it is shown.
    private var offer: OpaquePointer?

    init() { g_object_ref_sink(overlay) }

    isolated deinit { g_object_unref(overlay) }

    /// - Parameter dialog: The overlay of the dialog in front, if there is one.
    func show(_ toast: OpaquePointer, over dialog: Widget?) {
      adw_toast_overlay_add_toast((dialog ?? overlay).opaque, toast)
    }

    /// Offers to undo the user's last action. Earlier offers end, because only the last action can be undone.
    func offerToUndo(_ action: UndoableAction, over dialog: Widget?, undo: @escaping @MainActor () -> Void) {
      if let offer { adw_toast_dismiss(offer) }
      // A title is markup.
      guard let title = g_markup_escape_text(action.name.isEmpty ? own("Changed") : action.name, -1) else { return }
      defer { g_free(title) }
      let toast = adw_toast_new(title)!
      adw_toast_set_button_label(toast, own("Undo"))
      connect(toast.raw, "button-clicked") { _ in undo() }
      connect(toast.raw, "dismissed") { [weak self] _ in if self?.offer == toast { self?.offer = nil } }
      offer = toast
      show(toast, over: dialog)
    }
  }
#endif
