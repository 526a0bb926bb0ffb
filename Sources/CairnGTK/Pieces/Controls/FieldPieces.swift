#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A single-line text field.
  final class FieldPiece: Piece {
    private let entry: Widget
    private let row: EntryRow?
    private var isUpdating = false
    override var focusWidget: Widget { entry }

    init(_ element: Element, in view: WindowView) {
      let isSearch = element.events.contains(.dismiss)
      switch element.role {
      case .secureField:
        entry = gtk_password_entry_new()
        gtk_password_entry_set_show_peek_icon(entry.opaque, 1)
        // Since GTK 4.10, a widget that is shown is no longer hidden from assistive technology.
        connect(entry.raw, "map") { [entry] _ in Accessible.unname(partsOf: entry) }
      case _ where isSearch: entry = gtk_search_entry_new()
      default: entry = gtk_entry_new()
      }
      Accessible.unname(partsOf: entry)
      row = element.isEntryRow ? EntryRow(entry, hasButton: element.role == .secureField) : nil
      super.init(element, in: view, widget: row?.surface ?? entry)
      gtk_editable_set_width_chars(entry.opaque, 1)
      connect(entry.raw, "changed") { [unowned self] _ in changed() }
      connect(entry.raw, "activate") { [unowned self] _ in self.view.send(.submit, to: self.element) }
      if isSearch {
        connect(entry.raw, "stop-search") { [unowned self] _ in self.view.send(.dismiss, to: self.element) }
      }
    }

    isolated deinit { row?.end() }

    /// Whether the field is as large as its row.
    var fillsRow: Bool { row != nil }

    private var text: String { String(cString: gtk_editable_get_text(entry.opaque)) }

    private func changed() {
      guard !isUpdating, case .field(let field) = element.content, field.text != text else { return }
      view.send(.edit(text), to: element)
      // The app may change the text or refuse it.
      soon { [weak self] in self?.update(.content) }
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
      updateCommon()
    }

    /// Sets what an empty field of any kind says.
    static func setPrompt(_ prompt: String, of entry: Widget) {
      var value = GValue.string(prompt)
      g_object_set_property(entry.cast(), "placeholder-text", &value)
      g_value_unset(&value)
    }
  }

  /// A multi-line text editor.
  final class EditorPiece: Piece {
    private let text = gtk_text_view_new()!
    private var isUpdating = false
    override var focusWidget: Widget { text }

    init(_ element: Element, in view: WindowView) {
      let window = gtk_scrolled_window_new()!
      super.init(element, in: view, widget: window)
      // A row is the frame.
      let isInRow = element.nearestAround(.row, .page)?.role == .row
      gtk_scrolled_window_set_has_frame(window.opaque, gboolean(!isInRow))
      if isInRow { gtk_widget_add_css_class(text, "cairn-boxless") }
      gtk_scrolled_window_set_child(window.opaque, text)
      gtk_widget_set_focusable(window, 0)
      Accessible.unname(partsOf: window)
      let editor: UnsafeMutablePointer<GtkTextView> = text.cast()
      gtk_text_view_set_wrap_mode(editor, GTK_WRAP_WORD_CHAR)
      gtk_text_view_set_left_margin(editor, isInRow ? 0 : 8)
      gtk_text_view_set_right_margin(editor, isInRow ? 0 : 8)
      gtk_text_view_set_top_margin(editor, 6)
      gtk_text_view_set_bottom_margin(editor, 6)
      // Tab moves to the next control, as everywhere else.
      gtk_text_view_set_accepts_tab(editor, 0)
      connect(UnsafeMutableRawPointer(gtk_text_view_get_buffer(editor)!), "changed") { [unowned self] _ in changed() }
    }

    private var shown: String {
      let buffer = gtk_text_view_get_buffer(text.cast())
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      guard let characters = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
      defer { g_free(characters) }
      return String(cString: characters)
    }

    private func changed() {
      guard !isUpdating, case .field(let field) = element.content else { return }
      let now = shown
      guard field.text != now else { return }
      view.send(.edit(now), to: element)
      soon { [weak self] in self?.update(.content) }
    }

    override func update(_ changes: ElementChanges) {
      guard case .field(let field) = element.content else { return }
      isUpdating = true
      defer { isUpdating = false }
      if shown != field.text { gtk_text_buffer_set_text(gtk_text_view_get_buffer(text.cast()), field.text, -1) }
      updateCommon()
      Accessible.name(text, element.nameOrHeading ?? "Text")
    }
  }
#endif
