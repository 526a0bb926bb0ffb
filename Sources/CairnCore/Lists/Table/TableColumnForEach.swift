import Foundation

/// A column for each element of a collection.
///
/// ```swift
/// TableColumnForEach(channels) { channel in
///   TableColumn(channel.name) { (sample: Sample) in Text(sample.level(channel), format: .number) }
/// }
/// ```
nonisolated public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator, Content: TableColumnContent
>: TableColumnContent where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  /// The collection.
  public var data: Data
  /// The content.
  public var content: (Data.Element) -> Content

  /// Creates columns for the elements of a collection, identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Creates columns for the elements of a collection.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  public var _parts: [TableColumnParts<RowValue, Sort>] { data.flatMap { content($0)._parts } }
}
