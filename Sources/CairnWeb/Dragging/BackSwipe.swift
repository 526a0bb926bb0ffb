import CairnCore
import CairnScreen

/// A finger that pulls a page aside to go back. The browser moves the page, and waits for the end.
@MainActor
struct BackSwipe {
  private let page: ElementID
  private let swipe: PageSwipe

  /// Fails for a page that has been left or covered meanwhile, although the browser still shows it.
  init?(of page: Element) {
    guard let stack = StackReader(around: page), stack.element === page, let swipe = stack.beginSwipe() else {
      return nil
    }
    (self.page, self.swipe) = (page.id, swipe)
  }

  func move(on number: Int, _ phase: Int, _ progress: Double, _ velocity: Double) {
    guard page.number == number else { return }
    swipe.move(to: progress, velocity: velocity)
    if phase == 1 { swipe.end(velocity: velocity) }
    if phase == 2 { swipe.cancel() }
  }

  var isOver: Bool { swipe.isOver }
  /// Whether the browser must put the page back.
  var isCancelled: Bool { swipe.phase == .cancelled }
}
