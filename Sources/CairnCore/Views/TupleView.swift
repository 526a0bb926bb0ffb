import CairnScreen
@_spi(Reflection) import Swift

/// Several views one after the other, as a view builder makes it.
///
/// ```swift
/// let pair: TupleView<(Text, Spacer)> = ViewBuilder.buildBlock(Text("Left"), Spacer())
/// ```
nonisolated public struct TupleView<T>: View {
  public typealias Body = Never

  public var value: T
  /// Knows the members' types, which the tuple's own type does not give away.
  @usableFromInline let members: any TupleMembers.Type

  public init(_ value: T) {
    self.value = value
    members = ReflectedTupleMembers<T>.self
  }

  @inlinable
  init(_ value: T, members: any TupleMembers.Type) {
    self.value = value
    self.members = members
  }

  @MainActor public static var _holdsRows: Bool { ReflectedTupleMembers<T>.holdRows }

  @inline(__always)
  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    let node = TupleNode(under: parent)
    let members = view.members
    withAddress(of: view.value) { node.children = members.make($0, under: node) }
    return node
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    let node = unsafeDowncast(node, to: TupleNode.self)
    withAddress(of: view.value) { view.members.update(node.children, to: $0) }
  }
}

/// Where a value is. A closure of the main actor that the standard library is handed asks for its thread whenever it is
/// called; this one is not checked again.
@inline(__always)
func withAddress<Value>(of value: borrowing Value, _ body: (UnsafeRawPointer) -> Void) {
  withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
}

/// Walks the members of a tuple of views.
@usableFromInline
protocol TupleMembers {
  @MainActor static func make(_ tuple: UnsafeRawPointer, under parent: _Node) -> [_Node]
  @MainActor static func update(_ nodes: [_Node], to tuple: UnsafeRawPointer)
  @MainActor static func parts(_ tuple: UnsafeRawPointer) -> [AnyView]
}

@usableFromInline
struct TupleMembersOf<each Member: View>: TupleMembers {
  @usableFromInline
  @MainActor static func make(_ tuple: UnsafeRawPointer, under parent: _Node) -> [_Node] {
    var count = 0
    for _ in repeat (each Member).self { count += 1 }
    var nodes: [_Node] = []
    nodes.reserveCapacity(count)
    // Members lie one behind the other. Reading them as one tuple would copy it.
    var end = 0
    func make<V: View>(_ type: V.Type) {
      let alignment = MemoryLayout<V>.alignment
      let start = (end + alignment - 1) & ~(alignment - 1)
      end = start + MemoryLayout<V>.size
      nodes.append(V._makeNode((tuple + start).assumingMemoryBound(to: V.self).pointee, under: parent))
    }
    repeat make((each Member).self)
    return nodes
  }

  @usableFromInline
  @MainActor static func parts(_ tuple: UnsafeRawPointer) -> [AnyView] {
    let members = tuple.assumingMemoryBound(to: (repeat each Member).self)
    var views: [AnyView] = []
    repeat views.append(contentsOf: (each members.pointee).parts)
    return views
  }

  @usableFromInline
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

/// The members of a tuple that no view builder made, found by reflection. What is not a view is passed over.
struct ReflectedTupleMembers<T>: TupleMembers {
  @MainActor static var holdRows: Bool {
    if let single = T.self as? any View.Type { return single._holdsRows }
    var holds = false
    _forEachField(of: T.self, options: .none) { _, _, type, _ in
      if let type = type as? any View.Type, type._holdsRows { holds = true }
      return true
    }
    return holds
  }

  @MainActor static func make(_ tuple: UnsafeRawPointer, under parent: _Node) -> [_Node] {
    var nodes: [_Node] = []
    func make<V: View>(_ type: V.Type, _ address: UnsafeRawPointer) {
      nodes.append(V._makeNode(address.assumingMemoryBound(to: V.self).pointee, under: parent))
    }
    forEachMember(of: tuple) { make($0, $1) }
    return nodes
  }

  @MainActor static func update(_ nodes: [_Node], to tuple: UnsafeRawPointer) {
    var index = 0
    func update<V: View>(_ type: V.Type, _ address: UnsafeRawPointer) {
      V._updateNode(nodes[index], to: address.assumingMemoryBound(to: V.self).pointee)
      index += 1
    }
    forEachMember(of: tuple) { update($0, $1) }
  }

  @MainActor static func parts(_ tuple: UnsafeRawPointer) -> [AnyView] {
    var views: [AnyView] = []
    func add<V: View>(_ type: V.Type, _ address: UnsafeRawPointer) {
      views += address.assumingMemoryBound(to: V.self).pointee.parts
    }
    forEachMember(of: tuple) { add($0, $1) }
    return views
  }

  @MainActor private static func forEachMember(
    of tuple: UnsafeRawPointer, _ visit: (any View.Type, UnsafeRawPointer) -> Void
  ) {
    // A tuple of one is the one itself.
    if let single = T.self as? any View.Type { return visit(single, tuple) }
    _forEachField(of: T.self, options: .none) { _, offset, type, _ in
      if let type = type as? any View.Type { visit(type, tuple + offset) }
      return true
    }
  }
}

final class TupleNode: Node {
  @exclusivity(unchecked) var children: [Node] = []

  override func forEachChild(_ visit: (Node) -> Void) {
    for child in children { visit(child) }
  }

  override func collectElements(into elements: inout [Element]) {
    for child in children { child.collectElements(into: &elements) }
  }

  override func collectRows(into rows: inout RowCollector) { collectRowsBelow(into: &rows) }
}
