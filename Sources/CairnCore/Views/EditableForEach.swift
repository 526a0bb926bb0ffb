import Foundation

/// The elements of a collection by index and id, for the editable forms of `ForEach` and `List`.
///
/// ```swift
/// ForEach($items, editActions: .all) { $item in Text(item.name) }
/// ```
nonisolated public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  /// An element by its index and id.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  public typealias Index = Base.Index
  public typealias Indices = DefaultIndices<IndexedIdentifierCollection<Base, ID>>
  public typealias Iterator = IndexingIterator<IndexedIdentifierCollection<Base, ID>>
  public typealias SubSequence = Slice<IndexedIdentifierCollection<Base, ID>>

  let base: Base
  let id: KeyPath<Base.Element, ID>

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  /// Returns the element at an index.
  public subscript(position: Base.Index) -> Element { Element(index: position, id: base[position][keyPath: id]) }
  /// Returns the index after another.
  public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
}

nonisolated extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  /// Returns the index before another.
  public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
}

nonisolated extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  /// Returns an index at a distance from another.
  public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index { base.index(i, offsetBy: distance) }
  /// Returns the distance between two indices.
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}

/// The view of one element of an editable collection.
///
/// ```swift
/// ForEach($items, editActions: .all) { $item in Text(item.name) }
/// ```
nonisolated public struct EditableCollectionContent<Content, Data> {
  let content: Content
}

nonisolated extension EditableCollectionContent: View where Content: View {
  public typealias Body = Never

  /// Only wraps its content, whose node stands in its place.
  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    Content._makeNode(view.content, under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    Content._updateNode(node, to: view.content)
  }
}

nonisolated extension ForEach {
  /// Creates a view for each element of a bound collection that the list may edit.
  public init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R,
    _file: StaticString = #fileID, _line: UInt = #line
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content, _file: _file, _line: _line)
  }

  /// Creates a view for each element of a bound collection, identified by a property, that the list may edit.
  public init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R, _file: StaticString = #fileID, _line: UInt = #line
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, R: View, C.Index: Hashable
  {
    self.init(
      data: IndexedIdentifierCollection(base: data.wrappedValue, id: id),
      content: { EditableCollectionContent(content: content(data[$0.index])) }, id: { $0.id },
      place: SourcePlace(_file, _line))
    if editActions.allowsDeletions { edits.delete = Self.deletion(from: data) }
    if editActions.allowsMoves {
      edits.move = { offsets, destination in data.wrappedValue.move(fromOffsets: offsets, toOffset: destination) }
    }
  }

  /// Returns `nil` unless the collection can change its count, which deletion requires.
  private static func deletion<C: MutableCollection>(from data: Binding<C>) -> ((IndexSet) -> Void)? {
    guard let resizable = C.self as? any (MutableCollection & RangeReplaceableCollection).Type else { return nil }
    func delete<R: MutableCollection & RangeReplaceableCollection>(_ type: R.Type, _ offsets: IndexSet) {
      guard var whole = data.wrappedValue as? R else { return }
      whole.remove(atOffsets: offsets)
      if let whole = whole as? C { data.wrappedValue = whole }
    }
    return { delete(resizable, $0) }
  }
}
