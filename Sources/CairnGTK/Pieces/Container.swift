#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// Shows what is inside an element: finds the elements that have something to show, and puts their widgets where
  /// layout has them.
  @MainActor
  class Container: SurfaceOwner {
    let element: Element
    unowned let view: WindowView
    /// Owned by the piece the container is part of.
    var surface: Widget!
    /// Whether it asks for the size of its element from a parent that arranges by itself.
    var asksForRoom = false
    private(set) var shown: [Piece] = []
    /// The same without what is just leaving.
    var staying: [Piece] { shown }
    /// Waits for the end of the turn.
    fileprivate(set) var isStale = false

    init(_ element: Element, in view: WindowView) {
      self.element = element
      self.view = view
    }

    override func measure(along orientation: GtkOrientation) -> (least: Int32, natural: Int32) {
      guard asksForRoom else { return (0, 0) }
      let length = orientation == GTK_ORIENTATION_HORIZONTAL ? element.frame.width : element.frame.height
      let natural = Int32(clamping: Int(max(length, 0).rounded(.up)))
      return (natural, natural)
    }

    override func allocate(width: Int32, height: Int32) { for piece in shown { allocate(piece) } }

    final func allocate(_ piece: Piece, shiftedBy shift: CGSize = .zero) {
      let rect = piece.rect.offsetBy(dx: shift.width, dy: shift.height)
      let x = rect.minX.rounded()
      let y = rect.minY.rounded()
      let width = Int32(clamping: Int(rect.width.rounded(.up)))
      let height = Int32(clamping: Int((rect.maxY - y).rounded(.up)))
      var least: Int32 = 0
      // A widget has to be asked before it is given anything.
      gtk_widget_measure(piece.widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
      let given = max(width, least, 1)
      gtk_widget_measure(piece.widget, GTK_ORIENTATION_VERTICAL, given, &least, nil, nil, nil)
      // What cannot be as low as its place stands in the middle of it.
      let rise = max(least - height, 0) / 2
      var point = graphene_point_t(x: Float(x), y: Float(y) - Float(rise))
      gtk_widget_allocate(piece.widget, given, max(height, least, 1), -1, gsk_transform_translate(nil, &point))
    }

    /// Brings the widgets up to the elements.
    func refresh() {
      var found: [Piece] = []
      collect(element, into: &found)
      show(found)
      for piece in found { settle(piece) }
      gtk_widget_queue_allocate(surface)
    }

    /// Notes where a piece is to be.
    func settle(_ piece: Piece) {
      let rect = rect(for: piece)
      let isResized = piece.rect.size != rect.size
      piece.rect = rect
      if isResized { piece.placed(rect.size) }
    }

    func rect(for piece: Piece) -> CGRect { piece.element.frame(in: element) }

    func collect(_ parent: Element, into found: inout [Piece]) {
      for child in parent.childrenFromBackToFront { collectOne(child, into: &found) }
    }

    final func collectOne(_ child: Element, into found: inout [Piece]) {
      if child.isUnseen || !child.isPlaced || child.popsUp { return }
      if let piece = view.piece(for: child) { found.append(piece) } else { collect(child, into: &found) }
    }

    /// Makes exactly these the widgets inside, in this order.
    final func show(_ pieces: [Piece]) {
      if pieces.count == shown.count, zip(pieces, shown).allSatisfy({ $0 === $1 && $0.holder === self }) { return }
      let wanted = Set(pieces.map { ObjectIdentifier($0) })
      for piece in shown where piece.holder === self && !wanted.contains(ObjectIdentifier(piece)) { piece.detach() }
      var previous: Widget?
      for piece in pieces {
        if piece.holder === self {
          if gtk_widget_get_prev_sibling(piece.widget) != previous {
            gtk_widget_insert_after(piece.widget, surface, previous)
          }
        } else {
          if gtk_widget_get_parent(piece.widget) != nil { piece.detach() }
          gtk_widget_insert_after(piece.widget, surface, previous)
          piece.holder = self
        }
        previous = piece.widget
      }
      shown = pieces
    }

    final func markStale() {
      guard !isStale else { return }
      isStale = true
      view.stale.append(self)
    }

    final func freshen() {
      guard isStale else { return }
      isStale = false
      refresh()
    }
  }
#endif
