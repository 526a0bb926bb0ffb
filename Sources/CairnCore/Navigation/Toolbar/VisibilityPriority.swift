import CairnScreen

/// How long an item stays in a bar that has not room for all.
///
/// ```swift
/// ToolbarItem { ShareLink(item: url) }.visibilityPriority(.high)
/// ```
public struct ToolbarItemVisibilityPriority: Comparable, Hashable, Sendable {
  private let rank: Int

  /// As long as where it stands says: the last goes first.
  public static let automatic = ToolbarItemVisibilityPriority(rank: 0)
  /// Not as long as others.
  public static let low = ToolbarItemVisibilityPriority(rank: -1_000_000)
  /// Longer than others.
  public static let high = ToolbarItemVisibilityPriority(rank: 1_000_000)

  private init(rank: Int) { self.rank = rank }

  /// A little longer than another; not as long as what the system has above it.
  public init(higherThan other: ToolbarItemVisibilityPriority) { rank = other.rank + 1 }

  /// Not quite as long as another; longer than what the system has below it.
  public init(lowerThan other: ToolbarItemVisibilityPriority) { rank = other.rank - 1 }

  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}

/// Toolbar content whose items stay in the bar for longer than others, or not as long.
nonisolated struct PrioritizedToolbarContent<Content: ToolbarContent>: ToolbarContent {
  typealias Body = Never
  let content: Content
  let priority: ToolbarItemVisibilityPriority

  @MainActor static func _makeItems(_ content: Self, under parent: _Node) -> _Node {
    let node = PriorityItemsNode(content.priority, under: parent)
    node.child = Content._makeItems(content.content, under: node)
    return node
  }

  @MainActor static func _updateItems(_ node: _Node, to content: Self) {
    let node = unsafeDowncast(node, to: PriorityItemsNode.self)
    node.priority = content.priority
    Content._updateItems(node.child, to: content.content)
  }
}

nonisolated extension PrioritizedToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

final class PriorityItemsNode: UnaryNode {
  var priority: ToolbarItemVisibilityPriority {
    didSet { if priority != oldValue { preferencesChanged() } }
  }

  init(_ priority: ToolbarItemVisibilityPriority, under parent: Node) {
    self.priority = priority
    super.init(under: parent)
  }

  override func gather(_ collector: PreferenceCollector) {
    guard let page = collector as? PageCollector else { return super.gather(collector) }
    let outer = page.priority
    page.priority = priority
    super.gather(collector)
    page.priority = outer
  }
}

nonisolated extension ToolbarContent {
  /// Says how long these items stay in a bar that has not room for all; the others go into its menu.
  public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
    PrioritizedToolbarContent(content: self, priority: priority)
  }
}

nonisolated extension CustomizableToolbarContent {
  /// Says how long these items stay in a bar that has not room for all; the others go into its menu.
  public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some CustomizableToolbarContent {
    PrioritizedToolbarContent(content: self, priority: priority)
  }
}
