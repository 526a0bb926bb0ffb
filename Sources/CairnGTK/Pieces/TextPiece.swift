#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A text: a label with the attributes that it was measured with.
  final class TextPiece: Piece {
    private var hasLinks = false

    init(_ element: Element, in view: WindowView) {
      let label = gtk_label_new(nil)!
      super.init(element, in: view, widget: label)
      gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
      gtk_label_set_xalign(label.opaque, 0)
      gtk_label_set_yalign(label.opaque, 0)
      switch element.place {
      case .header: setClass("heading")
      case .row(let row): setClass("cairn-destructive", element.isTitleOfDestructiveButton(in: row))
      case .footer, .bar, .page, .panel, .window: break
      }
      if element.isTitleOfButtonRow { setClass("heading") }
    }

    override func update(_ changes: ElementChanges) {
      guard case .text(let text) = element.content else { return }
      let label = widget.opaque
      if element.showsLinks { showLinks(text) } else { gtk_label_set_text(label, text.string) }
      cut = nil
      let (share, justification): (Float, GtkJustification) =
        switch element.isTitleOfButtonRow ? .center : text.alignment {
        case .leading: (0, GTK_JUSTIFY_LEFT)
        case .center: (0.5, GTK_JUSTIFY_CENTER)
        case .trailing: (1, GTK_JUSTIFY_RIGHT)
        }
      gtk_label_set_xalign(label, share)
      gtk_label_set_justify(label, justification)
      // A color of the app's is not weakened on top of that: an error in a footer must be legible.
      if case .footer = element.place { setClass("dim-label", !text.hasOwnColor) }
      setClass(
        "cairn-redacted", text.style.isRedacted || text.runs.contains { $0.style.isRedacted })
      placed(rect.size)
      if let named = element.semantics?.label { Accessible.name(widget, named) }
      if let hint = element.semantics?.hint, !hint.isEmpty {
        Tooltip.describe(widget, hint)
      }
      gtk_widget_set_sensitive(widget, gboolean(!element.hasTrait(.disabled)))
      if !changes.contains(.created), let row = rowAround { row.nameMayHaveChanged() }
    }

    private var rowAround: RowPiece? {
      guard case .row(let row) = element.place else { return nil }
      return view.knownPiece(of: row) as? RowPiece
    }

    /// Shows the linked parts as GTK links, which have keys and a menu.
    private func showLinks(_ text: TextContent) {
      let runs = text.runs.isEmpty ? [TextContent.Run(text.string, style: text.style)] : text.runs
      let markup = runs.map { run -> String in
        guard let escaped = g_markup_escape_text(run.text, -1) else { return "" }
        defer { g_free(escaped) }
        guard let link = run.style.link, let target = g_markup_escape_text(link.absoluteString, -1)
        else {
          return String(cString: escaped)
        }
        defer { g_free(target) }
        return "<a href=\"\(String(cString: target))\">\(String(cString: escaped))</a>"
      }
      gtk_label_set_markup(widget.opaque, markup.joined())
      guard !hasLinks else { return }
      hasLinks = true
      connect(widget.raw, "activate-link") { [unowned self] arguments in
        if let url = URL(string: arguments.text(0)) {
          self.view.host.session?.follow(url, in: self.element)
        }
        arguments.answer(true)
      }
    }

    private func setAttributes(_ text: TextContent, scale: Double = 1) {
      let lettering = view.host.desktop.lettering
      let attributes = lettering.attributes(of: text, colours: view.colours)
      if scale < 1, let smaller = pango_attr_scale_new(scale) {
        pango_attr_list_insert(attributes, smaller)
      }
      gtk_label_set_attributes(widget.opaque, attributes)
      pango_attr_list_unref(attributes)
    }

    /// The visible part of a text whose paragraphs do not all fit.
    private var cut: String?

    private func show(cut new: String?, of text: TextContent) {
      guard new != cut, !element.showsLinks else { return }
      cut = new
      gtk_label_set_text(widget.opaque, new ?? text.string)
      // Assistive technology reads the whole text.
      if element.semantics?.label == nil { Accessible.name(widget, text.string) }
    }

    /// Shrinks a text with too little room if allowed, otherwise truncates it.
    override func placed(_ size: CGSize) {
      guard case .text(let plain) = element.content else { return }
      let text = element.lettered(plain)
      guard size.width > 0 else { return setAttributes(text) }
      let label = widget.opaque
      let lettering = view.host.desktop.lettering
      let ideal = lettering.size(of: text, proposal: .unspecified)
      if ideal.width <= size.width, ideal.height <= size.height + 1 {
        show(cut: lettering.cut(text, width: nil, limit: text.lineLimit ?? 0), of: text)
        setAttributes(text)
        gtk_label_set_wrap(label, 0)
        gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_NONE)
        return
      }
      let lines = lettering.visibleLines(of: text, width: size.width, height: size.height + 0.5)
      var scale = 1.0
      if !text.style.isPlain, text.style.leastScale < 1, lines == 1, ideal.width > 0 {
        scale = max(min(Double(size.width / ideal.width) * 0.98, 1), Double(text.style.leastScale))
      }
      show(cut: lettering.cut(text, width: size.width, limit: lines), of: text)
      setAttributes(text, scale: scale)
      gtk_label_set_wrap(label, gboolean(lines != 1))
      if lines > 0 {
        gtk_label_set_lines(label, Int32(lines))
        gtk_label_set_ellipsize(
          label,
          text.style.isPlain || text.style.truncation == .tail
            ? PANGO_ELLIPSIZE_END
            : text.style.truncation == .head ? PANGO_ELLIPSIZE_START : PANGO_ELLIPSIZE_MIDDLE)
      } else {
        gtk_label_set_lines(label, -1)
        gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_NONE)
      }
    }
  }

  extension TextContent {
    /// Whether the app has chosen a color for any of it.
    fileprivate var hasOwnColor: Bool {
      ([style] + runs.map(\.style)).contains { !$0.isPlain && $0.color != nil && $0.color != .primary }
    }
  }

  extension Element {
    /// Whether it is the title of a button row.
    var isTitleOfButtonRow: Bool { nearestAround(.row, .page, .bar)?.isButtonRow ?? false }

    /// Whether a row is a button with a title and perhaps an icon, as libadwaita's button rows are.
    var isButtonRow: Bool {
      guard isOneControl, children.count == 1, listAround?.hasCards == true,
        let button = firstInside(where: \.role.isActionable), case .button? = button.control,
        button.buttonLook == .automatic || button.buttonLook.hasBorder
      else { return false }
      // A label that fills the row extends from end to end.
      return textsInside.count == 1 && button.textsInside.count == 1 && !button.contains(role: .spacer)
    }

    /// The prominent button or link that a row stands for.
    var prominentButton: Element? {
      guard isOneControl, let button = firstInside(where: \.role.isActionable), button.buttonLook.isProminent else {
        return nil
      }
      return button
    }

    /// Whether the text is in a button that is all of a row and destroys something.
    fileprivate func isTitleOfDestructiveButton(in row: Element) -> Bool {
      guard row.isOneControl, let button = nearestAround(.button, .row), case .button? = button.control else {
        return false
      }
      return button.hasTrait(.destructive) && row.prominentButton == nil
    }
  }
#endif
