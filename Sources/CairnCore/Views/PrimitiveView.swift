import CairnScreen
import CairnUnsafe

/// A view that is a single element without children: a text, an image, a spacer.
public protocol _LeafView: View where Body == Never {
  @MainActor static var _role: ElementRole { get }
  /// Writes the view into its element. Its reads of the environment are tracked.
  @MainActor func _fill(_ element: _ElementHandle)
  /// Handles an event on the element. Returns false if it cannot.
  @MainActor func _handle(_ event: _EventHandle, in node: _Node) -> Bool
  /// Whether two values look the same, so that the element need not be filled again.
  @MainActor static func _isSame(_ a: inout Self, _ b: inout Self, for node: _Node) -> Bool
}

/// A view that is one element with others inside it: a stack, a button.
public protocol _ContainerView: View where Body == Never {
  associatedtype _Content: View
  @MainActor var _shell: any _ContainerShell { get }
  @MainActor var _content: _Content { get }
  /// Makes the node. An instance method, because finding the parts from the type alone would require looking them up.
  @MainActor func _makeNode(under parent: _Node) -> _Node
}

/// A container without its content: the source of its element, and the handler of its events.
///
/// The node keeps the shell instead of the view. In nested stacks, each node would otherwise keep a copy of
/// everything inside it.
public protocol _ContainerShell {
  @MainActor static var _role: ElementRole { get }
  /// Writes the shell into its element. Its reads of the environment are tracked.
  @MainActor func _fill(_ element: _ElementHandle)
  /// Handles an event on the element. Returns false if it cannot.
  @MainActor func _handle(_ event: _EventHandle, in node: _Node) -> Bool
  // Requirements, so that they are compiled for each kind of shell.
  @MainActor func _makeNode(under parent: _Node) -> _Node
  @MainActor func _updateNode(_ node: _Node)
}

/// An element and the environment of the node that fills it, as primitive views see them.
@MainActor
public struct _ElementHandle {
  package let element: Element
  let node: _Node
  var scope: Scope { node.scope }

  /// Returns the value of a key at the view's place; the read is tracked. The fast path for what nearly every
  /// view reads.
  @inline(__always)
  func reading<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    let box = node.scope.box(key)
    node.didRead(box)
    return box.value
  }

  /// The environment at the view's place; reads are tracked.
  var environment: EnvironmentValues { EnvironmentValues(in: node.scope) }
}

/// An event on its way to the view that handles it.
public struct _EventHandle: Sendable {
  package let event: ElementEvent
}

extension _LeafView {
  @MainActor public static func _isSame(_ a: inout Self, _ b: inout Self, for node: _Node) -> Bool {
    node.graph.type(Self.self).plan.isSame(&a, &b)
  }

  @MainActor public func _handle(_ event: _EventHandle, in node: _Node) -> Bool { false }

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node { LeafNode(view, under: parent) }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    downcast(node, to: LeafNode<Self>.self).update(view)
  }
}

extension _ContainerView {
  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node { view._makeNode(under: parent) }

  @MainActor public func _makeNode(under parent: _Node) -> _Node {
    let node = downcast(_shell._makeNode(under: parent), to: AnyContainerNode.self)
    node.fill(with: _content)
    return node
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    let node = downcast(node, to: AnyContainerNode.self)
    view._shell._updateNode(node)
    _Content._updateNodes(in: node, to: view._content)
  }
}

extension _ContainerShell {
  /// Makes the node of a view with this shell. The fast path for the most common views.
  @inline(__always)
  @MainActor func makeNode<Content: View>(around content: borrowing Content, under parent: Node) -> Node {
    let node = ContainerNode(self, under: parent)
    node.fill(with: content)
    return node
  }

  @MainActor public func _handle(_ event: _EventHandle, in node: _Node) -> Bool { false }

  @MainActor public func _makeNode(under parent: _Node) -> _Node { ContainerNode(self, under: parent) }

  @MainActor public func _updateNode(_ node: _Node) { downcast(node, to: ContainerNode<Self>.self).update(self) }
}
