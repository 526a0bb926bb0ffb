import CairnScreen
import CairnValues
import Foundation

/// Follows the layout of a bar with several trailing items, and determines which of them do not fit. Those move
/// into the menu behind the bar's button.
final class BarOverflow: BarFollower {
  private var items: [BarItemNode] = []
  private var hasMenu = false
  /// The number of items that did not fit in the last layout.
  private var count = 0

  /// Whether items may overflow. A single item always stays.
  static func isNeeded(for items: [BarItemNode]) -> Bool { items.count > 1 && inOrderOfLeaving(items).count > 1 }

  /// The items in the order in which they leave the bar. By default the last leaves first, and primary and
  /// confirmation actions leave after all others. Pinned items stay.
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

  /// Splits items into those shown and those moved to the menu.
  ///
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
    func width(_ element: Element) -> CGFloat { metrics.lineWidth(of: element) + gap }
    let insets = metrics.insets(of: .bar)
    let room = bar.frame.width - insets.horizontal - metrics.reservedWidth(on: bar)
    var needed = -gap
    for (child, place) in zip(bar.children, bar.barPlaces) {
      switch place {
      case .leading: needed += width(child)
      // A title shrinks to at most a third of the bar.
      case .centre: if !bar.hasTitleBelow { needed += min(child.size(for: .unspecified).width + gap, room / 3) }
      case .trailing, .below: break
      }
    }
    let menu =
      page.bar.more.map { width($0.button) } ?? metrics.size(of: TextContent("…"), proposal: .unspecified).width + gap
    if hasMenu { needed += menu }
    /// The width of an item in the bar, even while it is in the menu.
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
