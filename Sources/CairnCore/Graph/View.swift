import CairnUnsafe

/// A piece of the user interface, described by its body.
///
/// ```swift
/// struct Greeting: View {
///   var name: String
///   var body: some View { Text("Hello, \(name)") }
/// }
/// ```
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node that lives as long as this view's identity.
  @MainActor static func _makeNode(_ view: Self, under parent: _Node) -> _Node
  /// Whether the view may stand for sections or for a collection's rows in a list, rather than for a single row.
  @MainActor static var _holdsRows: Bool { get }
  /// Updates a node made by `_makeNode` of the same type to a new value of the view.
  @MainActor static func _updateNode(_ node: _Node, to view: Self)
  /// Adds the view's nodes to a node that takes any number of them: a tuple needs no separate node there.
  @MainActor static func _addNodes(_ view: Self, to node: _Node)
  /// Updates nodes made by `_addNodes` of the same type to a new value of the view.
  @MainActor static func _updateNodes(in node: _Node, to view: Self)
}

extension View {
  @inlinable
  @MainActor public static func _addNodes(_ view: Self, to node: _Node) {
    downcast(node, to: PartsNode.self).add(_makeNode(view, under: node))
  }

  @inlinable
  @MainActor public static func _updateNodes(in node: _Node, to view: Self) {
    _updateNode(downcast(node, to: PartsNode.self).child(at: 0), to: view)
  }
}

extension View {
  // Compiled into the app, where the node's type is known and need not be looked up.
  @inlinable
  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    CompositeNode<Self, Body>(view, under: parent) { $0.body }
  }

  @inlinable
  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    downcast(node, to: CompositeNode<Self, Body>.self).update(view)
  }
}

extension View {
  @inlinable
  @MainActor public static var _holdsRows: Bool { Body._holdsRows }
}

extension View where Body == Never {
  @inlinable
  @MainActor public static var _holdsRows: Bool { false }
}

extension Never: View {
  @MainActor public static var _holdsRows: Bool { false }

  public var body: Never { return preconditionFailure("There is no value of this type.") }

  @MainActor public static func _makeNode(_ view: Never, under parent: _Node) -> _Node {}

  @MainActor public static func _updateNode(_ node: _Node, to view: Never) {}
}

extension View where Body == Never {
  /// Never called: the engine knows primitive views by their nodes.
  public var body: Never { preconditionFailure("\(Self.self) is a primitive view; it has no body to call.") }
}
