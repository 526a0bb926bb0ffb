#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// Shows the descendants of an element: finds the elements with visible content, and positions their widgets
  /// as layout requires.
  @MainActor
  class Container: SurfaceOwner {
    let element: Element
    unowned let view: WindowView
    /// Owned by the container's piece.
    var surface: Widget!
    /// Whether it requests the size of its element from a parent with its own layout.
    var asksForRoom = false
    private var askedSize = CGSize.zero
    private(set) var shown: [Piece] = []
    /// A widget below all pieces.
    var lowest: Widget?
    /// Removed pieces during their transition.
    private var leaving: [Piece] = []
    /// All pieces inside, including those that another container shows.
    var kept: [Piece] { shown }
    /// The shown pieces without those that are leaving.
    var staying: [Piece] { shown }
    /// Whether a refresh is pending at the end of the turn.
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

    override func allocate(width: Int32, height: Int32) {
      for piece in shown { allocate(piece) }
      allocateLeaving()
    }

    final func allocateLeaving(shiftedBy shift: CGSize = .zero) {
      for piece in leaving { allocate(piece, shiftedBy: shift) }
    }

    final func allocate(_ piece: Piece, shiftedBy shift: CGSize = .zero, scaledBy scale: CGFloat = 1) {
      var rect = piece.rect.offsetBy(dx: shift.width, dy: shift.height)
      if let drift = piece.drift { rect = drift.rect(rect) }
      let x = rect.minX.rounded()
      let y = rect.minY.rounded()
      let width = Int32(clamping: Int(rect.width.rounded(.up)))
      let height = Int32(clamping: Int((rect.maxY - y).rounded(.up)))
      var least: Int32 = 0
      // GTK requires measuring a widget before allocating it.
      gtk_widget_measure(piece.widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
      let given = max(width, least, 1)
      gtk_widget_measure(piece.widget, GTK_ORIENTATION_VERTICAL, given, &least, nil, nil, nil)
      // A widget taller than its space is centered on it.
      let rise = max(least - height, 0) / 2
      var point = graphene_point_t(x: Float(x), y: Float(y) - Float(rise))
      var place = gsk_transform_translate(nil, &point)
      if scale != 1 { place = TransitionOffset(scale: scale).scaled(place, in: rect.size) }
      gtk_widget_allocate(
        piece.widget, given, max(height, least, 1), -1,
        piece.drift?.scaled(place, in: rect.size) ?? place)
    }

    /// Updates the widgets to the elements.
    func refresh() {
      var found: [Piece] = []
      collect(element, into: &found)
      let comers = found.filter { $0.holder !== self }
      for piece in comers { piece.transition = transition(of: piece) }
      let isSeen = showsComingAndGoing && gtk_widget_get_mapped(surface) != 0
      let animation = isSeen ? view.motions.animation(of: element) : nil
      if let animation {
        for piece in shown where piece.holder === self && !found.contains(where: { $0 === piece }) {
          leave(piece, animation)
        }
      }
      show(found)
      for piece in found { settle(piece) }
      if let animation { for piece in comers { come(piece, animation) } }
      if asksForRoom, askedSize != element.frame.size {
        askedSize = element.frame.size
        gtk_widget_queue_resize(surface)
      } else {
        gtk_widget_queue_allocate(surface)
      }
    }

    /// Updates the position of a piece.
    func settle(_ piece: Piece) {
      let rect = piece.ownRect(in: element) ?? rect(for: piece)
      guard rect != piece.rect else { return }
      let old = piece.rect
      piece.rect = rect
      move(piece, from: old)
      if old.size != rect.size { piece.placed(rect.size) }
    }

    // MARK: Insertion, movement, removal

    /// Whether insertions and removals are animated.
    var showsComingAndGoing: Bool { true }

    /// Returns the transition of a piece, which a surrounding element declares.
    private func transition(of piece: Piece) -> TransitionLook? {
      for one in piece.element.selfAndAncestors {
        if one === element { break }
        guard one.hasEffects else { continue }
        for case .transition(let look) in one.effects { return look }
      }
      return nil
    }

    private func move(_ piece: Piece, from old: CGRect) {
      if piece.drift != nil { view.motions.stop(ObjectIdentifier(piece)) }
      guard !old.isEmpty, piece.holder === self, gtk_widget_get_mapped(piece.widget) != 0,
        let animation = view.motions.animation(of: piece.element)
      else { return }
      run(piece, animation, TransitionOffset(from: old, to: piece.rect), isComing: true)
    }

    private func come(_ piece: Piece, _ animation: Animation) {
      let look = (piece.transition ?? .opacity).coming
      run(piece, look.animation ?? animation, TransitionOffset(look, of: piece, in: element), isComing: true)
    }

    private func leave(_ piece: Piece, _ animation: Animation) {
      let look = (piece.transition ?? .opacity).going
      piece.holder = nil
      leaving.append(piece)
      gtk_widget_set_can_target(piece.widget, 0)
      run(piece, look.animation ?? animation, TransitionOffset(look, of: piece, in: element), isComing: false)
    }

    /// Animates a piece from a drift to its place, or away from it.
    private func run(_ piece: Piece, _ animation: Animation, _ drift: TransitionOffset, isComing: Bool) {
      view.motions.run(ObjectIdentifier(piece), animation) { [weak self, weak piece] share in
        guard let self, let piece else { return false }
        piece.show(drift.part(isComing ? 1 - share : share))
        gtk_widget_queue_allocate(surface)
        return true
      } end: { [weak self, weak piece] in
        guard let piece else { return }
        piece.show(nil)
        self?.ended(piece)
      }
    }

    private func ended(_ piece: Piece) {
      if let index = leaving.firstIndex(where: { $0 === piece }) {
        leaving.remove(at: index)
        gtk_widget_set_can_target(piece.widget, 1)
        if piece.holder == nil, gtk_widget_get_parent(piece.widget) == surface { piece.detach() }
      }
      gtk_widget_queue_allocate(surface)
    }

    func rect(for piece: Piece) -> CGRect { piece.element.frame(in: element) }

    func collect(_ parent: Element, into found: inout [Piece]) {
      for child in parent.childrenFromBackToFront { collectOne(child, into: &found) }
    }

    final func collectOne(_ child: Element, into found: inout [Piece]) {
      if child.isNotShown || !child.isPlaced || child.popsUp { return }
      if let piece = view.piece(for: child) { found.append(piece) } else { collect(child, into: &found) }
    }

    /// Replaces the widgets inside, in order.
    final func show(_ pieces: [Piece]) {
      if pieces.count == shown.count, zip(pieces, shown).allSatisfy({ $0 === $1 && $0.holder === self }) { return }
      let wanted = Set(pieces.map { ObjectIdentifier($0) })
      for piece in shown where piece.holder === self && !wanted.contains(ObjectIdentifier(piece)) { piece.detach() }
      var previous = lowest
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

    /// Cancels the pending refresh of a container whose surface may go before it.
    final func cancelRefresh() { isStale = false }

    final func freshen() {
      guard isStale else { return }
      isStale = false
      refresh()
    }
  }
#endif
