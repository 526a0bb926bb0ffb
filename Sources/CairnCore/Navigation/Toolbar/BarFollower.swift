import CairnScreen

/// Follows the layout of a page's bar, and has it made again when it is to hold other things in the room it got.
class BarFollower: Node {
  private(set) unowned(unsafe) final var page: PageNode

  init(under page: PageNode) {
    self.page = page
    super.init(under: page)
    startFollowingLayout()
  }

  /// Takes up what layout came to; true if the bar is to be another one.
  func takeUp(_ bar: Element) -> Bool { false }

  override final func followLayout() -> Bool {
    guard !flags.contains(.unmounted), page.isInView, let bar = page.bar.top, bar.isPlaced,
      takeUp(bar)
    else {
      return false
    }
    page.bar.makeAgain()
    return true
  }
}
