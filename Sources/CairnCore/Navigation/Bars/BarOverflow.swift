import CairnScreen
import CairnValues
import Foundation

/// Follows the layout of a bar with several trailing items or views, and determines which of them do not fit. Those move
/// into the menu behind the bar's button.
final class BarOverflow: BarFollower {
  private var items: [BarItemNode] = []
  private var hasMenu = false
  /// The number of views that did not fit in the last layout.
  private var count = 0

  /// Whether items may overflow. A single view always stays. An item without views may not have made them yet.
  static func isNeeded(for items: [BarItemNode]) -> Bool {
    let movable = inOrderOfLeaving(items)
    return movable.count > 1 || movable.contains { $0.views.count != 1 }
  }

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

  /// Splits items into those shown and those moved to the menu. An item of several views can be in both.
  ///
  /// - Parameter hasMenu: Whether there is a menu anyway.
  func split(_ items: [BarItemNode], hasMenu: Bool) -> (shown: [BarItemNode], left: [BarItemNode]) {
    self.items = items
    self.hasMenu = hasMenu
    var rest = count
    var whole: [BarItemNode] = []
    for item in Self.inOrderOfLeaving(items) {
      let views = item.views.count
      // Without views, an item has nothing to show in a menu.
      if rest >= views, views > 0 { whole.append(item) }
      item.keepInBar(allBut: rest < views ? rest : 0)
      rest = max(rest - views, 0)
    }
    let isWhole = { (item: BarItemNode) in whole.contains { $0 === item } }
    return (items.filter { !isWhole($0) }, items.filter { isWhole($0) || $0.countInMenu > 0 })
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
    // Views have a width in the bar even while they are in the menu.
    for item in items { needed += item.views.reduce(0) { $0 + width($1) } }
    var count = 0
    for view in Self.inOrderOfLeaving(items).flatMap({ $0.views.reversed() }) where needed > room + 0.5 {
      if count == 0, !hasMenu { needed += menu }
      needed -= width(view)
      count += 1
    }
    return count
  }
}
