#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A scroll area: GTK provides the bars and the feel of scrolling, layout the positions.
  final class ScrollPiece: Piece {
    private let container: ScrollContainer
    override var inside: Container? { container }

    init(_ element: Element, in view: WindowView) {
      let window = gtk_scrolled_window_new()!
      let container = ScrollContainer(element, in: view)
      self.container = container
      let isList = element.role != .scrollArea
      super.init(element, in: view, widget: window)
      let surface = Surface.make(
        container, cssName: isList ? "list" : "widget",
        role: isList ? GTK_ACCESSIBLE_ROLE_LIST : GTK_ACCESSIBLE_ROLE_GROUP)
      container.surface = surface
      gtk_widget_add_css_class(surface, "cairn-list")
      gtk_widget_set_overflow(surface, GTK_OVERFLOW_HIDDEN)
      gtk_scrolled_window_set_policy(
        window.opaque,
        element.isScrollArea(along: .horizontal) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
        element.isScrollArea(along: .vertical) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER)
      gtk_scrolled_window_set_child(window.opaque, surface)
      // Since GTK 4.18, a widget without a specific role has no name.
      Accessible.role(window, GTK_ACCESSIBLE_ROLE_GROUP)
      Accessible.unname(partsOf: window)
      if element.events.contains(.refresh) { pullToRefresh() }
    }

    isolated deinit { Surface.abandon(container.surface) }

    var rowsToJoin: [RowPiece] { holder == nil ? [] : container.rowsToJoin }

    /// Takes the focus itself, so that keys scroll. Returns `false` if there is nothing to scroll to.
    func takeFocus() -> Bool {
      guard element.scrolledSize.height > element.frame.height + 1 else { return false }
      gtk_widget_set_focusable(widget, 1)
      return gtk_widget_grab_focus(widget) != 0
    }

    override func update(_ changes: ElementChanges) {
      let look = element.traits?[ListLookTrait.self]
      let looks: [(String, ListLook)] = [("cairn-plain", .plain), ("cairn-sidebar", .sidebar), ("cairn-table", .table)]
      for (name, isOn) in looks.map({ ($0, $1 == look) }) {
        if isOn {
          gtk_widget_add_css_class(container.surface, name)
        } else {
          gtk_widget_remove_css_class(container.surface, name)
        }
      }
    }

    /// How far a finger pulls content that is too short to scroll.
    private static let pull = 64.0

    /// Refreshes when the user pulls at the top.
    private func pullToRefresh() {
      connect(widget.raw, "edge-overshot") { [unowned self] arguments in
        if arguments.choice(0) == GTK_POS_TOP.rawValue { refresh() }
      }
      // If the content does not scroll, GTK leaves the finger to other gestures.
      let drag = gtk_gesture_drag_new()!
      gtk_gesture_single_set_touch_only(drag, 1)
      // A gesture in progress also ends when its widget is removed with the piece.
      connect(drag.raw, "drag-end") { [weak self] arguments in
        guard let self else { return }
        let isShort = element.scrolledSize.height <= element.frame.height
        if isShort, arguments.double(1) > max(Self.pull, 2 * abs(arguments.double(0))) { refresh() }
      }
      gtk_widget_add_controller(widget, drag)
    }

    private func refresh() { view.send(.refresh, to: element) }
  }

  final class ScrollContainer: Container {
    private var horizontal: UnsafeMutablePointer<GtkAdjustment>?
    private var vertical: UnsafeMutablePointer<GtkAdjustment>?
    private var isAdjusting = false
    /// The row that had the focus last.
    private(set) weak var lastRow: RowPiece?
    /// The position of the line that marks the target of a dragged row.
    var slotLine: CGFloat? { didSet { if slotLine != oldValue { gtk_widget_queue_draw(surface) } } }

    override func scrolls(
      horizontal: UnsafeMutablePointer<GtkAdjustment>?,
      vertical: UnsafeMutablePointer<GtkAdjustment>?
    ) {
      for (old, new) in [(self.horizontal, horizontal), (self.vertical, vertical)] where old != new {
        if let new { connect(new.raw, "value-changed") { [weak self] _ in self?.scrolled() } }
      }
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// Called after the user has scrolled.
    private func scrolled() {
      guard !isAdjusting, element.events.contains(.scroll) else { return }
      let place = CGPoint(
        x: horizontal.map { gtk_adjustment_get_value($0) } ?? 0,
        y: vertical.map { gtk_adjustment_get_value($0) } ?? 0)
      if place != element.scrollOffset { view.send(.scroll(place), to: element) }
    }

    override func refresh() {
      super.refresh()
      if element.role != .scrollArea { showCards(RowPiece.groupIntoCards(shown)) }
      adjust()
    }

    private var cards: RowCards?

    private func showCards(_ rects: [CGRect]) {
      guard element.hasCards, !rects.isEmpty || cards != nil else {
        if let cards { gtk_widget_unparent(cards.surface) }
        cards = nil
        lowest = nil
        return
      }
      if cards == nil {
        let new = RowCards()
        gtk_widget_insert_after(new.surface, surface, nil)
        lowest = new.surface
        cards = new
      }
      cards?.show(rects)
    }

    override func rect(for piece: Piece) -> CGRect {
      let rect = super.rect(for: piece)
      guard piece is RowPiece else { return rect }
      // A row ends where the next begins; otherwise it would cover the separator.
      let (top, bottom) = (rect.minY.rounded(), rect.maxY.rounded())
      return CGRect(x: rect.minX, y: top, width: rect.width, height: bottom - top).insetBy(dx: element.rowSide, dy: 0)
    }

    /// Updates the scroll bars to the layout.
    private func adjust() {
      guard !element.children.isEmpty else { return }
      isAdjusting = true
      defer { isAdjusting = false }
      let (offset, size, content) = (element.scrollOffset, element.frame.size, element.scrolledSize)
      func configure(
        _ adjustment: UnsafeMutablePointer<GtkAdjustment>?, _ value: CGFloat, _ length: CGFloat,
        _ room: CGFloat
      ) {
        guard let adjustment else { return }
        gtk_adjustment_configure(
          adjustment, value, 0, max(length, room), room * 0.1, room * 0.9, room)
      }
      let vertical = element.isScrollArea(along: .vertical)
      let horizontal = element.isScrollArea(along: .horizontal)
      configure(self.vertical, offset.y, vertical ? content.height : 0, size.height)
      configure(self.horizontal, offset.x, horizontal ? content.width : 0, size.width)
    }

    override func allocate(width: Int32, height: Int32) {
      adjust()
      cards?.surface.fill(width, height)
      super.allocate(width: width, height: height)
    }

    override func draw(over snapshot: OpaquePointer, width: Int32, height: Int32) {
      guard let slotLine else { return }
      let side = element.rowSide
      let line = CGRect(x: side, y: slotLine - 1.5, width: CGFloat(width) - 2 * side, height: 3)
      Brush(snapshot: snapshot, colours: view.colours).fill(
        .color(.accentColor), Path(roundedRect: line, cornerRadius: 1.5))
    }

    /// Scrolls to the focused element.
    override func focusMoved(to child: Widget) {
      guard !view.isAppearing, let piece = shown.first(where: { $0.widget == child }) else { return }
      lastRow = piece as? RowPiece
      guard element.events.contains(.scroll) else { return }
      let (offset, size) = (element.scrollOffset, element.frame.size)
      // Content larger than the viewport is visible anyway; its descendants are located individually.
      var place = offset
      if piece.rect.height <= size.height, element.isScrollArea(along: .vertical) {
        if piece.rect.minY < 0 { place.y += piece.rect.minY - 6 }
        if piece.rect.maxY > size.height { place.y += piece.rect.maxY - size.height + 6 }
      }
      if piece.rect.width <= size.width, element.isScrollArea(along: .horizontal) {
        if piece.rect.minX < 0 { place.x += piece.rect.minX - 6 }
        if piece.rect.maxX > size.width { place.x += piece.rect.maxX - size.width + 6 }
      }
      place = CGPoint(x: max(place.x, 0), y: max(place.y, 0))
      if place != offset { view.send(.scroll(place), to: element) }
    }
  }

  extension Element {
    /// The margin between rows and the sides of their list.
    var rowSide: CGFloat {
      switch traits?[ListLookTrait.self] {
      case .plain, .table: 0
      case .sidebar: DesktopMetrics.sidebarSide
      default: (screen.metrics as? DesktopMetrics)?.listSide ?? 0
      }
    }

    /// Whether the rows of a list are in cards.
    var hasCards: Bool {
      let look = traits?[ListLookTrait.self]
      return look != .plain && look != .sidebar && look != .table
    }
  }
#endif
