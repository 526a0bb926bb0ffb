import CairnScreen
import CairnUnsafe

/// A view whose life ends when its id changes.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View {
  typealias Body = Never
  let content: Content
  let id: ID

  @MainActor static var _holdsRows: Bool { Content._holdsRows }

  @MainActor static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    let node = IdentifiedNode<ID>(view.id, under: parent)
    node.child = Content._makeNode(view.content, under: node)
    return node
  }

  @MainActor static func _updateNode(_ node: _Node, to view: Self) {
    let node = downcast(node, to: IdentifiedNode<ID>.self)
    if node.id == view.id {
      Content._updateNode(node.child, to: view.content)
    } else {
      node.replace(view.id) { Content._makeNode(view.content, under: node) }
    }
  }
}

/// A view that may have an id from `id(_:)`, which is known before the view is shown.
protocol ViewWithOwnID {
  func hasOwnID(_ id: AnyHashable) -> Bool
}

nonisolated extension IdentifiedView: ViewWithOwnID {
  func hasOwnID(_ id: AnyHashable) -> Bool {
    AnyHashable(self.id) == id || (content as? any ViewWithOwnID)?.hasOwnID(id) == true
  }
}

nonisolated extension _ConditionalContent: ViewWithOwnID {
  func hasOwnID(_ id: AnyHashable) -> Bool {
    switch storage {
    case .first(let content): (content as? any ViewWithOwnID)?.hasOwnID(id) == true
    case .second(let content): (content as? any ViewWithOwnID)?.hasOwnID(id) == true
    }
  }
}

nonisolated extension AnyView: ViewWithOwnID {
  func hasOwnID(_ id: AnyHashable) -> Bool { (view as? any ViewWithOwnID)?.hasOwnID(id) == true }
}

final class IdentifiedNode<ID: Hashable>: UnaryNode {
  private(set) var id: ID

  init(_ id: ID, under parent: Node) {
    self.id = id
    super.init(under: parent)
  }

  func replace(_ id: ID, _ make: () -> Node) {
    self.id = id
    child.unmount()
    child = make()
    structureChanged()
  }
}

nonisolated extension View {
  /// Ties the view's identity to a value: a different value makes it a different view, with fresh state.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}

/// A view that is compared with `==` before its body runs.
///
/// ```swift
/// Chart(data: data).equatable()
/// ```
nonisolated public struct EquatableView<Content: Equatable & View>: View {
  public typealias Body = Never
  /// The content.
  public var content: Content

  /// Creates a view that is updated only if it differs.
  public init(content: Content) { self.content = content }

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    let node = EquatableNode<Content>(view.content, under: parent)
    node.child = Content._makeNode(view.content, under: node)
    return node
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    let node = downcast(node, to: EquatableNode<Content>.self)
    guard node.content != view.content else { return }
    node.content = view.content
    Content._updateNode(node.child, to: view.content)
  }
}

final class EquatableNode<Content: Equatable>: UnaryNode {
  var content: Content

  init(_ content: Content, under parent: Node) {
    self.content = content
    super.init(under: parent)
  }
}

nonisolated extension View where Self: Equatable {
  /// Compares this view with `==` before its body runs.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
