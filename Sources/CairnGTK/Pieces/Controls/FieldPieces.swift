#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  extension Piece {
    /// Sends the user's text to the app, and shows the result: the app may change or refuse the text.
    func enter(_ text: String) {
      guard case .field(let field) = element.content, field.text != text else { return }
      view.send(.edit(text), to: element)
      soon { [weak self] in self?.update(.content) }
    }
  }

  /// A single-line text field.
  final class FieldPiece: Piece {
    private let entry: Widget
    private let row: EntryRow?
    private let isSecret: Bool
    private var isUpdating = false
    override var focusWidget: Widget { entry }

    init(_ element: Element, in view: WindowView) {
      let isSearch = element.isSearchField
      isSecret = if case .field(isSecret: true)? = element.control { true } else { false }
      if isSecret {
        entry = gtk_password_entry_new()
        gtk_password_entry_set_show_peek_icon(entry.opaque, 1)
        // Since GTK 4.10, a widget that is shown is no longer hidden from assistive technology.
        connect(entry.raw, "map") { [entry] _ in Accessible.unname(partsOf: entry) }
      } else {
        entry = isSearch ? gtk_search_entry_new() : gtk_entry_new()
      }
      Accessible.unname(partsOf: entry)
      let entry = entry
      row =
        element.isEntryRow
        ? EntryRow(entry, in: view.host.desktop, hasButton: isSecret) { text, _ in
          Self.setPrompt(text, of: entry)
        } : nil
      super.init(element, in: view, widget: row?.surface ?? entry)
      gtk_editable_set_width_chars(entry.opaque, 1)
      connect(entry.raw, "changed") { [unowned self] _ in changed() }
      connect(entry.raw, "activate") { [unowned self] _ in self.view.send(.submit, to: self.element) }
      if isSearch {
        connect(entry.raw, "stop-search") { [unowned self] _ in self.view.send(.dismiss, to: self.element) }
      }
    }

    isolated deinit { row?.end() }

    override var fillsRow: Bool { row != nil }

    private var text: String { String(cString: gtk_editable_get_text(entry.opaque)) }

    private func changed() {
      if !isUpdating { enter(text) }
    }

    override func update(_ changes: ElementChanges) {
      guard case .field(let field) = element.content else { return }
      isUpdating = true
      defer { isUpdating = false }
      if text != field.text {
        let place = gtk_editable_get_position(entry.opaque)
        gtk_editable_set_text(entry.opaque, field.text)
        gtk_editable_set_position(entry.opaque, min(place, Int32(field.text.unicodeScalars.count)))
      }
      if let row {
        row.show(element.label ?? field.prompt, prompt: field.prompt, isFilled: !field.text.isEmpty)
      } else {
        Self.setPrompt(field.prompt, of: entry)
      }
      if !hasPlainText || !field.style.isPlain { setFont(of: field) }
      updateCommon()
    }

    private func setFont(of field: FieldContent) {
      guard !isSecret, element.isEntry else { return }
      let attributes = view.host.desktop.lettering.attributes(of: TextContent("", style: field.style))
      gtk_entry_set_attributes(entry.cast(), attributes)
      pango_attr_list_unref(attributes)
      hasPlainText = field.style.isPlain
    }

    private var hasPlainText = true

    /// Sets a field's placeholder.
    private static func setPrompt(_ prompt: String, of entry: Widget) {
      var value = GValue.string(prompt)
      g_object_set_property(entry.cast(), "placeholder-text", &value)
      g_value_unset(&value)
    }
  }

  /// A multi-line text editor.
  final class EditorPiece: Piece {
    private let area = TextArea()
    override var focusWidget: Widget { area.text }

    init(_ element: Element, in view: WindowView) {
      super.init(element, in: view, widget: area.widget)
      // The row already is a frame.
      let isInRow = element.isInRow
      gtk_scrolled_window_set_has_frame(area.widget.opaque, gboolean(!isInRow))
      if isInRow { area.standInBox() }
      let side: CGFloat = isInRow ? 0 : 8
      area.setMargins(EdgeInsets(top: 6, leading: side, bottom: 6, trailing: side))
      area.changed = { [unowned self] in enter(area.shown) }
    }

    override func update(_ changes: ElementChanges) {
      guard case .field(let field) = element.content else { return }
      area.show(field, view.host.desktop.lettering)
      updateCommon()
      Accessible.name(area.text, element.nameOrHeading ?? own("Text"))
    }
  }
#endif
