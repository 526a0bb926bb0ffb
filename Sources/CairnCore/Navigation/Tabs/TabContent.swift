import CairnScreen

/// What a tab view shows one of at a time.
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
    TabContentNode(content, under: parent)
  }

  @MainActor public static func _updateTabs(_ node: _Node, to content: Self) {
    unsafeDowncast(node, to: TabContentNode<Self>.self).update(content)
  }
}

/// Tab content of the library's own, whose nodes are known without asking for a body.
extension TabContent where Body == Self {
  public var body: Self { self }
}

/// Tab content where a view is asked for: both are trees of nodes, and share what holds several or one of two.
nonisolated struct TabContentView<Content: TabContent>: View {
  typealias Body = Never
  let content: Content

  init(_ content: Content) { self.content = content }

  @MainActor static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    Content._makeTabs(view.content, under: parent)
  }

  @MainActor static func _updateNode(_ node: _Node, to view: Self) { Content._updateTabs(node, to: view.content) }
}

/// The node of tab content with a body of its own.
final class TabContentNode<Content: TabContent>: BodyNode {
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
    } else if let body = composite.prepareAndRun(&content, for: self, { TabContentView($0.pointee.body) }) {
      show(body)
    } else {
      show(composite.missing)
    }
  }

  private var body: TabContentView<Content.Body> { TabContentView(content.body) }

  override func willUnmount() { composite.disconnect() }
}

/// Tab content of any type.
///
/// ```swift
/// let tab = AnyTabContent(Tab("Home", systemImage: "house", value: 1) { HomeView() })
/// ```
nonisolated public struct AnyTabContent<SelectionValue: Hashable>: TabContent {
  public typealias TabValue = SelectionValue
  public typealias Body = AnyTabContent<SelectionValue>
  let view: AnyView

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
