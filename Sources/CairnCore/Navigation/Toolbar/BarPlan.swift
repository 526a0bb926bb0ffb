/// Where the items of a page go: which edge of which bar, in which order.
///
/// The places are those of a phone. Items of one placement keep the order they were declared in.
struct BarPlan {
  var leading: [BarItemNode] = []
  /// In place of the title; empty where the title itself is shown.
  var principal: [BarItemNode] = []
  var subtitle: [BarItemNode] = []
  var trailing: [BarItemNode] = []
  /// Kept in a menu behind one button.
  var secondary: [BarItemNode] = []
  var bottom: [BarItemNode] = []
  var status: [BarItemNode] = []
  var keyboard: [BarItemNode] = []
  var titleMenu: [BarItemNode] = []

  /// - Parameter hasCrowdedEdge: the way back takes the leading edge of a narrow bar, where there is no room beside it.
  init(_ items: [BarItem], hasLargeTitle: Bool, hasCrowdedEdge: Bool) {
    if items.isEmpty { return }
    func of(_ kinds: ToolbarItemPlacement.Kind...) -> [BarItemNode] {
      items.filter { kinds.contains($0.placement.kind) && !$0.node.kind.isTitleMenu }.map(\.node)
    }
    let menus = items.filter(\.node.kind.isTitleMenu).map(\.node)
    let ownMenus = menus.filter { $0.kind == .titleMenu(isDefault: false) }
    titleMenu = ownMenus.isEmpty ? menus : ownMenus
    leading = of(.cancellationAction, .leading)
    trailing = of(.automatic, .accessory, .destructiveAction, .trailing)
    if hasCrowdedEdge { trailing += of(.navigation) } else { leading = of(.navigation) + leading }
    trailing += of(.primaryAction, .confirmationAction) + of(.pinnedTrailing)
    secondary = of(.secondaryAction)
    principal = Self.first(of(.principal), of(.title), hasLargeTitle ? of(.largeTitle) : [])
    subtitle = Self.first(of(.subtitle), hasLargeTitle ? of(.largeSubtitle) : [])
    bottom = of(.bottomBar)
    status = of(.status)
    keyboard = of(.keyboard)
  }

  private static func first(_ choices: [BarItemNode]...) -> [BarItemNode] { choices.first { !$0.isEmpty } ?? [] }

  /// The bottom bar from leading to trailing, with news in the middle.
  ///
  /// - Parameter isWriting: there is something to type, so what stands above a keyboard is shown as well.
  func bottomItems(isWriting: Bool) -> [BarItemNode] {
    let keyboard = isWriting ? keyboard : []
    if status.isEmpty { return bottom + keyboard }
    let half = (bottom.count + 1) / 2
    return bottom[..<half] + status + bottom[half...] + keyboard
  }
}
