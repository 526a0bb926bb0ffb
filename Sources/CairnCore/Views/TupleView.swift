import CairnScreen
@_spi(Reflection) import Swift

/// Several views in sequence, as built by a view builder.
///
/// ```swift
/// let pair: TupleView<(Text, Spacer)> = ViewBuilder.buildBlock(Text("Left"), Spacer())
/// ```
nonisolated public struct TupleView<T>: View {
  public typealias Body = Never

  public var value: T
  /// Knows the members' types, which cannot be had from the tuple's own type.
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
    _addNodes(view, to: node)
    return node
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) { _updateNodes(in: node, to: view) }

  @inline(__always)
  @MainActor public static func _addNodes(_ view: Self, to node: _Node) {
    let node = unsafeDowncast(node, to: PartsNode.self)
    let members = view.members
    withAddress(of: view.value) { members.make($0, in: node) }
  }

  @MainActor public static func _updateNodes(in node: _Node, to view: Self) {
    let node = unsafeDowncast(node, to: PartsNode.self)
    withAddress(of: view.value) { view.members.update(node, to: $0) }
  }
}

/// Calls `body` with the address of a value. `body` is not isolated: a main-actor closure passed to the
/// standard library would check for its thread on every call.
@inline(__always)
func withAddress<Value>(of value: borrowing Value, _ body: (UnsafeRawPointer) -> Void) {
  withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
}

/// Walks the members of a tuple of views.
@usableFromInline
protocol TupleMembers {
  /// Makes the members' nodes.
  @MainActor static func make(_ tuple: UnsafeRawPointer, in node: PartsNode)
  @MainActor static func update(_ node: PartsNode, to tuple: UnsafeRawPointer)
  @MainActor static func parts(_ tuple: UnsafeRawPointer) -> [AnyView]
}

@usableFromInline
struct TupleMembersOf<each Member: View>: TupleMembers {
  @usableFromInline
  @MainActor static func make(_ tuple: UnsafeRawPointer, in node: PartsNode) {
    var place = MemberPlace(in: tuple)
    func make<V: View>(_ view: inout V) { node.add(V._makeNode(view, under: node)) }
    repeat make(&place.next((each Member).self).pointee)
  }

  @usableFromInline
  @MainActor static func parts(_ tuple: UnsafeRawPointer) -> [AnyView] {
    let members = tuple.assumingMemoryBound(to: (repeat each Member).self)
    var views: [AnyView] = []
    repeat views.append(contentsOf: (each members.pointee).parts)
    return views
  }

  @usableFromInline
  @MainActor static func update(_ node: PartsNode, to tuple: UnsafeRawPointer) {
    var place = MemberPlace(in: tuple)
    var index = 0
    func update<V: View>(_ view: inout V) {
      V._updateNode(node.child(at: index), to: view)
      index += 1
    }
    repeat update(&place.next((each Member).self).pointee)
  }
}

/// Iterates over the members of a tuple, which are adjacent in memory.
///
/// Reading them as one tuple would copy it, and a value behind a read-only pointer is copied when passed on. So
/// members are passed as mutable pointers, though nobody mutates them.
private struct MemberPlace {
  private let tuple: UnsafeRawPointer
  private var end = 0

  init(in tuple: UnsafeRawPointer) { self.tuple = tuple }

  @inline(__always)
  mutating func next<V>(_ type: V.Type) -> UnsafeMutablePointer<V> {
    let alignment = MemoryLayout<V>.alignment
    let start = (end + alignment - 1) & ~(alignment - 1)
    end = start + MemoryLayout<V>.size
    return UnsafeMutableRawPointer(mutating: tuple + start).assumingMemoryBound(to: V.self)
  }
}

/// The members of a tuple that was not made by a view builder, found by reflection. Members that are not views
/// are skipped.
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

  @MainActor static func make(_ tuple: UnsafeRawPointer, in node: PartsNode) {
    func make<V: View>(_ type: V.Type, _ address: UnsafeRawPointer) {
      node.add(V._makeNode(address.assumingMemoryBound(to: V.self).pointee, under: node))
    }
    forEachMember(of: tuple) { make($0, $1) }
  }

  @MainActor static func update(_ node: PartsNode, to tuple: UnsafeRawPointer) {
    var index = 0
    func update<V: View>(_ type: V.Type, _ address: UnsafeRawPointer) {
      V._updateNode(node.child(at: index), to: address.assumingMemoryBound(to: V.self).pointee)
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
    // A one-element tuple is the element itself.
    if let single = T.self as? any View.Type { return visit(single, tuple) }
    _forEachField(of: T.self, options: .none) { _, offset, type, _ in
      if let type = type as? any View.Type { visit(type, tuple + offset) }
      return true
    }
  }
}

/// The node of several views in sequence, where the surrounding node does not hold their nodes itself.
@usableFromInline
final class TupleNode: PartsNode {
  init(under parent: borrowing Node) { super.init(under: parent) }

  override func collectRows(into rows: inout RowCollector) { collectRowsBelow(into: &rows) }
}
