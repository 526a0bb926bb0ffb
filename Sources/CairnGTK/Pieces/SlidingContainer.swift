#if GTK
  import CGTK
  import CairnCore
  import CairnScreen
  import CairnValues
  import Foundation

  /// Shows one of its pieces at a time: the pages of a stack, or the columns of a collapsed split view. During a slide
  /// or swipe, it also shows the piece that is leaving or may appear.
  class SlidingContainer: Container {
    private(set) var top: Piece?
    /// Covered pieces that are kept so that going back is fast. Deeper ones are created again on demand.
    private var covered: [Piece] = []
    private static let keptPieces = 3
    private var slide: PageSlide?
    /// The piece that a swipe reveals, while the page follows the fingers.
    private var swipe: (below: Piece, position: CGFloat, motion: PageMotion)?
    /// The swipe in progress, which may have been interrupted.
    private var pageSwipe: PageSwipe?
    private var tick: guint = 0

    /// Brings a piece to the top, with the motion of the element's last transition.
    func turn(to piece: Piece) {
      if piece !== top { change(to: piece) }
      showPieces()
      settle(piece)
      gtk_widget_queue_allocate(surface)
    }

    /// Shows no piece, or leaves the shown piece to another container.
    func forgetTop() {
      finish()
      swipe = nil
      showWhole(top)
      top = nil
    }

    private func change(to piece: Piece) {
      let old = top
      top = piece
      covered.removeAll { $0 === piece || $0.element.isGone }
      guard let old else { return }
      view.changedPage = piece
      let transition = view.takeTransition(of: element)
      let isBack = transition?.kind == .pop
      if !old.element.isGone, !isBack { cover(old) }
      let swiped = swipe
      swipe = nil
      let motion = transition?.movement ?? .none
      let isMoving = motion != .none && view.host.animates && gtk_widget_get_mapped(surface) != 0
      if let slide, slide.leaving === piece, isMoving {
        // Going back began before the push ended: continue from the current positions.
        begin(PageSlide(leaving: old, isForward: !isBack, by: slide.motion, at: 1 - slide.position))
        return
      }
      finish()
      if isMoving {
        begin(PageSlide(leaving: old, isForward: !isBack, by: motion, at: isBack ? swiped?.position ?? 0 : 0))
      } else {
        showWhole(old)
      }
    }

    private func cover(_ piece: Piece) {
      (piece as? PagePiece)?.timesLeft += 1
      covered.append(piece)
      while covered.count > Self.keptPieces { view.forget(covered.removeFirst()) }
    }

    private func showPieces() {
      guard let top else { return show([]) }
      if let below = swipe?.below { return show([below, top]) }
      guard let slide else { return show([top]) }
      show(slide.isForward ? [slide.leaving, top] : [top, slide.leaving])
    }

    // MARK: Sliding

    private func begin(_ new: PageSlide) {
      slide = new
      gtk_widget_set_can_target(new.leaving.widget, 0)
      if let top { gtk_widget_set_can_target(top.widget, 1) }
      guard tick == 0 else { return }
      tick = beforeFrames(of: surface) { [self] in advance() }
    }

    private func advance() -> Bool {
      guard let moving = slide, !moving.hasEnded else {
        tick = 0
        let ended = slide
        slide = nil
        ended.map(land)
        return false
      }
      gtk_widget_queue_allocate(surface)
      return true
    }

    /// Ends the running slide as if it had completed.
    private func finish() {
      guard let slide else { return }
      self.slide = nil
      if tick != 0 {
        gtk_widget_remove_tick_callback(surface, tick)
        tick = 0
      }
      land(slide)
    }

    private func land(_ slide: PageSlide) {
      gtk_widget_set_can_target(slide.leaving.widget, 1)
      showWhole(slide.leaving)
      showWhole(top)
      showPieces()
      gtk_widget_queue_allocate(surface)
    }

    private func showWhole(_ piece: Piece?) { if let piece { gtk_widget_set_opacity(piece.widget, 1) } }

    override func allocate(width: Int32, height: Int32) {
      guard let top else { return super.allocate(width: width, height: height) }
      let side: CGFloat = element.layoutDirection == .rightToLeft ? -1 : 1
      let size = CGSize(width: CGFloat(width) * side, height: CGFloat(height))
      if let swipe {
        let places = PagePlaces(swipe.motion, share: 1 - swipe.position, in: size)
        allocate(top, places.upper)
        allocate(swipe.below, places.lower)
      } else if let slide {
        let places = PagePlaces(slide.motion, share: slide.shareOfUpper, in: size)
        allocate(slide.leaving, slide.isForward ? places.lower : places.upper)
        allocate(top, slide.isForward ? places.upper : places.lower)
      } else {
        super.allocate(width: width, height: height)
      }
    }

    private func allocate(_ piece: Piece, _ place: PagePlaces.Place) {
      gtk_widget_set_opacity(piece.widget, place.opacity)
      allocate(piece, shiftedBy: place.shift, scaledBy: place.scale)
    }

    // MARK: Swiping

    private(set) lazy var gesture = BackSwipe(of: self)

    func listen(on widget: Widget) { gesture.listen(on: widget) }

    /// The stack that a swipe goes back in, or `nil` if a swipe has no effect here.
    var swipedStack: StackReader? { nil }
    /// The element of the piece that a swipe uncovers, or `nil` if no page is below.
    var elementBelow: Element? { swipedStack?.elementBelow }

    /// Returns `false` if a swipe has no effect here.
    func beginSwipe() -> Bool {
      guard let elementBelow, let new = swipedStack?.beginSwipe() else { return false }
      pageSwipe = new
      if !new.isDrawnByApp, new.motion != .none { uncover(elementBelow, by: new.motion) }
      view.host.update()
      return true
    }

    private func uncover(_ element: Element, by motion: PageMotion) {
      finish()
      guard let below = covered.last(where: { $0.element === element }) else { return }
      swipe = (below, 0, motion)
      gtk_widget_set_can_target(below.widget, 0)
      showPieces()
    }

    /// - Parameter speed: In pages per second.
    func moveSwipe(to position: CGFloat, speed: CGFloat) {
      guard let pageSwipe, !pageSwipe.isOver else { return settleSwipe() }
      pageSwipe.move(to: position, velocity: speed)
      view.host.update()
      guard swipe != nil else { return }
      swipe?.position = pageSwipe.progress
      gtk_widget_queue_allocate(surface)
    }

    /// Lifts the fingers: goes back, or returns the top piece to its place.
    func endSwipe(speed: CGFloat) {
      pageSwipe?.end(velocity: speed)
      settleSwipe()
    }

    func cancelSwipe() {
      pageSwipe?.cancel()
      settleSwipe()
    }

    private func settleSwipe() {
      guard pageSwipe != nil else { return }
      pageSwipe = nil
      // If the page has left, its piece is now on its way.
      view.host.update()
      guard let swiped = swipe else { return }
      swipe = nil
      if view.host.animates {
        begin(PageSlide(leaving: swiped.below, isForward: true, by: swiped.motion, at: 1 - swiped.position))
      } else {
        showWhole(top)
        gtk_widget_set_can_target(swiped.below.widget, 1)
        showPieces()
        gtk_widget_queue_allocate(surface)
      }
    }
  }

  extension PageTransition {
    /// How the pages move. A page in place of another is there at once, unless the app says otherwise.
    fileprivate var movement: PageMotion { kind == .replace && motion == .automatic ? .none : motion }
  }
#endif
