import CairnScreen
import CairnValues

/// The elements of a tree. Elements with children can be expanded.
///
/// ```swift
/// List { OutlineGroup(folders, children: \.children) { Text($0.name) } }
/// ```
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let roots: [Data.Element]
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
}

nonisolated extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  @MainActor public static var _holdsRows: Bool { true }

  @MainActor public var body: some View { OutlineLevel(outline: self, elements: roots) }
}

/// The elements at one level of a tree.
nonisolated struct OutlineLevel<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf: View, Subgroup>: View {
  let outline: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
  let elements: [Data.Element]

  @MainActor static var _holdsRows: Bool { true }

  @MainActor var body: some View {
    ForEach(data: elements, content: { OutlineNode(outline: outline, element: $0) }, id: outline.id, place: nil)
  }
}

/// An element of a tree. Its children are created when it is expanded, so a tree may have any depth.
nonisolated struct OutlineNode<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf: View, Subgroup>: View {
  let outline: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
  let element: Data.Element

  @MainActor static var _holdsRows: Bool { true }

  @MainActor var body: some View {
    if let children = outline.children(element) {
      DisclosureGroup {
        AnyView(OutlineLevel(outline: outline, elements: Array(children)))
      } label: {
        outline.content(element)
      }
    } else {
      outline.content(element)
    }
  }
}

/// The children of an expanded element.
///
/// ```swift
/// let type = OutlineSubgroupChildren.self
/// ```
nonisolated public struct OutlineSubgroupChildren: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node { EmptyNode(under: parent) }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {}
}

nonisolated extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  /// Creates the outline of one element's tree.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(roots: [root], id: { $0.id }, children: { $0[keyPath: children] }, content: content)
  }

  /// Creates the outline of several elements' trees.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(roots: Array(data), id: { $0.id }, children: { $0[keyPath: children] }, content: content)
  }
}

nonisolated extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates the outline of one element's tree.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: [root], id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }

  /// Creates the outline of several elements' trees.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: Array(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }
}
