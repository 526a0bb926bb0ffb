import CairnScreen
import CairnUnsafe

/// The items of a toolbar, shown where they are declared.
nonisolated struct SidebarItems<Items: ToolbarContent>: View {
  typealias Body = Never
  let items: Items

  @MainActor static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    let node = SidebarItemsNode(under: parent)
    node.child = Items._makeItems(view.items, under: node)
    return node
  }

  @MainActor static func _updateNode(_ node: _Node, to view: Self) {
    Items._updateItems(downcast(node, to: SidebarItemsNode.self).child, to: view.items)
  }
}

final class SidebarItemsNode: UnaryNode {
  private var items: [BarItemNode] = []

  init(under parent: Node) {
    super.init(under: parent)
    flags.insert(.collectsPreferences)
    graph.enqueuePreferences(self)
  }

  override func readPreferences() {
    let collector = PageCollector()
    child.gather(collector)
    items = collector.settings.items.map(\.node)
    structureChanged()
  }

  override func gather(_ collector: PreferenceCollector) {}

  override func collectElements(into elements: inout [Element]) { elements += items.map(\.element) }
}
