import CairnScreen
import CairnUnsafe

/// The tabs of a tab view, of which one is shown at a time.
///
/// ```swift
/// struct MainTabs: TabContent {
///   var body: some TabContent<Section> {
///     Tab("Home", systemImage: "house", value: .home) { HomeView() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
  associatedtype Body: TabContent
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }

  @MainActor static func _makeTabs(_ content: Self, under parent: _Node) -> _Node
  @MainActor static func _updateTabs(_ node: _Node, to content: Self)
}

extension TabContent {
  @MainActor public static func _makeTabs(_ content: Self, under parent: _Node) -> _Node {
    BridgedNode<TabContentView<Self>>(content, under: parent)
  }

  @MainActor public static func _updateTabs(_ node: _Node, to content: Self) {
    downcast(node, to: BridgedNode<TabContentView<Self>>.self).update(content)
  }
}

/// Built-in tab content. Its nodes are known, so its body is never evaluated.
extension TabContent where Body == Self {
  public var body: Self { self }
}

/// Tab content as a view. Both form trees of nodes, so they share the nodes for tuples and branches.
nonisolated struct TabContentView<Content: TabContent>: BridgedView {
  typealias Body = Never
  let content: Content

  init(_ content: Content) { self.content = content }

  @MainActor static func bodyView(of content: Content) -> TabContentView<Content.Body> {
    TabContentView<Content.Body>(content.body)
  }

  @MainActor static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    Content._makeTabs(view.content, under: parent)
  }

  @MainActor static func _updateNode(_ node: _Node, to view: Self) { Content._updateTabs(node, to: view.content) }
}

/// Type-erased tab content.
///
/// ```swift
/// let tab = AnyTabContent(Tab("Home", systemImage: "house", value: 1) { HomeView() })
/// ```
nonisolated public struct AnyTabContent<SelectionValue: Hashable>: TabContent {
  public typealias TabValue = SelectionValue
  public typealias Body = AnyTabContent<SelectionValue>
  let view: AnyView

  /// Hides the type of a tab.
  public init<T: TabContent>(_ tabContent: T) where SelectionValue == T.TabValue {
    view = AnyView(TabContentView(tabContent))
  }

  @MainActor public static func _makeTabs(_ content: Self, under parent: _Node) -> _Node {
    AnyView._makeNode(content.view, under: parent)
  }

  @MainActor public static func _updateTabs(_ node: _Node, to content: Self) {
    AnyView._updateNode(node, to: content.view)
  }
}
