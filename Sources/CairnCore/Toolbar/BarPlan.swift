/// The assignment of a page's items to bars, edges and positions.
///
/// Positions match those on a phone. Items with the same placement keep the order in which they were declared.
struct BarPlan {
  var leading: [BarItemNode] = []
  /// The items that replace the title; empty where the title itself is shown.
  var principal: [BarItemNode] = []
  var subtitle: [BarItemNode] = []
  var trailing: [BarItemNode] = []
  /// The items in the menu behind a button.
  var secondary: [BarItemNode] = []
  var bottom: [BarItemNode] = []
  var status: [BarItemNode] = []
  var keyboard: [BarItemNode] = []
  var titleMenu: [BarItemNode] = []

  /// - Parameter hasCrowdedEdge: Whether the back button leaves no room beside it at the leading edge of a narrow
  ///   bar.
  init(_ items: [BarItem], hasLargeTitle: Bool, hasCrowdedEdge: Bool) {
    if items.isEmpty { return }
    let menus = items.filter(\.node.kind.isTitleMenu).map(\.node)
    let ownMenus = menus.filter { $0.kind == .titleMenu(isDefault: false) }
    titleMenu = ownMenus.isEmpty ? menus : ownMenus
    let placed = items.filter { !$0.node.kind.isTitleMenu }.map { (part: Part($0.placement.kind), node: $0.node) }
    func of(_ part: Part) -> [BarItemNode] { placed.filter { $0.part == part }.map(\.node) }
    leading = of(.leading)
    trailing = of(.trailing)
    if hasCrowdedEdge { trailing += of(.navigation) } else { leading = of(.navigation) + leading }
    trailing += of(.primary) + of(.pinnedTrailing)
    secondary = of(.secondary)
    principal = Self.first(of(.principal), of(.title), hasLargeTitle ? of(.largeTitle) : [])
    subtitle = Self.first(of(.subtitle), hasLargeTitle ? of(.largeSubtitle) : [])
    bottom = of(.bottom)
    status = of(.status)
    keyboard = of(.keyboard)
  }

  /// A part of a page's bars. Each placement belongs to one, or its items would vanish.
  private enum Part {
    case leading, navigation, trailing, primary, pinnedTrailing, secondary
    case principal, title, largeTitle, subtitle, largeSubtitle
    case bottom, status, keyboard

    init(_ placement: ToolbarItemPlacement.Kind) {
      self =
        switch placement {
        case .cancellationAction, .leading: .leading
        case .navigation: .navigation
        case .automatic, .accessory, .destructiveAction, .trailing: .trailing
        case .primaryAction, .confirmationAction: .primary
        case .pinnedTrailing: .pinnedTrailing
        case .secondaryAction: .secondary
        case .principal: .principal
        case .title: .title
        case .largeTitle: .largeTitle
        case .subtitle: .subtitle
        case .largeSubtitle: .largeSubtitle
        case .bottomBar: .bottom
        case .status: .status
        case .keyboard: .keyboard
        }
    }
  }

  /// Moves the items at the bottom to the end of the top bar, before its own. Status items stay: they are there to be read.
  ///
  /// - Parameter isWriting: Whether a text field is focused, so that the keyboard's items are shown as well.
  @MainActor mutating func joinTop(isWriting: Bool) {
    trailing = (isWriting ? keyboard : []) + bottom.filter { !$0.isSpace } + trailing
    bottom = []
    keyboard = []
  }

  private static func first(_ choices: [BarItemNode]...) -> [BarItemNode] { choices.first { !$0.isEmpty } ?? [] }

  /// The items of the bottom bar, leading to trailing, with status items in the middle.
  ///
  /// - Parameter isWriting: Whether a text field is focused, so that the keyboard's items are shown as well.
  func bottomItems(isWriting: Bool) -> [BarItemNode] {
    let keyboard = isWriting ? keyboard : []
    if status.isEmpty { return bottom + keyboard }
    let half = (bottom.count + 1) / 2
    return bottom[..<half] + status + bottom[half...] + keyboard
  }
}
