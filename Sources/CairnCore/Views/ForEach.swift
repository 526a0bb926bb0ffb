import CairnUnsafe
import Foundation

/// A view for each element of a collection, identified by an id: state stays with its element when elements move.
///
/// ```swift
/// ForEach(recipes) { recipe in
///   Text(recipe.name)
/// }
/// ```
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// The content.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// Whether each element is its own id.
  var elementsAreIDs = false
  /// The edits offered to the surrounding list.
  var edits = ForEachEdits()
  let place: SourcePlace?
}

nonisolated extension ForEach: View where Content: View {
  public typealias Body = Never

  @MainActor public static var _holdsRows: Bool { true }

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    if parent.isRightInsideLazyContainer, !Content._holdsRows { return LazyForEachNode(view, under: parent) }
    return ForEachNode(view, under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    if type(of: node) == ForEachNode<Data, ID, Content>.self {
      downcast(node, to: ForEachNode<Data, ID, Content>.self).update(view)
    } else {
      downcast(node, to: LazyForEachNode<Data, ID, Content>.self).update(view)
    }
  }
}

nonisolated extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  // Disfavoured because a binding to a collection is a collection too, and must use the initialiser for bindings.
  /// Creates a view for each element.
  @_disfavoredOverload
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content, _file: StaticString = #fileID,
    _line: UInt = #line
  ) {
    self.init(data: data, content: content, id: { $0.id }, place: SourcePlace(_file, _line))
  }
}

nonisolated extension ForEach where Content: View {
  /// Creates a view for each element, identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content,
    _file: StaticString = #fileID, _line: UInt = #line
  ) {
    self.init(data: data, content: content, id: Self.reader(of: id), place: SourcePlace(_file, _line))
  }

  /// Creates a view for a binding to each element.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content, _file: StaticString = #fileID,
    _line: UInt = #line
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content, _file: _file, _line: _line)
  }

  /// Creates a view for a binding to each element, identified by a property.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    _file: StaticString = #fileID, _line: UInt = #line
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let whole = data.wrappedValue
    let pairs = whole.indices.lazy.map { index in (index, whole[index][keyPath: id]) }
    self.init(data: pairs, content: { content(data[$0.0]) }, id: { $0.1 }, place: SourcePlace(_file, _line))
  }
}

nonisolated extension ForEach {
  /// Creates content that another module knows how to use, such as places on a map.
  package init(_ data: Data, ids id: @escaping (Data.Element) -> ID, contents: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: contents, id: id, place: nil)
  }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number of a range that does not change.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content, _file: StaticString = #fileID,
    _line: UInt = #line
  ) {
    self.init(data: data, content: content, id: { $0 }, elementsAreIDs: true, place: SourcePlace(_file, _line))
  }
}

nonisolated extension ForEach {
  /// Creates content other than views, such as a chart's marks, which has no use for where it was declared.
  package init(_ data: Data, content: @escaping (Data.Element) -> Content, readingID id: @escaping (Data.Element) -> ID)
  {
    self.init(data: data, content: content, id: id, place: nil)
  }

  /// Returns a reader of ids along a key path. A stored property is read straight from memory, because reading
  /// along a key path costs more than everything else an unchanged row does.
  static func reader(of path: KeyPath<Data.Element, ID>) -> (Data.Element) -> ID {
    guard let offset = MemoryLayout<Data.Element>.offset(of: path) else { return { $0[keyPath: path] } }
    return { part(at: offset, of: $0, as: ID.self) }
  }
}
