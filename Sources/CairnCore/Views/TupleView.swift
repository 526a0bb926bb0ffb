import CairnScreen
import CairnUnsafe

/// Several views in sequence, as built by a view builder.
///
/// ```swift
/// let pair: TupleView<(Text, Spacer)> = ViewBuilder.buildBlock(Text("Left"), Spacer())
/// ```
nonisolated public struct TupleView<T>: View {
  public typealias Body = Never

  /// The parts, as a tuple.
  public var value: T
  /// Knows the members' types, which cannot be had from the tuple's own type.
  @usableFromInline let members: any TupleMembers.Type

  /// Creates views from a tuple.
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
    let node = downcast(node, to: PartsNode.self)
    let members = view.members
    ValuePlace.of(constant: view.value) { members.make($0, in: node) }
  }

  @MainActor public static func _updateNodes(in node: _Node, to view: Self) {
    let node = downcast(node, to: PartsNode.self)
    ValuePlace.of(constant: view.value) { view.members.update(node, to: $0) }
  }
}

/// Walks the members of a tuple of views.
@usableFromInline
protocol TupleMembers {
  /// Makes the members' nodes.
  @MainActor static func make(_ tuple: ValuePlace, in node: PartsNode)
  @MainActor static func update(_ node: PartsNode, to tuple: ValuePlace)
  @MainActor static func parts(_ tuple: ValuePlace) -> [AnyView]
}

@usableFromInline
struct TupleMembersOf<each Member: View>: TupleMembers {
  @usableFromInline
  @MainActor static func make(_ tuple: ValuePlace, in node: PartsNode) {
    var places = TupleMemberPlaces(in: tuple)
    func make<V: View>(_ type: V.Type) {
      places.next(type).use(as: type) { node.add(V._makeNode($0, under: node)) }
    }
    repeat make((each Member).self)
  }

  @usableFromInline
  @MainActor static func parts(_ tuple: ValuePlace) -> [AnyView] {
    var places = TupleMemberPlaces(in: tuple)
    var views: [AnyView] = []
    func add<V: View>(_ type: V.Type) { views += places.next(type).use(as: type) { $0.parts } }
    repeat add((each Member).self)
    return views
  }

  @usableFromInline
  @MainActor static func update(_ node: PartsNode, to tuple: ValuePlace) {
    var places = TupleMemberPlaces(in: tuple)
    var index = 0
    func update<V: View>(_ type: V.Type) {
      places.next(type).use(as: type) { V._updateNode(node.child(at: index), to: $0) }
      index += 1
    }
    repeat update((each Member).self)
  }
}

/// The members of a tuple that was not made by a view builder, found by reflection. Members that are not views
/// are skipped.
struct ReflectedTupleMembers<T>: TupleMembers {
  @MainActor static var holdRows: Bool {
    if let single = T.self as? any View.Type { return single._holdsRows }
    var holds = false
    StoredFields.forEach(of: T.self) { _, type in
      if let type = type as? any View.Type, type._holdsRows { holds = true }
      return true
    }
    return holds
  }

  @MainActor static func make(_ tuple: ValuePlace, in node: PartsNode) {
    func make<V: View>(_ type: V.Type, _ place: ValuePlace) {
      place.use(as: type) { node.add(V._makeNode($0, under: node)) }
    }
    forEachMember(of: tuple) { make($0, $1) }
  }

  @MainActor static func update(_ node: PartsNode, to tuple: ValuePlace) {
    var index = 0
    func update<V: View>(_ type: V.Type, _ place: ValuePlace) {
      place.use(as: type) { V._updateNode(node.child(at: index), to: $0) }
      index += 1
    }
    forEachMember(of: tuple) { update($0, $1) }
  }

  @MainActor static func parts(_ tuple: ValuePlace) -> [AnyView] {
    var views: [AnyView] = []
    func add<V: View>(_ type: V.Type, _ place: ValuePlace) {
      views += place.use(as: type) { $0.parts }
    }
    forEachMember(of: tuple) { add($0, $1) }
    return views
  }

  @MainActor private static func forEachMember(
    of tuple: ValuePlace, _ visit: (any View.Type, ValuePlace) -> Void
  ) {
    // A one-element tuple is the element itself.
    if let single = T.self as? any View.Type { return visit(single, tuple) }
    StoredFields.forEach(of: T.self) { offset, type in
      if let type = type as? any View.Type { visit(type, tuple.part(at: offset)) }
      return true
    }
  }
}

/// The node of several views in sequence, where the surrounding node does not hold their nodes itself.
@usableFromInline
final class TupleNode: PartsNode {
  init(under parent: borrowing Node) { super.init(under: parent) }

  override func collectRows(into rows: inout RowCollector) { collectRowsOfEach(into: &rows) }
}
