#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A page: its ground, and what is on it.
  final class PagePiece: RoomPiece {
    convenience init(_ element: Element, in view: WindowView) {
      self.init(
        element, in: view, container: Container(element, in: view), role: GTK_ACCESSIBLE_ROLE_GROUP)
      setClass("cairn-page")
      gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    }
  }

  /// The pages of a stack, of which one is shown, or two while one slides over the other.
  final class StackPiece: RoomPiece {
    convenience init(_ element: Element, in view: WindowView) {
      self.init(element, in: view, container: StackContainer(element, in: view))
      gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    }
  }

  final class StackContainer: Container {
    /// The page on top.
    private var top: Piece?
    /// Pages that lie below, kept so that the way back is short; those further down are made again when needed.
    private var covered: [Piece] = []
    private static let keptPages = 3

    private struct Slide {
      let leaving: Piece
      let isForward: Bool
      /// When it would have begun, had nothing interrupted it.
      var start: Int
      var progress: CGFloat = 0
    }

    private var slide: Slide?
    private var tick: guint = 0
    private static let duration: Int = 220_000

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
      guard let old else { return }
      view.changedPage = piece
      let isBack = old.element.isGone || piece.element.id < old.element.id
      let isReplaced = old.element.isGone && piece.element.id > old.element.id
      if !old.element.isGone, !isBack { cover(old) }
      if let slide, slide.leaving === piece {
        // The way back has begun before the way there has ended.
        begin(from: old, isForward: !isBack, at: 1 - slide.progress)
      } else {
        finish()
        if view.host.animates, !isReplaced, gtk_widget_get_mapped(surface) != 0 {
          begin(from: old, isForward: !isBack, at: 0)
        }
      }
    }

    private func cover(_ piece: Piece) {
      covered.append(piece)
      while covered.count > Self.keptPages { view.forget(covered.removeFirst()) }
    }

    private func showPages() {
      guard let top else { return show([]) }
      guard let slide else { return show([top]) }
      show(slide.isForward ? [slide.leaving, top] : [top, slide.leaving])
    }

    // MARK: Sliding

    private func begin(from old: Piece, isForward: Bool, at progress: CGFloat) {
      let now = g_get_monotonic_time()
      slide = Slide(
        leaving: old, isForward: isForward, start: now - Int(CGFloat(Self.duration) * progress), progress: progress)
      gtk_widget_set_can_target(old.widget, 0)
      if let top { gtk_widget_set_can_target(top.widget, 1) }
      guard tick == 0 else { return }
      tick = gtk_widget_add_tick_callback(
        surface,
        { _, _, data in
          guard let data else { return 0 }
          let container = Unmanaged<StackContainer>.fromOpaque(data).takeUnretainedValue()
          return MainActor.assumeIsolated { container.advance() } ? 1 : 0
        }, Unmanaged.passRetained(self).toOpaque(),
        { if let data = $0 { Unmanaged<StackContainer>.fromOpaque(data).release() } })
    }

    private func advance() -> Bool {
      guard var moving = slide else {
        tick = 0
        return false
      }
      moving.progress = min(CGFloat(g_get_monotonic_time() - moving.start) / CGFloat(Self.duration), 1)
      slide = moving
      if moving.progress >= 1 {
        tick = 0
        slide = nil
        land(moving)
        return false
      }
      gtk_widget_queue_allocate(surface)
      return true
    }

    /// Ends what is under way, as if it had been seen to its end.
    private func finish() {
      guard let slide else { return }
      self.slide = nil
      if tick != 0 {
        gtk_widget_remove_tick_callback(surface, tick)
        tick = 0
      }
      land(slide)
    }

    private func land(_ slide: Slide) {
      gtk_widget_set_can_target(slide.leaving.widget, 1)
      showPages()
      gtk_widget_queue_allocate(surface)
    }

    override func allocate(width: Int32, height: Int32) {
      guard let slide, let top else { return super.allocate(width: width, height: height) }
      // Fast at first, then slower.
      let rest = pow(1 - slide.progress, 3)
      let side: CGFloat = element.layoutDirection == .rightToLeft ? -1 : 1
      let width = CGFloat(width) * side
      let (coming, going) =
        slide.isForward ? (width * rest, -width * 0.3 * (1 - rest)) : (-width * 0.3 * rest, width * (1 - rest))
      allocate(slide.leaving, shiftedBy: CGSize(width: going, height: 0))
      allocate(top, shiftedBy: CGSize(width: coming, height: 0))
    }
  }
#endif
