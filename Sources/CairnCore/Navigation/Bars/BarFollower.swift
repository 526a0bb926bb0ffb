import CairnScreen

/// Follows the layout of a page's bar, and has the bar rebuilt when its contents no longer suit the room it got.
class BarFollower: Node {
  private(set) unowned final var page: PageNode

  init(under page: PageNode) {
    self.page = page
    super.init(under: page)
    startFollowingLayout()
  }

  /// Reads the result of the layout. Returns `true` if the bar must be rebuilt.
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
