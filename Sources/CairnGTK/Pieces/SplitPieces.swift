#if GTK
  import CGTK
  import CairnCore
  import CairnScreen
  import CairnValues
  import Foundation

  /// Columns side by side, with draggable separators. Some may overlay the others.
  final class SplitPiece: RoomPiece {
    private let columns: SplitContainer
    private var dragged: Element?
    private var dragStart: CGFloat = 0

    init(_ element: Element, in view: WindowView) {
      columns = SplitContainer(element, in: view)
      super.init(element, in: view, container: columns)
      columns.listen(on: widget)
      gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
      let drag = gtk_gesture_drag_new()!
      gtk_event_controller_set_propagation_phase(drag, GTK_PHASE_CAPTURE)
      connect(drag.raw, "drag-begin") { [unowned self] arguments in
        dragged = columns.column(endingAt: arguments.double(0))
        guard let dragged else {
          gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED)
          return
        }
        dragStart = dragged.frame.width
        gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
      }
      connect(drag.raw, "drag-update") { [unowned self] arguments in
        guard let dragged else { return }
        let way = element.layoutDirection == .rightToLeft ? -arguments.double(0) : arguments.double(0)
        view.send(.adjust(max(dragStart + way, 1)), to: dragged)
      }
      gtk_widget_add_controller(widget, drag)
      let motion = gtk_event_controller_motion_new()!
      connect(motion.raw, "motion") { [unowned self] arguments in
        let isOnLine = columns.column(endingAt: arguments.double(0)) != nil
        gtk_widget_set_cursor_from_name(widget, isOnLine ? "col-resize" : nil)
      }
      gtk_widget_add_controller(widget, motion)
    }
  }

  /// Shows columns side by side, or the top one of a collapsed split view.
  final class SplitContainer: SlidingContainer {
    private let shade = Shade()
    private var shadeWidget: Widget?

    private var columns: [Element] { element.children.filter { !$0.isUnseen && $0.isPlaced } }

    /// Returns the column whose trailing separator is at a position.
    func column(endingAt x: CGFloat) -> Element? {
      let columns = columns
      guard !columns.contains(where: { $0.placement == .overlaid }) else { return nil }
      let isMirrored = element.layoutDirection == .rightToLeft
      return columns.dropLast().first { abs((isMirrored ? $0.frame.minX : $0.frame.maxX) - x) < 5 }
    }

    override func refresh() {
      let columns = columns
      if columns.count == 1, let piece = view.piece(for: columns[0]) {
        setShade(false)
        return turn(to: piece)
      }
      forgetTop()
      super.refresh()
      let isOverlaid = columns.contains { $0.placement == .overlaid }
      for piece in shown {
        let isOver = piece.element.placement == .overlaid
        piece.setClass("cairn-overlaid", isOver)
        if isOver { gtk_widget_insert_before(piece.widget, surface, nil) }
      }
      setShade(isOverlaid)
    }

    override var swipedStack: StackReader? {
      guard let stack = top?.firstStack, stack.leavesItsColumn, let reader = stack.reader, reader.canGoBack else {
        return nil
      }
      return reader
    }

    override var elementBelow: Element? { swipedStack?.elementBelow?.nearestAround(.column) }

    /// Adds or removes the area outside overlaid columns that receives clicks.
    private func setShade(_ isWanted: Bool) {
      guard isWanted != (shadeWidget != nil) else { return placeShade() }
      if let shadeWidget {
        gtk_widget_unparent(shadeWidget)
        self.shadeWidget = nil
        return
      }
      let widget = Surface.make(shade)
      gtk_widget_add_css_class(widget, "cairn-backdrop")
      let click = gtk_gesture_click_new()!
      connect(click.raw, "pressed") { [unowned view] _ in view.scene.split?.hideOverlaidColumns() }
      gtk_widget_add_controller(widget, click)
      gtk_widget_set_parent(widget, surface)
      shadeWidget = widget
      placeShade()
    }

    private func placeShade() {
      guard let shadeWidget else { return }
      let lowest = shown.last { $0.element.placement != .overlaid }
      gtk_widget_insert_after(shadeWidget, surface, lowest?.widget)
    }

    override func allocate(width: Int32, height: Int32) {
      super.allocate(width: width, height: height)
      if let shadeWidget { shadeWidget.fill(width, height) }
    }

    override func draw(under snapshot: OpaquePointer, width: Int32, height: Int32) {
      // The background shows in the gaps as a line in the theme's separator color.
      var color = GdkRGBA()
      guard gtk_style_context_lookup_color(gtk_widget_get_style_context(surface), "borders", &color) != 0 else {
        return
      }
      var bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)).graphene
      gtk_snapshot_append_color(snapshot, &color, &bounds)
    }
  }

  /// An area that only receives clicks.
  final class Shade: SurfaceOwner {}

  extension Element {
    fileprivate var placement: ColumnPlacement.Value { traits?[ColumnPlacement.self] ?? .beside }
  }
#endif
