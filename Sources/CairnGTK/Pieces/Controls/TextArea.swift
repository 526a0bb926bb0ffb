#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A multi-line text editor, which scrolls if the text does not fit.
  @MainActor
  final class TextArea {
    /// The scrolled window.
    let widget = gtk_scrolled_window_new()!
    /// The text view.
    let text = gtk_text_view_new()!
    private let buffer: UnsafeMutablePointer<GtkTextBuffer>
    private var isUpdating = false
    private var style = TextStyle()
    /// The font of the whole text, if it is not the desktop's.
    private var font: UnsafeMutablePointer<GtkTextTag>?
    /// Called when the user has changed the text.
    var changed: () -> Void = {}

    init() {
      let editor: UnsafeMutablePointer<GtkTextView> = text.cast()
      buffer = gtk_text_view_get_buffer(editor)
      gtk_scrolled_window_set_child(widget.opaque, text)
      gtk_widget_set_focusable(widget, 0)
      Accessible.unname(partsOf: widget)
      gtk_text_view_set_wrap_mode(editor, GTK_WRAP_WORD_CHAR)
      // Tab moves to the next control, as everywhere else.
      gtk_text_view_set_accepts_tab(editor, 0)
      connect(UnsafeMutableRawPointer(buffer), "changed") { [weak self] _ in
        guard let self, !isUpdating else { return }
        applyFont()
        changed()
      }
    }

    /// Removes the background, because the surroundings have one.
    func standInBox() { gtk_widget_add_css_class(text, "cairn-boxless") }

    func setMargins(_ margins: EdgeInsets) {
      let editor: UnsafeMutablePointer<GtkTextView> = text.cast()
      let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
      gtk_text_view_set_left_margin(editor, Int32(isMirrored ? margins.trailing : margins.leading))
      gtk_text_view_set_right_margin(editor, Int32(isMirrored ? margins.leading : margins.trailing))
      gtk_text_view_set_top_margin(editor, Int32(margins.top))
      gtk_text_view_set_bottom_margin(editor, Int32(margins.bottom))
    }

    var shown: String {
      var (start, end) = bounds
      guard let characters = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
      defer { g_free(characters) }
      return String(cString: characters)
    }

    /// Shows a text that the app has set.
    func show(_ field: FieldContent, _ fonts: FontMetrics) {
      isUpdating = true
      defer { isUpdating = false }
      if shown != field.text { gtk_text_buffer_set_text(buffer, field.text, -1) }
      if style != field.style {
        style = field.style
        setFont(style.isPlain ? nil : fonts.tag(of: style))
      }
      applyFont()
    }

    /// Fits a text that has grown.
    ///
    /// A scroll to a new line ends if all lines fit by now: GTK would continue, because a scroll keeps the height it
    /// began with. The scroll bar is only visible if some lines do not fit.
    func settle() {
      let adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque)
      let page = Double(gtk_widget_get_height(text))
      let upper = max(gtk_adjustment_get_upper(adjustment), page)
      gtk_scrolled_window_set_policy(
        widget.opaque, GTK_POLICY_NEVER, upper > page + 2 ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL)
      guard gtk_adjustment_get_page_size(adjustment) != page else { return }
      gtk_adjustment_configure(
        adjustment, min(gtk_adjustment_get_value(adjustment), upper - page), 0, upper, page * 0.1, page * 0.9, page)
    }

    /// Keeps the text at its start while all its lines fit, even during a scroll.
    func holdWhileAllFits() {
      let adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque)!
      connect(UnsafeMutableRawPointer(adjustment), "value-changed") { [weak self] _ in
        guard let self, gtk_adjustment_get_value(adjustment) > 0 else { return }
        var needed: Int32 = 0
        gtk_widget_measure(text, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width(text), nil, &needed, nil, nil)
        if needed <= gtk_widget_get_height(text) + 2 { gtk_adjustment_set_value(adjustment, 0) }
      }
    }

    private var bounds: (GtkTextIter, GtkTextIter) {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      return (start, end)
    }

    private func setFont(_ new: UnsafeMutablePointer<GtkTextTag>?) {
      let table = gtk_text_buffer_get_tag_table(buffer)
      if let font { gtk_text_tag_table_remove(table, font) }
      font = new
      guard let new else { return }
      gtk_text_tag_table_add(table, new)
      g_object_unref(new)
    }

    private func applyFont() {
      guard let font else { return }
      var (start, end) = bounds
      gtk_text_buffer_apply_tag(buffer, font, &start, &end)
    }
  }

  extension FontMetrics {
    /// Returns the tag for a style, with the font that layout has measured.
    func tag(of style: TextStyle) -> UnsafeMutablePointer<GtkTextTag> {
      let font = description(of: style.values)
      defer { pango_font_description_free(font) }
      let tag = gtk_text_tag_new(nil)!
      var value = GValue()
      g_value_init(&value, pango_font_description_get_type())
      g_value_set_boxed(&value, font.raw)
      g_object_set_property(UnsafeMutableRawPointer(tag).assumingMemoryBound(to: GObject.self), "font-desc", &value)
      g_value_unset(&value)
      return tag
    }
  }
#endif
