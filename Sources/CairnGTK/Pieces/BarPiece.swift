#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// The bar at the top of a page: a header bar with what belongs on its line, and below it what else there is.
  final class BarPiece: RoomPiece {
    private let bar: BarContainer

    init(_ element: Element, in view: WindowView) {
      bar = BarContainer(element, in: view)
      super.init(element, in: view, container: bar, cssName: "widget", role: GTK_ACCESSIBLE_ROLE_GROUP)
      if element.barPlaces.isEmpty { setClass("toolbar") } else { bar.makeHeader() }
    }

    func showWindowButtons(atStart: Bool, atEnd: Bool) { bar.showWindowButtons(atStart: atStart, atEnd: atEnd) }

    /// A bar at the top of a sheet ends with the button that closes the sheet.
    func showCloseButton(_ button: Widget) { bar.showCloseButton(button) }
  }

  final class BarContainer: Container {
    private var header: Widget?
    private var start: [Piece] = []
    private var end: [Piece] = []
    private let title = BarTitleWidget()
    private var buttons = (atStart: false, atEnd: false)

    func makeHeader() {
      let header = gtk_header_bar_new()!
      gtk_header_bar_set_show_title_buttons(header.opaque, 0)
      gtk_header_bar_set_title_widget(header.opaque, title.widget)
      gtk_widget_insert_before(header, surface, nil)
      self.header = header
    }

    func showWindowButtons(atStart: Bool, atEnd: Bool) {
      guard let header, buttons != (atStart, atEnd) else { return }
      buttons = (atStart, atEnd)
      gtk_header_bar_set_show_title_buttons(header.opaque, gboolean(atStart || atEnd))
      let whole = view.host.decorationLayout
      let sides = whole.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let left = atStart ? sides.first.map(String.init) ?? "" : ""
      let right = atEnd && sides.count > 1 ? String(sides[1]) : ""
      gtk_header_bar_set_decoration_layout(header.opaque, "\(left):\(right)")
    }

    func showCloseButton(_ button: Widget) {
      guard let header, gtk_widget_get_ancestor(button, gtk_header_bar_get_type()) != header else { return }
      if gtk_widget_get_parent(button) != nil { gtk_widget_unparent(button) }
      // The first that is packed at the end stands at the very end.
      for piece in end { piece.detach() }
      gtk_header_bar_pack_end(header.opaque, button)
      for piece in end {
        gtk_header_bar_pack_end(header.opaque, piece.widget)
        piece.holder = self
      }
    }

    override func refresh() {
      guard let header else { return super.refresh() }
      var parts: [BarPlace: [Piece]] = [:]
      for (child, place) in zip(element.children, element.barPlaces) {
        if place == .centre, !element.hasTitleBelow {
          if title.show(child) { continue }
        }
        var found: [Piece] = []
        collectOne(child, into: &found)
        parts[place == .centre && element.hasTitleBelow ? .below : place, default: []] += found
      }
      if element.hasTitleBelow || !element.barPlaces.contains(.centre) { title.clear() }
      pack(parts[.leading] ?? [], into: &start, of: header, atEnd: false)
      pack((parts[.trailing] ?? []).reversed(), into: &end, of: header, atEnd: true)
      title.showOthers(parts[.centre] ?? [], asHolder: self)
      let below = parts[.below] ?? []
      show(below)
      for piece in below { settle(piece) }
      for piece in start + end + (parts[.centre] ?? []) { settle(piece) }
      gtk_widget_queue_resize(surface)
    }

    /// What stands below the line stands free of it.
    override func rect(for piece: Piece) -> CGRect {
      let rect = super.rect(for: piece)
      return header != nil && rect.minY >= view.host.desktop.barHeight - 1 ? rect.offsetBy(dx: 0, dy: 6) : rect
    }

    private func pack(_ pieces: [Piece], into packed: inout [Piece], of header: Widget, atEnd: Bool) {
      if pieces.count == packed.count, zip(pieces, packed).allSatisfy({ $0 === $1 && $0.holder === self }) { return }
      for piece in packed where piece.holder === self { piece.detach() }
      for piece in pieces {
        if gtk_widget_get_parent(piece.widget) != nil { piece.detach() }
        if atEnd {
          gtk_header_bar_pack_end(header.opaque, piece.widget)
        } else {
          gtk_header_bar_pack_start(header.opaque, piece.widget)
        }
        piece.holder = self
      }
      packed = pieces
    }

    /// How high the line is on which the header bar stands.
    private var lineHeight: CGFloat {
      var top = element.frame.height
      let isTitleBelow = element.hasTitleBelow
      for (child, place) in zip(element.children, element.barPlaces) {
        if place == .below || place == .centre && isTitleBelow { top = min(top, child.frame.minY) }
      }
      return max(top, view.host.desktop.barHeight)
    }

    override func allocate(width: Int32, height: Int32) {
      if let header {
        var least: Int32 = 0
        gtk_widget_measure(header, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
        let given = max(width, least)
        gtk_widget_measure(header, GTK_ORIENTATION_VERTICAL, given, &least, nil, nil, nil)
        gtk_widget_allocate(header, given, max(Int32(min(lineHeight, CGFloat(height))), least), -1, nil)
      }
      super.allocate(width: width, height: height)
    }
  }

  /// The title in the middle of a header bar, with a second line where there is one, or whatever else stands there.
  @MainActor
  final class BarTitleWidget {
    let widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    private let title = gtk_label_new(nil)!
    private let subtitle = gtk_label_new(nil)!
    private var others: [Piece] = []

    init() {
      g_object_ref_sink(widget)
      gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
      for (label, name) in [(title, "title"), (subtitle, "subtitle")] {
        gtk_widget_add_css_class(label, name)
        gtk_label_set_single_line_mode(label.opaque, 1)
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        gtk_widget_set_visible(label, 0)
        gtk_box_append(widget.cast(), label)
      }
    }

    isolated deinit { g_object_unref(widget) }

    func clear() { set([]) }

    /// Shows what says the title; false if it is something else.
    func show(_ element: Element) -> Bool {
      let lines = element.children.isEmpty ? [element] : element.children
      let texts = lines.map { line -> String? in
        guard case .text(let text) = line.content, line.children.isEmpty else { return nil }
        return text.string
      }
      guard lines.contains(where: { $0.hasTrait(.header) }), !texts.contains(nil) else {
        clear()
        return false
      }
      set(texts.compactMap { $0 })
      return true
    }

    private func set(_ texts: [String]) {
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
