#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A text: a label, set as it was measured.
  final class TextPiece: Piece {
    private var isCut = false

    init(_ element: Element, in view: WindowView) {
      let label = gtk_label_new(nil)!
      super.init(element, in: view, widget: label)
      gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
      gtk_label_set_xalign(label.opaque, 0)
      gtk_label_set_yalign(label.opaque, 0)
      if let name = element.placeClass { setClass(name) }
    }

    override func update(_ changes: ElementChanges) {
      guard case .text(let text) = element.content else { return }
      let label = widget.opaque
      gtk_label_set_text(label, text.string)
      let attributes = view.host.desktop.lettering.attributes(of: text, colours: view.colours)
      gtk_label_set_attributes(label, attributes)
      pango_attr_list_unref(attributes)
      let (share, justification): (Float, GtkJustification) =
        switch text.alignment {
        case .leading: (0, GTK_JUSTIFY_LEFT)
        case .center: (0.5, GTK_JUSTIFY_CENTER)
        case .trailing: (1, GTK_JUSTIFY_RIGHT)
        }
      gtk_label_set_xalign(label, share)
      gtk_label_set_justify(label, justification)
      placed(rect.size)
      if let named = element.semantics?.label { Accessible.name(widget, named) }
      if element.hasTrait(.disabled) { gtk_widget_set_sensitive(widget, 0) }
    }

    /// A text with less room than it needs is cut off, with dots at its end.
    override func placed(_ size: CGSize) {
      guard case .text(let text) = element.content, size.width > 0 else { return }
      let label = widget.opaque
      let lettering = view.host.desktop.lettering
      let ideal = lettering.size(of: text, proposal: .unspecified)
      if ideal.width <= size.width, ideal.height <= size.height + 1 {
        gtk_label_set_wrap(label, 0)
        gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_NONE)
        return
      }
      let line = lettering.size(of: TextContent("X", style: text.style), proposal: .unspecified).height
      let fitting = max(Int((size.height + 1) / max(line, 1)), 1)
      let lines = min(text.lineLimit ?? fitting, fitting)
      let whole = lettering.size(of: text, proposal: ProposedViewSize(width: size.width, height: nil))
      gtk_label_set_wrap(label, gboolean(lines > 1))
      if whole.height > size.height + 1 || lines == 1 {
        gtk_label_set_lines(label, Int32(lines))
        gtk_label_set_ellipsize(
          label,
          text.style.isPlain || text.style.truncation == .tail
            ? PANGO_ELLIPSIZE_END : text.style.truncation == .head ? PANGO_ELLIPSIZE_START : PANGO_ELLIPSIZE_MIDDLE)
      } else {
        gtk_label_set_lines(label, -1)
        gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_NONE)
      }
    }
  }

  extension Element {
    /// How the theme knows a text by what it stands in.
    fileprivate var placeClass: String? {
      var current = parent
      while let element = current {
        switch element.role {
        case .header: return "heading"
        case .footer: return "dim-label"
        case .row: return nil
        case .button where element.isPurposeOfItsRow:
          return element.hasTrait(.destructive) ? "cairn-destructive" : "cairn-accent"
        case .page, .window, .bar: return nil
        default: current = element.parent
        }
      }
      return nil
    }
  }
#endif
