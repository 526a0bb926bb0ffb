#if GTK
  import CGTK
  import CairnScreen
  import Foundation

  /// The decoration of a field that is alone in a row of a card, as in libadwaita's entry row: the title above the
  /// text, and a pencil at the end. While the field is empty and not focused, the title is in the middle.
  ///
  /// AdwEntryRow itself does not report its text or focus to assistive technology.
  @MainActor
  final class EntryRow: SurfaceOwner {
    let entry: Widget
    private(set) lazy var surface = Surface.make(self)
    private let title = gtk_label_new(nil)!
    private let pencil = makeOrnament(icon: "document-edit-symbolic")
    private var isFocused = false
    private var shown = (title: "", prompt: "", isFilled: false)
    private let hasPencil: Bool
    /// The margin between the row and its texts.
    private let side: Int32
    private let symbol: Int32
    /// Whether the entry has a button at its end.
    private let hasButton: Bool
    private let setPrompt: (_ text: String, _ isBelowTitle: Bool) -> Void

    /// - Parameter setPrompt: Sets the entry's placeholder, in the middle of the row or below the title.
    init(
      _ entry: Widget, in desktop: DesktopMetrics, hasPencil: Bool = true, hasButton: Bool = false,
      setPrompt: @escaping (_ text: String, _ isBelowTitle: Bool) -> Void
    ) {
      self.entry = entry
      self.hasPencil = hasPencil
      side = Int32(desktop.rowPadding)
      symbol = Int32(desktop.symbolSize)
      self.hasButton = hasButton
      self.setPrompt = setPrompt
      super.init()
      // The entry already has this name.
      Accessible.role(title, GTK_ACCESSIBLE_ROLE_PRESENTATION)
      gtk_widget_add_css_class(surface, "cairn-entry-row")
      gtk_widget_add_css_class(title, "cairn-entry-title")
      gtk_label_set_ellipsize(title.opaque, PANGO_ELLIPSIZE_END)
      gtk_label_set_xalign(title.opaque, 0)
      for part in [entry, title, pencil] { gtk_widget_set_parent(part, surface) }
      for part in [title, pencil] { gtk_widget_set_can_target(part, 0) }
      let focus = gtk_event_controller_focus_new()!
      connect(focus.raw, "enter") { [unowned self] _ in focusMoved(true) }
      connect(focus.raw, "leave") { [unowned self] _ in focusMoved(false) }
      gtk_widget_add_controller(surface, focus)
    }

    func end() {
      for part in [entry, title, pencil] { gtk_widget_unparent(part) }
      Surface.abandon(surface)
    }

    private func focusMoved(_ isFocused: Bool) {
      self.isFocused = isFocused
      showState()
    }

    /// - Parameter prompt: The placeholder while an empty field is focused.
    func show(_ title: String, prompt: String, isFilled: Bool) {
      if shown.title != title { gtk_label_set_text(self.title.opaque, title) }
      shown = (title, prompt == title ? "" : prompt, isFilled)
      showState()
    }

    private func showState() {
      let isAbove = isFocused || shown.isFilled
      if isAbove { gtk_widget_add_css_class(surface, "above") } else { gtk_widget_remove_css_class(surface, "above") }
      gtk_widget_set_opacity(pencil, isFocused || !hasPencil ? 0 : 1)
      setPrompt(isAbove ? shown.prompt : shown.title, isAbove)
    }

    override func allocate(width: Int32, height: Int32) {
      entry.fill(width, height)
      let isMirrored = gtk_widget_get_direction(surface) == GTK_TEXT_DIR_RTL
      func place(_ part: Widget, from start: Int32, y: Int32, _ width: Int32, _ height: Int32, in whole: Int32) {
        var point = graphene_point_t(x: Float(isMirrored ? whole - start - width : start), y: Float(y))
        gtk_widget_allocate(part, max(width, 1), max(height, 1), -1, gsk_transform_translate(nil, &point))
      }
      var size = GtkRequisition()
      gtk_widget_get_preferred_size(title, nil, &size)
      let room = max(width - 2 * side - marks(hasButton: hasButton), 1)
      place(title, from: side, y: Self.titleTop, min(size.width, room), size.height, in: width)
      gtk_widget_get_preferred_size(pencil, nil, &size)
      let end = width - side - 8 - size.width - (hasButton ? marks(hasButton: false) + 6 : 0)
      place(pencil, from: end, y: (height - size.height) / 2, size.width, size.height, in: width)
    }

    /// The distance between the row's upper edge and a title above the text, and that of both together from the row's edges.
    private static let titleTop: Int32 = 11
    static let gapsAround: CGFloat = 20
    /// How much smaller the title is than the text.
    static let titleShare: CGFloat = 1.2
    /// The distance between the row's upper edge and the text below a title.
    static func textTop(at scale: CGFloat) -> CGFloat { CGFloat(titleTop) + 14 * scale }

    /// The space at the end of the row for the pencil, and for a button after it.
    private func marks(hasButton: Bool) -> Int32 { hasButton ? 2 * symbol + 42 : symbol + 18 }
  }

  extension Element {
    /// Whether the element is a field that is alone in a row of a card.
    var isEntryRow: Bool {
      guard isEntry, isAloneInCard,
        case .field(let field) = content
      else { return false }
      return !(label ?? field.prompt).isEmpty
    }

    /// Whether the element is alone in its row, and the row is part of a card.
    private var isAloneInCard: Bool { spansRow && listAround?.hasCards == true }
  }
#endif
