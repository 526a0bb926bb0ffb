import CairnScreen
import CairnValues
import Foundation

/// Follows the layout of a bar with several items at its trailing edge, and finds out which of them have no room there:
/// they go into the menu behind the bar's button.
final class BarOverflow: BarFollower {
  private var items: [BarItemNode] = []
  private var hasMenu = false
  /// How many of the items had to make room in the last layout.
  private var count = 0

  /// A single item stays, whatever room there is.
  static func isNeeded(for items: [BarItemNode]) -> Bool { items.count > 1 && inOrderOfLeaving(items).count > 1 }

  /// The last comes first, and what the page is there for after all others, where the app says nothing else; what is
  /// pinned stays.
  private static func inOrderOfLeaving(_ items: [BarItemNode]) -> [BarItemNode] {
    let main: [ToolbarItemPlacement] = [.primaryAction, .confirmationAction]
    let movable = items.filter { $0.placement != .topBarPinnedTrailing }
    let usual =
      movable.filter { !main.contains($0.placement) }.reversed()
      + movable.filter { main.contains($0.placement) }.reversed()
    if usual.allSatisfy({ $0.priority == .automatic }) { return usual }
    return usual.enumerated().sorted { ($0.element.priority, $0.offset) < ($1.element.priority, $1.offset) }
      .map(\.element)
  }

  /// - Parameter hasMenu: Whether there is a menu anyway.
  func split(_ items: [BarItemNode], hasMenu: Bool) -> (shown: [BarItemNode], left: [BarItemNode]) {
    self.items = items
    self.hasMenu = hasMenu
    let gone = Self.inOrderOfLeaving(items).prefix(count)
    let isGone = { (item: BarItemNode) in gone.contains { $0 === item } }
    return (items.filter { !isGone($0) }, items.filter(isGone))
  }

  override func takeUp(_ bar: Element) -> Bool {
    let now = countWithoutRoom(in: bar)
    guard now != count else { return false }
    count = now
    return true
  }

  private func countWithoutRoom(in bar: Element) -> Int {
    let metrics = bar.screen.metrics
    let gap = metrics.spacing(along: .horizontal)
    func width(_ element: Element) -> CGFloat { element.size(for: .unspecified).width + gap }
    let insets = metrics.insets(of: .bar)
    let room = bar.frame.width - insets.horizontal
    var needed = -gap
    for (child, place) in zip(bar.children, bar.barPlaces) {
      switch place {
      case .leading: needed += width(child)
      // A title gives way down to a third of the bar.
      case .centre: if !bar.hasTitleBelow { needed += min(width(child), room / 3) }
      case .trailing, .below: break
      }
    }
    let menu =
      page.bar.more.map { width($0.button) } ?? metrics.size(of: TextContent("…"), proposal: .unspecified).width + gap
    if hasMenu { needed += menu }
    /// As wide as it is in the bar, also while it stands in the menu.
    func width(_ item: BarItemNode) -> CGFloat { item.element.children.reduce(0) { $0 + width($1) } }
    for item in items { needed += width(item) }
    var count = 0
    for item in Self.inOrderOfLeaving(items) where needed > room + 0.5 {
      if count == 0, !hasMenu { needed += menu }
      needed -= width(item)
      count += 1
    }
    return count
  }
}
