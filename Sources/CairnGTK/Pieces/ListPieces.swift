#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A window onto content of any length: GTK has the bars and the feel of scrolling, layout has the places.
  final class ScrollPiece: Piece {
    private let container: ScrollContainer
    override var inside: Container? { container }

    init(_ element: Element, in view: WindowView) {
      let window = gtk_scrolled_window_new()!
      let container = ScrollContainer(element, in: view)
      self.container = container
      super.init(element, in: view, widget: window)
      let isList = element.role != .scrollArea
      let surface = Surface.make(
        container, cssName: isList ? "list" : "widget",
        role: isList ? GTK_ACCESSIBLE_ROLE_LIST : GTK_ACCESSIBLE_ROLE_GROUP)
      container.surface = surface
      gtk_widget_add_css_class(surface, "cairn-list")
      gtk_widget_set_overflow(surface, GTK_OVERFLOW_HIDDEN)
      gtk_scrolled_window_set_policy(
        window.opaque, element.isScrollArea(along: .horizontal) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
        element.isScrollArea(along: .vertical) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER)
      gtk_scrolled_window_set_child(window.opaque, surface)
    }

    isolated deinit { Surface.abandon(container.surface) }
  }

  final class ScrollContainer: Container {
    private var horizontal: UnsafeMutablePointer<GtkAdjustment>?
    private var vertical: UnsafeMutablePointer<GtkAdjustment>?
    private var isAdjusting = false

    override func scrolls(
      horizontal: UnsafeMutablePointer<GtkAdjustment>?, vertical: UnsafeMutablePointer<GtkAdjustment>?
    ) {
      for (old, new) in [(self.horizontal, horizontal), (self.vertical, vertical)] where old != new {
        if let new { connect(new.raw, "value-changed") { [weak self] _ in self?.scrolled() } }
      }
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// The person has scrolled.
    private func scrolled() {
      guard !isAdjusting, element.events.contains(.scroll) else { return }
      let place = CGPoint(
        x: horizontal.map { gtk_adjustment_get_value($0) } ?? 0, y: vertical.map { gtk_adjustment_get_value($0) } ?? 0)
      if place != element.scrollOffset { view.send(.scroll(place), to: element) }
    }

    override func refresh() {
      super.refresh()
      if element.role != .scrollArea { RowPiece.noteNeighbours(in: shown) }
      for case let row as RowPiece in shown { row.update([]) }
      adjust()
    }

    override func rect(for piece: Piece) -> CGRect {
      let rect = super.rect(for: piece)
      return piece is RowPiece ? RowPiece.card(rect, in: element) : rect
    }

    /// Tells the scroll bars where layout has the content.
    private func adjust() {
      guard !element.children.isEmpty else { return }
      isAdjusting = true
      defer { isAdjusting = false }
      let (offset, size, content) = (element.scrollOffset, element.frame.size, element.scrolledSize)
      func configure(
        _ adjustment: UnsafeMutablePointer<GtkAdjustment>?, _ value: CGFloat, _ length: CGFloat, _ room: CGFloat
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
      super.allocate(width: width, height: height)
    }
  }

  /// A row of a list.
  final class RowPiece: Piece {
    private let container: RowContainer
    override var inside: Container? { container }

    init(_ element: Element, in view: WindowView) {
      let container = RowContainer(element, in: view)
      self.container = container
      let row = Surface.make(container, cssName: "row", role: GTK_ACCESSIBLE_ROLE_LIST_ITEM)
      container.surface = row
      super.init(element, in: view, widget: row)
      setClass("cairn-row")
      let click = gtk_gesture_click_new()!
      connect(click.raw, "released") { [unowned self] arguments in
        if arguments.integer(0) == 1 { press(gtk_event_controller_get_current_event_state(click)) }
      }
      gtk_widget_add_controller(row, click)
      let keys = gtk_event_controller_key_new()!
      connect(keys.raw, "key-pressed") { [unowned self] arguments in
        switch Int32(bitPattern: arguments.unsigned(0)) {
        case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space:
          guard gtk_widget_has_focus(widget) != 0 else { return arguments.answer(false) }
          press(GdkModifierType(rawValue: 0))
          arguments.answer(true)
        case GDK_KEY_Delete:
          arguments.answer(self.view.send(.delete, to: self.element))
        default: arguments.answer(false)
        }
      }
      gtk_widget_add_controller(row, keys)
    }

    isolated deinit { Surface.abandon(widget) }

    private func press(_ modifiers: GdkModifierType) {
      if element.events.contains(.select), modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0 {
        view.send(.extendSelection, to: element)
      } else if element.events.contains(.select), modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0 {
        view.send(element.hasTrait(.selected) ? .deselect : .select, to: element)
      } else if let picker = container.shown.first as? PickerPiece, container.shown.count == 1 {
        gtk_widget_activate(picker.control)
      } else if element.events.contains(.activate) {
        view.activate(element)
      }
    }

    override func update(_ changes: ElementChanges) {
      let isActive = !element.events.isEmpty
      setClass("activatable", isActive)
      gtk_widget_set_focusable(widget, gboolean(isActive))
      if element.hasTrait(.selected) {
        gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_SELECTED, 0)
      } else {
        gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_SELECTED)
      }
      let name = element.textsInside.joined(separator: ", ")
      if !name.isEmpty { Accessible.name(widget, name) }
    }

    /// Rows that follow each other are one card, with round corners at its ends and lines inside.
    static func noteNeighbours(in pieces: [Piece]) {
      for (index, piece) in pieces.enumerated() {
        guard let row = piece as? RowPiece else { continue }
        let before = index > 0 ? pieces[index - 1] as? RowPiece : nil
        let after = index + 1 < pieces.count ? pieces[index + 1] as? RowPiece : nil
        row.setClass("first", before?.element.parent !== row.element.parent)
        row.setClass("last", after?.element.parent !== row.element.parent)
      }
    }

    /// The part of a row's place that its card takes.
    static func card(_ rect: CGRect, in list: Element) -> CGRect {
      rect.insetBy(dx: DesktopMetrics.listSide, dy: 0)
    }
  }

  final class RowContainer: Container {
    override func rect(for piece: Piece) -> CGRect {
      var rect = super.rect(for: piece).offsetBy(dx: -DesktopMetrics.listSide, dy: 0)
      guard piece is LabelledPiece, shown.count == 1 else { return rect }
      // The one control of a row has its switch, its buttons or its list at the end of the row.
      let end = element.frame.width - 2 * DesktopMetrics.listSide - DesktopMetrics.rowPadding
      if element.layoutDirection == .rightToLeft {
        rect.size.width = rect.maxX - DesktopMetrics.rowPadding
        rect.origin.x = DesktopMetrics.rowPadding
      } else {
        rect.size.width = max(end - rect.minX, rect.width)
      }
      return rect
    }
  }
#endif
