import CairnScreen
import CairnUnsafe

/// The content of the bars around a page.
///
/// ```swift
/// struct EditingTools: ToolbarContent {
///   var body: some ToolbarContent {
///     ToolbarItem(placement: .primaryAction) { Button("Add") { add() } }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  @MainActor static func _makeItems(_ content: Self, under parent: _Node) -> _Node
  @MainActor static func _updateItems(_ node: _Node, to content: Self)
}

/// Toolbar content the user can rearrange.
///
/// ```swift
/// view.toolbar(id: "tools") { ToolbarItem(id: "add") { AddButton() } }
/// ```
public protocol CustomizableToolbarContent: ToolbarContent where Self.Body: CustomizableToolbarContent {}

extension ToolbarContent {
  @MainActor public static func _makeItems(_ content: Self, under parent: _Node) -> _Node {
    BridgedNode<ToolbarContentView<Self>>(content, under: parent)
  }

  @MainActor public static func _updateItems(_ node: _Node, to content: Self) {
    downcast(node, to: BridgedNode<ToolbarContentView<Self>>.self).update(content)
  }
}

extension ToolbarContent where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is primitive toolbar content; it has no body to call.")
  }
}

extension Never: CustomizableToolbarContent {
  @MainActor public static func _makeItems(_ content: Never, under parent: _Node) -> _Node {}

  @MainActor public static func _updateItems(_ node: _Node, to content: Never) {}
}

/// Toolbar content as a view. Both form trees of nodes, so they share the nodes for tuples and branches.
nonisolated struct ToolbarContentView<Content: ToolbarContent>: BridgedView {
  typealias Body = Never
  let content: Content

  init(_ content: Content) { self.content = content }

  @MainActor static func bodyView(of content: Content) -> ToolbarContentView<Content.Body> {
    ToolbarContentView<Content.Body>(content.body)
  }

  @MainActor static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    Content._makeItems(view.content, under: parent)
  }

  @MainActor static func _updateNode(_ node: _Node, to view: Self) { Content._updateItems(node, to: view.content) }
}
