#if GTK
  import CGTK
  import CairnCore
  import CairnScreen
  import CairnValues
  import Foundation

  /// Shows the top page of a stack. During a slide or swipe, it also shows the page that leaves or may appear.
  final class StackContainer: Container {
    /// The top page.
    private(set) var top: Piece?
    /// Covered pages that are kept so that going back is fast. Deeper ones are created again on demand.
    private var covered: [Piece] = []
    private static let keptPages = 3
    private var slide: PageSlide?
    /// A swipe in progress, and the page that it reveals.
    private var swipe: (below: Piece?, position: CGFloat)?
    private var tick: guint = 0
    private lazy var gesture = BackSwipe(of: self)

    func listen(on widget: Widget) { gesture.listen(on: widget) }

    override var staying: [Piece] { top.map { [$0] } ?? [] }

    /// The frame around the pages, with the header bar above them.
    private(set) lazy var frame = StackFrame(around: self)

    /// Shows the bar of the top page in the header bar, after all its changes.
    func settleHeader() {
      frame.show(top?.inside?.shown.lazy.compactMap { ($0 as? BarPiece)?.bar }.first(where: \.hasLine))
    }

    // MARK: The pages

    private var reader: StackReader? { top.flatMap { StackReader(around: $0.element) } }

    override func refresh() {
      guard let page = element.children.first, let piece = view.piece(for: page) else {
        finish()
        show([])
        return
      }
      if piece !== top { change(to: piece) }
      showPages()
      settle(piece)
      gtk_widget_queue_allocate(surface)
    }

    private func change(to piece: Piece) {
      let old = top
      top = piece
      covered.removeAll { $0 === piece || $0.element.isGone }
      if let title = reader?.title { Accessible.name(piece.widget, title) }
      guard let old else { return }
      view.changedPage = piece
      let transition = view.takeTransition(of: element)
      let isBack = transition == .pop
      if !old.element.isGone, !isBack { cover(old) }
      let swiped = swipe
      swipe = nil
      let isSlide = transition == .push || isBack
      let isMoving = isSlide && view.host.animates && gtk_widget_get_mapped(surface) != 0
      if let slide, slide.leaving === piece, isMoving {
        // Going back began before the push ended: continue from the current positions.
        begin(PageSlide(leaving: old, isForward: !isBack, at: 1 - slide.position))
        return
      }
      finish()
      if isMoving { begin(PageSlide(leaving: old, isForward: !isBack, at: isBack ? swiped?.position ?? 0 : 0)) }
    }

    private func cover(_ piece: Piece) {
      (piece as? PagePiece)?.timesLeft += 1
      covered.append(piece)
      while covered.count > Self.keptPages { view.forget(covered.removeFirst()) }
    }

    private func showPages() {
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
      showPages()
      gtk_widget_queue_allocate(surface)
    }

    override func allocate(width: Int32, height: Int32) {
      guard let top else { return super.allocate(width: width, height: height) }
      let side: CGFloat = element.layoutDirection == .rightToLeft ? -1 : 1
      let width = CGFloat(width) * side
      if let swipe {
        allocate(top, shiftedBy: CGSize(width: width * swipe.position, height: 0))
        if let below = swipe.below {
          allocate(below, shiftedBy: CGSize(width: width * PageSlide.depth * (swipe.position - 1), height: 0))
        }
      } else if let slide {
        let places = slide.places
        allocate(slide.leaving, shiftedBy: CGSize(width: width * places.leaving, height: 0))
        allocate(top, shiftedBy: CGSize(width: width * places.coming, height: 0))
      } else {
        super.allocate(width: Int32(abs(width)), height: height)
      }
    }

    // MARK: Swiping

    /// Whether a swipe may go back: only if there is a page to go back to, and it is in this stack.
    var canSwipe: Bool {
      guard let reader, reader.canGoBack else { return false }
      return true
    }

    func beginSwipe() {
      finish()
      let element = reader?.elementBelow
      let below = covered.last { $0.element === element }
      // Without a page below there is nothing to reveal.
      guard let below else { return }
      swipe = (below, 0)
      gtk_widget_set_can_target(below.widget, 0)
      showPages()
    }

    func moveSwipe(to position: CGFloat) {
      guard swipe != nil else { return }
      swipe?.position = min(max(position, 0), 1)
      gtk_widget_queue_allocate(surface)
    }

    /// Goes back, or returns the page to its place.
    func endSwipe(goesBack: Bool) {
      guard let top else { return }
      if goesBack, reader?.goBack() == true {
        view.host.update()
        // The path's owner may have refused.
        if self.top !== top { return }
      }
      guard let swiped = swipe, let below = swiped.below else { return }
      swipe = nil
      if view.host.animates {
        begin(PageSlide(leaving: below, isForward: true, at: 1 - swiped.position))
      } else {
        gtk_widget_set_can_target(below.widget, 1)
        showPages()
        gtk_widget_queue_allocate(surface)
      }
    }
  }
#endif
