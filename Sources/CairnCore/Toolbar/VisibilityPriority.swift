import CairnScreen
import CairnUnsafe

/// How long an item stays in a bar without room for all items.
///
/// ```swift
/// ToolbarItem { ShareLink(item: url) }.visibilityPriority(.high)
/// ```
public struct ToolbarItemVisibilityPriority: Comparable, Hashable, Sendable {
  private let rank: Int

  /// Decided by position: the last item leaves first.
  public static let automatic = ToolbarItemVisibilityPriority(rank: 0)
  /// Leaves before other items.
  public static let low = ToolbarItemVisibilityPriority(rank: -1_000_000)
  /// Stays longer than other items.
  public static let high = ToolbarItemVisibilityPriority(rank: 1_000_000)

  private init(rank: Int) { self.rank = rank }

  /// Stays slightly longer than `other`, but not as long as the next higher system priority.
  public init(higherThan other: ToolbarItemVisibilityPriority) { rank = other.rank + 1 }

  /// Leaves slightly before `other`, but not as soon as the next lower system priority.
  public init(lowerThan other: ToolbarItemVisibilityPriority) { rank = other.rank - 1 }

  /// Returns whether one priority is lower than another.
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}

/// Toolbar content whose items have a visibility priority.
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
    let node = downcast(node, to: PriorityItemsNode.self)
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
  /// Sets how long these items stay in a bar without room for all items. The others move into its menu.
  public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
    PrioritizedToolbarContent(content: self, priority: priority)
  }
}

nonisolated extension CustomizableToolbarContent {
  /// Sets how long these items stay in a bar without room for all items. The others move into its menu.
  public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some CustomizableToolbarContent {
    PrioritizedToolbarContent(content: self, priority: priority)
  }
}
