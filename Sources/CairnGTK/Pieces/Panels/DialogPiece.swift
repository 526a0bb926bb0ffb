#if GTK
  import CGTK
  import CairnCore
  import CairnHosting
  import CairnScreen
  import CairnValues
  import Foundation

  /// A modal panel in a dialog of libadwaita 1.5 or later: in the middle of a wide window, or at the lower edge of a
  /// narrow one.
  ///
  /// The engine lays out the dialog's content; the dialog itself only requests to be closed. Its widget in the window
  /// is a placeholder. During its closing animation, it outlives its piece.
  final class DialogPiece: PanelPiece {
    private let dialog: Widget
    /// Messages over the panel, above its content.
    let toasts = adw_toast_overlay_new()!
    private(set) var isOpen = false
    private var size = CGSize.zero
    private var isAtBottom: Bool?
    /// The focused piece in the dialog.
    private weak var pieceWithKeys: Piece?

    /// Whether a panel is shown by a dialog. Panels that cover the window, or leave it usable, are not.
    static func shows(_ element: Element) -> Bool {
      cgtk_has_dialogs() != 0 && element.hasTrait(.modal) && element.layoutKind !== ElementLayout.cover
    }

    init(_ element: Element, in view: WindowView) {
      dialog = cgtk_dialog_new()
      g_object_ref_sink(dialog)
      g_object_ref_sink(toasts)
      let panel = PanelContainer(element, in: view)
      panel.surface = Surface.make(panel)
      super.init(element, in: view, panel: panel, widget: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      gtk_widget_set_visible(widget, 0)
      adw_toast_overlay_set_child(toasts.opaque, panel.surface)
      Accessible.role(dialog, Self.role(of: element))
      Accessible.isModal(dialog, true)
      if element.isDialog { gtk_widget_add_css_class(dialog, "alert") }
      connect(dialog.raw, "close-attempt") { [weak self] _ in
        if let self, !self.element.isGone { self.view.controller.leave(self.element) }
      }
      connect(dialog.raw, "closed") { [weak self] _ in self?.pulledDown() }
      // Before that, no widget in it can be focused.
      connect(panel.surface.raw, "map") { [weak self] _ in
        soon { self?.appeared() }
      }
      view.listenToKeys(on: dialog)
      view.listenToPointers(on: dialog)
      listenForEscape()
      listenForPressOutside()
    }

    isolated deinit {
      close()
      g_object_unref(toasts)
      g_object_unref(dialog)
    }

    /// Handles Escape before other listeners, because a sheet goes back through its pages before it closes, which the
    /// dialog does not know.
    private func listenForEscape() {
      let keys = gtk_event_controller_key_new()!
      connect(keys.raw, "key-pressed") { [weak self] arguments in
        guard let self else { return }
        let (key, modifiers) = (arguments.unsigned(0), GdkModifierType(rawValue: arguments.flags(2)))
        arguments.answer(Int32(bitPattern: key) == GDK_KEY_Escape && view.press(key, modifiers))
      }
      gtk_widget_add_controller(panel.surface, keys)
    }

    private func listenForPressOutside() {
      let click = gtk_gesture_click_new()!
      connect(click.raw, "pressed") { [weak self] arguments in
        let point = CGPoint(x: arguments.double(1), y: arguments.double(2))
        guard let self, isOpen, let inside = point.moved(from: dialog, to: panel.surface) else { return }
        let bounds = CGRect(
          x: 0, y: 0, width: CGFloat(gtk_widget_get_width(panel.surface)),
          height: CGFloat(gtk_widget_get_height(panel.surface)))
        if !bounds.contains(inside) { pressedOutside() }
      }
      gtk_widget_add_controller(dialog, click)
    }

    /// In a dialog, a header bar has its own close button.
    override func putClosing(in bar: BarPiece?, of bars: [BarPiece]) {
      for one in bars {
        one.bar.header?.showWindowButtons(atStart: one === bar, atEnd: one === bar, isNarrow: false)
      }
    }

    override func show(name: String) { cgtk_dialog_set_title(dialog, name) }

    // MARK: Opening and closing

    /// Hides the dialog from assistive technology while another is in front of it.
    func isCovered(_ isCovered: Bool) { Accessible.state(dialog, GTK_ACCESSIBLE_STATE_HIDDEN, isCovered) }

    /// Shows the dialog, if it is not open yet, with the size from the engine.
    func open() {
      let new = element.panelFrame.size
      let isLow = !element.isDialog && !view.host.metrics.centresSheets(in: view.scene.screen.size)
      if new != size || isLow != isAtBottom {
        (size, isAtBottom) = (new, isLow)
        cgtk_dialog_set_size(
          dialog, Int32(clamping: Int(new.width.rounded(.up))), Int32(clamping: Int(new.height.rounded(.up))),
          gboolean(isLow))
      }
      cgtk_dialog_can_be_pulled_down(dialog, gboolean(isLow && element.events.contains(.dismiss)))
      guard !isOpen else { return }
      isOpen = true
      view.appearingDialog = self
      cgtk_dialog_set_child(dialog, toasts)
      cgtk_dialog_present(dialog, view.widget)
    }

    private func appeared() {
      guard isOpen else { return }
      view.appearingDialog = nil
      view.panelAppeared(self)
      view.freshen()
    }

    /// Remembers the focused piece, if it is in the dialog.
    func noteKeys(of piece: Piece) {
      if isOpen, gtk_widget_is_ancestor(piece.coreWidget, dialog) != 0 { pieceWithKeys = piece }
    }

    /// Called after the user has closed a sheet at the lower edge. If the app keeps it, it is shown again.
    private func pulledDown() {
      guard isOpen else { return }
      isOpen = false
      let keys = pieceWithKeys
      let selection = keys.flatMap { TextSelection(in: $0.focusWidget) }
      if !element.isGone { view.controller.leave(element) }
      soon { [weak self, weak keys] in
        guard let self else { return }
        self.view.host.update()
        guard holder != nil, !element.isGone else { return }
        self.view.freshen()
        comeBack(keys, selection)
      }
    }

    /// Restores the focus. libadwaita has moved it to the first widget in the sheet.
    private func comeBack(_ piece: Piece?, _ selection: TextSelection?) {
      guard isOpen else { return }
      guard let piece, piece.holder != nil else { return appeared() }
      view.appearingDialog = nil
      gtk_widget_grab_focus(piece.focusWidget)
      selection?.select(in: piece.focusWidget)
    }

    /// Closes the dialog. During the closing animation, it shows a picture of its content, which is already removed.
    func close() {
      guard isOpen else { return }
      isOpen = false
      if view.appearingDialog === self { view.appearingDialog = nil }
      let paintable = gtk_widget_paintable_new(panel.surface)!
      let image = gdk_paintable_get_current_image(paintable)!
      let picture = gtk_picture_new_for_paintable(image)!
      g_object_unref(image.raw)
      g_object_unref(paintable.raw)
      cgtk_dialog_close(dialog)
      cgtk_dialog_set_child(dialog, picture)
    }

    override func detach() {
      close()
      super.detach()
    }
  }

  /// The selection of an editable text, or its caret. Without this, focusing a text selects all of it.
  @MainActor
  private struct TextSelection {
    private var start: Int32 = 0
    private var end: Int32 = 0

    /// Returns `nil` if the widget has no text that can be edited.
    init?(in widget: Widget) {
      guard g_type_check_instance_is_a(widget.cast(), gtk_editable_get_type()) != 0 else { return nil }
      if gtk_editable_get_selection_bounds(widget.opaque, &start, &end) == 0 {
        start = gtk_editable_get_position(widget.opaque)
        end = start
      }
    }

    func select(in widget: Widget) { gtk_editable_select_region(widget.opaque, start, end) }
  }
#endif
