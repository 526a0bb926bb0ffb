#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A header bar with the content of a page's bar. The pages of a stack share one: creating one for each page
  /// costs several times as much as the rest of the page.
  @MainActor
  final class HeaderBar {
    let widget = adw_header_bar_new()!
    private let title = BarTitleWidget()
    private let back: BackButton
    /// The tabs of the window or panel, at the title's usual position. The title is then at the start.
    private var tabs: BarTitleWidget?
    private var start: [Piece] = []
    private var end: [Piece] = []
    /// The outermost button at the end, which several bars share.
    private var outermost: Widget?
    private weak var holder: Container?
    private var standsInRow = false
    private var buttons = (atStart: false, atEnd: false)
    private var isNarrow = false

    init(in view: WindowView) {
      back = BackButton(in: view)
      g_object_ref_sink(widget)
      gtk_widget_add_css_class(widget, "flat")
      adw_header_bar_set_show_start_title_buttons(widget.opaque, 0)
      adw_header_bar_set_show_end_title_buttons(widget.opaque, 0)
      adw_header_bar_set_title_widget(widget.opaque, title.widget)
      adw_header_bar_pack_start(widget.opaque, back.widget)
      Accessible.unname(partsOf: widget)
    }

    isolated deinit {
      empty()
      if let outermost {
        if gtk_widget_get_ancestor(outermost, adw_header_bar_get_type()) == widget { outermost.removeFromBar() }
        g_object_unref(outermost)
      }
      if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
      g_object_unref(widget)
    }

    // MARK: Content

    /// The content of the line of a page's bar.
    struct Line {
      /// The lines of the title.
      var texts: [String] = []
      var way: Element?
      /// The number of pieces at the start that precede the back button.
      var countBeforeWay = 0
      var atStart: [Piece] = []
      var atCentre: [Piece] = []
      var atEnd: [Piece] = []

      var pieces: [Piece] { atStart + atCentre + atEnd }
    }

    func show(_ line: Line, of holder: Container) {
      self.holder = holder
      texts = line.texts
      showTitle()
      pack(line.atStart, into: &start, atEnd: false)
      back.show(line.way)
      if line.way != nil { back.stand(after: line.atStart.prefix(line.countBeforeWay).last?.widget) }
      pack(line.atEnd.reversed(), into: &end, atEnd: true)
      title.showOthers(line.atCentre, asHolder: holder)
    }

    private var texts: [String] = []

    /// A title that repeats the name of the chosen tab is left out.
    private func showTitle() { title.show(texts.first == chosenTab ? [] : texts) }

    private var chosenTab: String?

    /// Shows the tabs of the container around the pages, or none.
    func showTabs(_ pieces: [Piece], of holder: Container) {
      chosenTab = pieces.first { $0.element.hasTrait(.selected) }?.element.label
      if pieces.isEmpty {
        guard let tabs else { return }
        tabs.showOthers([], asHolder: holder)
        self.tabs = nil
        adw_header_bar_remove(widget.opaque, title.widget)
        adw_header_bar_set_title_widget(widget.opaque, title.widget)
        return showTitle()
      }
      if tabs == nil {
        let new = BarTitleWidget(role: GTK_ACCESSIBLE_ROLE_TAB_LIST)
        Accessible.name(new.widget, own("Tabs"))
        gtk_orientable_set_orientation(new.widget.opaque, GTK_ORIENTATION_HORIZONTAL)
        gtk_box_set_spacing(new.widget.cast(), 3)
        adw_header_bar_set_title_widget(widget.opaque, new.widget)
        adw_header_bar_pack_start(widget.opaque, title.widget)
        tabs = new
      }
      for case let tab as TabPiece in pieces { tab.settleStacking() }
      tabs?.showOthers(pieces, asHolder: holder)
      showTitle()
    }

    /// Sets whether the pieces in the middle form a row instead of a column.
    func standInRow(_ isRow: Bool) {
      guard isRow != standsInRow else { return }
      standsInRow = isRow
      gtk_orientable_set_orientation(
        title.widget.opaque, isRow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
      gtk_box_set_spacing(title.widget.cast(), isRow ? 6 : 0)
    }

    /// Releases its content.
    func empty() {
      guard let holder else { return }
      for piece in start + end where piece.holder === holder { unpack(piece) }
      (start, end) = ([], [])
      title.showOthers([], asHolder: holder)
      self.holder = nil
    }

    private func pack(_ pieces: [Piece], into packed: inout [Piece], atEnd: Bool) {
      if pieces.count == packed.count, zip(pieces, packed).allSatisfy({ $0 === $1 && $0.holder === holder }) { return }
      for piece in packed where piece.holder === holder { unpack(piece) }
      for piece in pieces {
        if gtk_widget_get_parent(piece.widget) != nil { piece.detach() }
        put(piece, atEnd: atEnd)
      }
      packed = pieces
    }

    /// Removes a piece from the bar. The bar tracks packed widgets even if another parent has taken them.
    private func unpack(_ piece: Piece) {
      adw_header_bar_remove(widget.opaque, piece.widget)
      gtk_widget_set_valign(piece.widget, GTK_ALIGN_FILL)
      piece.holder = nil
    }

    private func put(_ piece: Piece, atEnd: Bool) {
      put(piece.widget, atEnd: atEnd)
      // Texts are on the title's baseline. Buttons are as high as the theme makes them.
      if !(piece is ButtonPiece) { gtk_widget_set_valign(piece.widget, GTK_ALIGN_CENTER) }
      piece.holder = holder
    }

    private func put(_ item: Widget, atEnd: Bool) {
      if atEnd {
        adw_header_bar_pack_end(widget.opaque, item)
      } else {
        adw_header_bar_pack_start(widget.opaque, item)
      }
    }

    // MARK: Window controls

    /// - Parameter isNarrow: Whether only the close button fits.
    func showWindowButtons(atStart: Bool, atEnd: Bool, isNarrow: Bool) {
      if isNarrow != self.isNarrow {
        self.isNarrow = isNarrow
        adw_header_bar_set_decoration_layout(widget.opaque, isNarrow ? Self.layoutWithCloseOnly : nil)
      }
      guard buttons != (atStart, atEnd) else { return }
      buttons = (atStart, atEnd)
      adw_header_bar_set_show_start_title_buttons(widget.opaque, gboolean(atStart))
      adw_header_bar_set_show_end_title_buttons(widget.opaque, gboolean(atEnd))
    }

    /// The number of buttons at the end of a window in the desktop's settings.
    static var countOfEndButtons: Int {
      layout.split(separator: ":", omittingEmptySubsequences: false).last?.split(separator: ",").count ?? 0
    }

    /// The desktop's order of the window's buttons.
    private static var layout: String {
      var value = GValue()
      g_value_init(&value, ValueType.string)
      defer { g_value_unset(&value) }
      g_object_get_property(gtk_settings_get_default().cast(), "gtk-decoration-layout", &value)
      return g_value_get_string(&value).map { String(cString: $0) } ?? ":close"
    }

    /// The desktop's order with the close button only.
    private static var layoutWithCloseOnly: String {
      layout.split(separator: ":", omittingEmptySubsequences: false)
        .map { $0.split(separator: ",").contains("close") ? "close" : "" }.joined(separator: ":")
    }

    var hasBackButton: Bool { gtk_widget_get_visible(back.widget) != 0 }

    /// Adds a button at the very end: that of the app's menu, or one that closes a sheet.
    func showAtEnd(_ button: Widget) {
      guard gtk_widget_get_ancestor(button, adw_header_bar_get_type()) != widget else { return }
      button.removeFromBar()
      // The first widget packed at the end is the outermost.
      for piece in end { unpack(piece) }
      put(button, atEnd: true)
      g_object_ref(button)
      if let outermost { g_object_unref(outermost) }
      outermost = button
      for piece in end { put(piece, atEnd: true) }
    }

    func allocate(_ rect: CGRect) {
      var least: Int32 = 0
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
      let width = max(Int32(clamping: Int(rect.width)), least)
      gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, &least, nil, nil, nil)
      var point = graphene_point_t(x: Float(rect.minX.rounded()), y: Float(rect.minY.rounded()))
      gtk_widget_allocate(
        widget, width, max(Int32(clamping: Int(rect.height)), least), -1, gsk_transform_translate(nil, &point))
    }
  }

  extension Widget {
    /// Removes the widget from the header bar or other parent that it is in, if any.
    @MainActor
    func removeFromBar() {
      guard gtk_widget_get_parent(self) != nil else { return }
      if let bar = gtk_widget_get_ancestor(self, adw_header_bar_get_type()) {
        adw_header_bar_remove(bar.opaque, self)
      } else {
        gtk_widget_unparent(self)
      }
    }
  }

  /// The title in the middle of a header bar, with an optional second line, or other content.
  @MainActor
  final class BarTitleWidget {
    let widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    private let title = gtk_label_new(nil)!
    private let subtitle = gtk_label_new(nil)!
    private var others: [Piece] = []

    init(role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GENERIC) {
      g_object_ref_sink(widget)
      Accessible.role(widget, role)
      gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
      for (label, name) in [(title, "title"), (subtitle, "subtitle")] {
        gtk_widget_add_css_class(label, name)
        gtk_label_set_single_line_mode(label.opaque, 1)
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        gtk_widget_set_visible(label, 0)
        Accessible.role(label, label == title ? GTK_ACCESSIBLE_ROLE_HEADING : GTK_ACCESSIBLE_ROLE_LABEL)
        gtk_box_append(widget.cast(), label)
      }
      Accessible.level(title, 1)
    }

    isolated deinit { g_object_unref(widget) }

    /// Shows any number of text lines.
    func show(_ texts: [String]) {
      for (index, label) in [title, subtitle].enumerated() {
        let text = texts.indices.contains(index) ? texts[index] : ""
        if String(cString: gtk_label_get_text(label.opaque)) != text { gtk_label_set_text(label.opaque, text) }
        gtk_widget_set_visible(label, gboolean(!text.isEmpty))
      }
    }

    func showOthers(_ pieces: [Piece], asHolder holder: Container) {
      if pieces.count == others.count, zip(pieces, others).allSatisfy({ $0 === $1 && $0.holder === holder }) { return }
      for piece in others where piece.holder === holder { piece.detach() }
      for piece in pieces {
        if gtk_widget_get_parent(piece.widget) != nil { piece.detach() }
        gtk_box_append(widget.cast(), piece.widget)
        piece.holder = holder
      }
      others = pieces
    }
  }
#endif
