import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// A column of a table: its label, and its cell for a row's value.
///
/// ```swift
/// TableColumn("Age", value: \.age) { Text($0.age, format: .number) }.width(60)
/// ```
nonisolated public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
  private var room = TableColumnWidth.between(nil, nil, nil)

  init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  public var _parts: [TableColumnParts<RowValue, Sort>] {
    let content = content
    return [
      TableColumnParts(label: AnyView(label), comparator: comparator, cell: { AnyView(content($0)) }, width: room)
    ]
  }

  /// Returns the same column for a table with sortable columns.
  func among<S: SortComparator>(_ type: S.Type) -> TableColumn<RowValue, S, Content, Label> {
    var column = TableColumn<RowValue, S, Content, Label>(label: label, comparator: nil, content: content)
    column.room = room
    return column
  }

  private func wide(_ room: TableColumnWidth) -> Self {
    var column = self
    column.room = room
    return column
  }

  /// Sets a fixed width for the column; `nil` makes it flexible.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    wide(width.map { .fixed($0) } ?? .between(nil, nil, nil))
  }

  /// Sets the range of widths of the column.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> { wide(.between(min, ideal, max)) }

  /// Does nothing.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func width() -> TableColumn<RowValue, Sort, Content, Label> { self }
}

nonisolated extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column of views.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Creates a column of views.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleResource), comparator: nil, content: content)
  }

  /// Creates a column of views.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Creates a column of views.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }
}

// In a table without sorting, the sort value is ignored.
nonisolated extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column of views.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), comparator: nil, content: content) }

  /// Creates a column of views.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleResource), comparator: nil, content: content) }

  /// Creates a column of views.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: nil, content: content) }

  /// Creates a column of views.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: text, comparator: nil, content: content) }
}

nonisolated extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// Creates a column of text.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(titleKey), comparator: nil, content: { Text($0[keyPath: value]) })
  }

  /// Creates a column of text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(titleResource), comparator: nil, content: { Text($0[keyPath: value]) })
  }

  /// Creates a column of text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(title), comparator: nil, content: { Text($0[keyPath: value]) })
  }

  /// Creates a column of text.
  public init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(label: text, comparator: nil, content: { Text($0[keyPath: value]) })
  }
}

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that can be sorted by a value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column that can be sorted by a value.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column that can be sorted by a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column that can be sorted by a value.
  public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value), content: content)
  }
}

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that can be sorted by an optional value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column that can be sorted by an optional value.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column that can be sorted by an optional value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V?> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column that can be sorted by an optional value.
  public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V?> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value), content: content)
  }
}

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that can be sorted by a value with a custom comparator.
  public init<V, C: SortComparator & Sendable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Creates a column that can be sorted by a value with a custom comparator.
  @_disfavoredOverload
  public init<V, C: SortComparator & Sendable>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(titleResource), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Creates a column that can be sorted by a value with a custom comparator.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator & Sendable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Creates a column that can be sorted by a value with a custom comparator.
  public init<V, C: SortComparator & Sendable>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: text, comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }
}

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Creates a sortable column of text.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator? = nil
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(texts: value, comparator: comparator),
      content: { Text($0[keyPath: value]) })
  }

  /// Creates a sortable column of text.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator? = nil
  ) {
    self.init(
      label: Text(titleResource), comparator: KeyPathComparator(texts: value, comparator: comparator),
      content: { Text($0[keyPath: value]) })
  }

  /// Creates a sortable column of text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator? = nil
  ) {
    self.init(
      label: Text(title), comparator: KeyPathComparator(texts: value, comparator: comparator),
      content: { Text($0[keyPath: value]) })
  }

  /// Creates a sortable column of text.
  public init(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator? = nil
  ) {
    self.init(
      label: text, comparator: KeyPathComparator(texts: value, comparator: comparator),
      content: { Text($0[keyPath: value]) })
  }
}

nonisolated extension TableColumn where Label == Text {
  /// Creates a column that can be sorted with a comparator.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// Creates a column that can be sorted with a comparator.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: comparator, content: content)
  }

  /// Creates a column that can be sorted with a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }

  /// Creates a column that can be sorted with a comparator.
  public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: comparator, content: content)
  }
}
