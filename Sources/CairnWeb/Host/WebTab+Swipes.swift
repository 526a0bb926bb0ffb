import CairnCore
import CairnHosting
import CairnScreen

// A finger that pulls a page aside to go back. The browser moves the page, and waits for the end.
extension WebTab {
  func beginSwipe(on number: Int) {
    guard let page = reachable(number), let stack = StackReader(around: page), stack.element === page,
      let new = stack.beginSwipe()
    else {
      // The browser shows a page that has been left or covered meanwhile.
      return post { $0.settle() }
    }
    swipe = (number, new)
  }

  func moveSwipe(on number: Int, _ phase: Int, _ progress: Double, _ velocity: Double) {
    guard let swipe, swipe.page == number else { return }
    swipe.swipe.move(to: progress, velocity: velocity)
    if phase == 1 { swipe.swipe.end(velocity: velocity) }
    if phase == 2 { swipe.swipe.cancel() }
  }

  /// Has the browser put the page back, unless it is on its way out.
  func endSwipe() {
    guard let swipe, swipe.swipe.isOver else { return }
    self.swipe = nil
    if swipe.swipe.phase == .cancelled { post { $0.settle() } }
  }
}
