import CairnScreen

/// What goes into the bars around a page.
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

/// Toolbar content that a person may rearrange.
///
/// ```swift
/// view.toolbar(id: "tools") { ToolbarItem(id: "add") { AddButton() } }
/// ```
public protocol CustomizableToolbarContent: ToolbarContent where Self.Body: CustomizableToolbarContent {}

extension ToolbarContent {
  @MainActor public static func _makeItems(_ content: Self, under parent: _Node) -> _Node {
    ToolbarContentNode(content, under: parent)
  }

  @MainActor public static func _updateItems(_ node: _Node, to content: Self) {
    unsafeDowncast(node, to: ToolbarContentNode<Self>.self).update(content)
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

/// Toolbar content where a view is asked for: both are trees of nodes, and share what holds several or one of two.
nonisolated struct ToolbarContentView<Content: ToolbarContent>: View {
  typealias Body = Never
  let content: Content

  init(_ content: Content) { self.content = content }

  @MainActor static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    Content._makeItems(view.content, under: parent)
  }

  @MainActor static func _updateNode(_ node: _Node, to view: Self) { Content._updateItems(node, to: view.content) }
}

/// The node of toolbar content with a body of its own.
final class ToolbarContentNode<Content: ToolbarContent>: BodyNode {
  @exclusivity(unchecked) private var content: Content
  @exclusivity(unchecked) private var composite: CompositeBody

  init(_ content: Content, under parent: Node) {
    self.content = content
    composite = CompositeBody(parent.graph.type(Content.self))
    super.init(under: parent)
    composite.connect(&self.content, for: self)
    invalidate()
  }

  func update(_ new: Content) {
    var new = new
    if composite.isSame(&content, &new) { return }
    content = new
    composite.connect(&content, for: self)
    invalidate()
  }

  override func run() {
    if composite.isReady {
      show(composite.run(for: self) { body })
    } else if let body = composite.prepareAndRun(&content, for: self, { ToolbarContentView($0.pointee.body) }) {
      show(body)
    } else {
      show(composite.missing)
    }
  }

  private var body: ToolbarContentView<Content.Body> { ToolbarContentView(content.body) }

  override func willUnmount() { composite.disconnect() }
}
