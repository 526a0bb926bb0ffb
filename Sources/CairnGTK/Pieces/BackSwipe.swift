#if GTK
  import CGTK
  import CairnScreen
  import Foundation

  /// Handles a swipe that pulls a page aside to go back, by a finger on the screen or two on a touchpad.
  @MainActor
  final class BackSwipe {
    private unowned let container: SlidingContainer
    private var isUnderWay = false
    /// Whether the gesture has turned out to be another, such as scrolling, until the fingers are lifted.
    private var isOther = false
    private var way: CGFloat = 0
    /// The movement on a touchpad before the gesture is clear.
    private var beforehand = CGSize.zero
    private var speed: CGFloat = 0
    private var lastTime: Int = 0

    /// The finger movement on a touchpad for a whole page.
    private static let touchpadPage: CGFloat = 400
    /// The movement after which a press becomes a drag.
    static let slack: CGFloat = 16

    init(of container: SlidingContainer) { self.container = container }

    private var side: CGFloat { container.element.layoutDirection == .rightToLeft ? -1 : 1 }

    func listen(on widget: Widget) {
      let drag = gtk_gesture_drag_new()!
      gtk_gesture_single_set_touch_only(drag, 1)
      connect(drag.raw, "drag-update") { [weak self] arguments in
        guard let self else { return }
        let (x, y) = (CGFloat(arguments.double(0)) * side, CGFloat(arguments.double(1)))
        if !isUnderWay {
          guard !isOther, max(abs(x), abs(y)) > Self.slack else { return }
          guard x > 2 * abs(y), begin() else {
            isOther = true
            return
          }
          gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
        }
        move(to: x / max(CGFloat(gtk_widget_get_width(widget)), 1))
      }
      connect(drag.raw, "drag-end") { [weak self] _ in self?.end() }
      connect(drag.raw, "cancel") { [weak self] _ in self?.end(cancelled: true) }
      gtk_widget_add_controller(widget, drag)

      // Before lists receive it: a vertical scroll area would also consume sideways movements.
      let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)!
      gtk_event_controller_set_propagation_phase(scroll, GTK_PHASE_CAPTURE)
      connect(scroll.raw, "scroll-begin") { [weak self] _ in
        self?.isOther = false
        self?.way = 0
        self?.beforehand = .zero
      }
      connect(scroll.raw, "scroll") { [weak self] arguments in
        guard let self, TouchpadScroll.moves(scroll) else { return arguments.answer(false) }
        // The content follows the fingers, so the scroll direction is reversed.
        let points = TouchpadScroll.points(of: scroll)
        let step = CGSize(
          width: -CGFloat(arguments.double(0)) * side * points, height: CGFloat(arguments.double(1)) * points)
        if !isUnderWay {
          beforehand.width += step.width
          beforehand.height += step.height
          // The first movement says little about the direction.
          guard !isOther, max(abs(beforehand.width), abs(beforehand.height)) > Self.slack else {
            return arguments.answer(false)
          }
          guard beforehand.width > abs(beforehand.height), !isTaken(), begin() else {
            isOther = true
            return arguments.answer(false)
          }
        }
        move(to: way + step.width / Self.touchpadPage)
        arguments.answer(true)
      }
      connect(scroll.raw, "scroll-end") { [weak self] _ in self?.end() }
      gtk_widget_add_controller(widget, scroll)
    }

    /// Returns whether something under the pointer handles the gesture: a row, a scrolled strip, a nested container.
    private func isTaken() -> Bool {
      guard let place = container.view.pointer, let start = container.view.element(at: place) else { return false }
      for element in start.selfAndAncestors {
        if element === container.element { break }
        if (container.view.knownPiece(of: element)?.inside as? SlidingContainer)?.swipedStack != nil { return true }
        if RowActions(of: element).stand(atStart: true) { return true }
        if element.isScrollArea(along: .horizontal), canScrollToStart(element) { return true }
      }
      return false
    }

    private func canScrollToStart(_ area: Element) -> Bool {
      let x = area.scrollOffset.x
      return side > 0 ? x > 0 : x < area.scrolledSize.width - area.frame.width
    }

    private func begin() -> Bool {
      guard container.beginSwipe() else { return false }
      isUnderWay = true
      way = 0
      speed = 0
      lastTime = g_get_monotonic_time()
      return true
    }

    private func move(to new: CGFloat) {
      let now = g_get_monotonic_time()
      let seconds = CGFloat(max(now - lastTime, 1_000)) / 1_000_000
      speed = 0.5 * speed + 0.5 * (new - way) / seconds
      way = new
      lastTime = now
      container.moveSwipe(to: way, speed: speed)
    }

    private func end(cancelled: Bool = false) {
      isOther = false
      beforehand = .zero
      guard isUnderWay else { return }
      isUnderWay = false
      if cancelled { return container.cancelSwipe() }
      let isResting = g_get_monotonic_time() - lastTime > 100_000
      container.endSwipe(speed: isResting ? 0 : speed)
    }
  }
#endif
