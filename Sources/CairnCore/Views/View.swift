/// A piece of the user interface, described by what it is made of.
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
  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node that lives as long as this view's identity.
  @MainActor static func _makeNode(_ view: Self, under parent: _Node) -> _Node
  /// Whether in a list the view may stand for sections, or for rows of a collection, instead of for one row.
  @MainActor static var _holdsRows: Bool { get }
  /// Gives a node made by `_makeNode` of the same type a later value of the view.
  @MainActor static func _updateNode(_ node: _Node, to view: Self)
  /// Makes the nodes of the view right below a node that takes any number of them: a tuple needs none of its own there.
  @MainActor static func _addNodes(_ view: Self, to node: _Node)
  /// Gives nodes made by `_addNodes` of the same type a later value of the view.
  @MainActor static func _updateNodes(in node: _Node, to view: Self)
}

extension View {
  @inlinable
  @MainActor public static func _addNodes(_ view: Self, to node: _Node) {
    unsafeDowncast(node, to: PartsNode.self).add(_makeNode(view, under: node))
  }

  @inlinable
  @MainActor public static func _updateNodes(in node: _Node, to view: Self) {
    _updateNode(unsafeDowncast(node, to: PartsNode.self).child(at: 0), to: view)
  }
}

extension View {
  // Compiled into the app, where the type of the node is known and need not be looked up.
  @inlinable
  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    CompositeNode<Self, Body>(view, under: parent) { $0.pointee.body }
  }

  @inlinable
  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: CompositeNode<Self, Body>.self).update(view)
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
