import CairnScreen

/// Several views one after the other, as a view builder makes it.
///
/// ```swift
/// let pair: TupleView<(Text, Spacer)> = ViewBuilder.buildBlock(Text("Left"), Spacer())
/// ```
nonisolated public struct TupleView<T>: View {
  public typealias Body = Never

  public var value: T
  /// Knows the members' types, which the tuple's own type does not give away.
  let members: (any TupleMembers.Type)?

  public init(_ value: T) {
    self.value = value
    members = nil
  }

  init(_ value: T, members: any TupleMembers.Type) {
    self.value = value
    self.members = members
  }

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    let node = TupleNode(under: parent)
    if let members = view.members {
      withUnsafePointer(to: view.value) { node.children = members.make(UnsafeRawPointer($0), under: node) }
    } else if let single = view.value as? any View {
      node.children = [makeNode(single, under: node)]
    }
    return node
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    let node = unsafeDowncast(node, to: TupleNode.self)
    if let members = view.members {
      withUnsafePointer(to: view.value) { members.update(node.children, to: UnsafeRawPointer($0)) }
    } else if let single = view.value as? any View {
      updateNode(node.children[0], to: single)
    }
  }

  @MainActor private static func makeNode<V: View>(_ view: V, under parent: _Node) -> _Node {
    V._makeNode(view, under: parent)
  }

  @MainActor private static func updateNode<V: View>(_ node: _Node, to view: V) { V._updateNode(node, to: view) }
}

/// Walks the members of a tuple of views.
protocol TupleMembers {
  @MainActor static func make(_ tuple: UnsafeRawPointer, under parent: _Node) -> [_Node]
  @MainActor static func update(_ nodes: [_Node], to tuple: UnsafeRawPointer)
  @MainActor static func erased(_ tuple: UnsafeRawPointer) -> [AnyView]
}

struct TupleMembersOf<each Member: View>: TupleMembers {
  @MainActor static func make(_ tuple: UnsafeRawPointer, under parent: _Node) -> [_Node] {
    let members = tuple.assumingMemoryBound(to: (repeat each Member).self)
    var nodes: [_Node] = []
    func make<V: View>(_ view: V) { nodes.append(V._makeNode(view, under: parent)) }
    repeat make(each members.pointee)
    return nodes
  }

  @MainActor static func erased(_ tuple: UnsafeRawPointer) -> [AnyView] {
    let members = tuple.assumingMemoryBound(to: (repeat each Member).self)
    var views: [AnyView] = []
    repeat views.append(AnyView(each members.pointee))
    return views
  }

  @MainActor static func update(_ nodes: [_Node], to tuple: UnsafeRawPointer) {
    let members = tuple.assumingMemoryBound(to: (repeat each Member).self)
    var index = 0
    func update<V: View>(_ view: V) {
      V._updateNode(nodes[index], to: view)
      index += 1
    }
    repeat update(each members.pointee)
  }
}

final class TupleNode: Node {
  var children: [Node] = []

  override func forEachChild(_ visit: (Node) -> Void) {
    for child in children { visit(child) }
  }

  override func collectElements(into elements: inout [Element]) {
    for child in children { child.collectElements(into: &elements) }
  }
}
