/// The edits a list may make to a bound collection.
///
/// ```swift
/// ForEach($items, editActions: [.delete, .move]) { $item in Text(item.name) }
/// ```
nonisolated public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  /// Creates the set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  fileprivate static var moving: Self { EditActions(rawValue: 1 << 0) }
  fileprivate static var deleting: Self { EditActions(rawValue: 1 << 1) }

  /// All edits the collection supports.
  public static var all: EditActions<Data> { [] }

  var allowsMoves: Bool { contains(.moving) }
  var allowsDeletions: Bool { contains(.deleting) }
}

nonisolated extension EditActions where Data: RangeReplaceableCollection {
  /// Elements can be deleted.
  public static var delete: EditActions<Data> { .deleting }
  /// Deleting.
  public static var all: EditActions<Data> { .deleting }
}

nonisolated extension EditActions where Data: MutableCollection {
  /// Elements can be reordered.
  public static var move: EditActions<Data> { .moving }
  /// Moving.
  public static var all: EditActions<Data> { .moving }
}

nonisolated extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  /// Deleting and moving.
  public static var all: EditActions<Data> { [.deleting, .moving] }
}
