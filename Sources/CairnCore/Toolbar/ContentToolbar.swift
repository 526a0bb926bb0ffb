import CairnScreen
import CairnUnsafe

/// The part of the content a toolbar belongs to.
///
/// ```swift
/// .contentToolbar(for: .tabViewSidebar) { Button("Add") { add() } }
/// ```
public struct ContentToolbarPlacement: Sendable, Equatable {
  /// The tab sidebar.
  public static var tabViewSidebar: ContentToolbarPlacement { ContentToolbarPlacement() }
}

nonisolated extension View {
  /// Adds views to the toolbar of a part of this view.
  public func contentToolbar<Content: View>(
    for placement: ContentToolbarPlacement, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(TabExtraModifier(place: .sidebarToolbar, extra: content()))
  }

  /// Adds items to the toolbar of a part of this view.
  public func contentToolbar<Content: ToolbarContent>(
    for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(TabExtraModifier(place: .sidebarToolbar, extra: SidebarItems(items: content())))
  }
}

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
