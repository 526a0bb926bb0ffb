import CairnScreen
import CairnValues
import Foundation

/// One or more columns of a table.
///
/// ```swift
/// struct NameColumns: TableColumnContent {
///   var tableColumnBody: some TableColumnContent<Person, Never> { TableColumn("Name", value: \.name) }
/// }
/// ```
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent = Never
  /// The columns that make up these columns.
  var tableColumnBody: TableColumnBody { get }

  /// The individual columns.
  var _parts: [TableColumnParts<TableRowValue, TableColumnSortComparator>] { get }

  /// Returns the columns of `content`. A wrapper forwards the call to the columns it wraps.
  static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs
}

extension TableColumnContent {
  public static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs {
    // A wrapper asks for what it wraps. Columns without parts that are asked for themselves have nothing else to say.
    content.isPart ? _TableColumnOutputs(parts: content.value._parts) : _TableColumnOutputs(parts: [])
  }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Never called: built-in columns are known by their parts.
  public var tableColumnBody: Never { preconditionFailure("\(Self.self) has no body to call.") }

  /// The columns of a wrapper.
  public var _parts: [TableColumnParts<TableRowValue, TableColumnSortComparator>] {
    let outputs = Self._makeContent(content: _GraphValue(value: self), inputs: _TableColumnInputs())
    return outputs.parts as? [TableColumnParts<TableRowValue, TableColumnSortComparator>] ?? []
  }
}

extension TableColumnContent
where
  TableColumnBody.TableRowValue == TableRowValue,
  TableColumnBody.TableColumnSortComparator == TableColumnSortComparator
{
  public var _parts: [TableColumnParts<TableRowValue, TableColumnSortComparator>] { tableColumnBody._parts }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  public var _parts: [TableColumnParts<Never, Never>] { [] }
}

/// A column as the table knows it.
public struct TableColumnParts<Value, Sort> {
  let label: AnyView
  let comparator: Sort?
  let cell: (Value) -> AnyView
  var width = TableColumnWidth.between(nil, nil, nil)
  var alignment = HorizontalAlignment.leading
  var id: String?
  var visibility = Visibility.automatic

  func among<Other>(_ type: Other.Type) -> TableColumnParts<Value, Other> {
    TableColumnParts<Value, Other>(
      label: label, comparator: nil, cell: cell, width: width, alignment: alignment, id: id, visibility: visibility)
  }
}

enum TableColumnWidth {
  case fixed(CGFloat)
  case between(CGFloat?, CGFloat?, CGFloat?)
}

/// Columns with changed properties.
///
/// ```swift
/// TableColumn("Name", value: \.name).width(min: 80)
/// ```
nonisolated struct ChangedTableColumns<Content: TableColumnContent>: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator
  typealias TableColumnBody = Never
  let content: Content
  let change: (inout TableColumnParts<TableRowValue, TableColumnSortComparator>) -> Void

  var _parts: [TableColumnParts<TableRowValue, TableColumnSortComparator>] {
    var parts = content._parts
    for index in parts.indices { change(&parts[index]) }
    return parts
  }
}

/// Unsortable columns in a table with sortable ones.
nonisolated struct UnsortedTableColumns<Content: TableColumnContent, Sort: SortComparator>: TableColumnContent
where Content.TableColumnSortComparator == Never {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Sort
  typealias TableColumnBody = Never
  let content: Content

  var _parts: [TableColumnParts<TableRowValue, Sort>] { content._parts.map { $0.among(Sort.self) } }
}

extension TableColumnContent {
  private func changed(
    _ change: @escaping (inout TableColumnParts<TableRowValue, TableColumnSortComparator>) -> Void
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ChangedTableColumns(content: self, change: change)
  }

  /// Sets the alignment of the cells in the columns.
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.alignment = alignment.horizontal }
  }

  /// Identifies the columns, so that the user's customizations can be saved.
  public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.id = id }
  }

  /// Sets whether the columns are visible until the user changes that.
  public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.visibility = visibility }
  }

  /// Sets which customizations of the columns the user may not make. Has no effect.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { _ in }
  }
}

/// The alignment of a column's cells.
///
/// ```swift
/// TableColumn("Price", value: \.price).alignment(.trailing)
/// ```
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Side { case leading, center, trailing }
  private let side: Side

  /// The leading edge.
  public static var automatic: TableColumnAlignment { .leading }
  /// The leading edge.
  public static var leading: TableColumnAlignment { TableColumnAlignment(side: .leading) }
  /// The center.
  public static var center: TableColumnAlignment { TableColumnAlignment(side: .center) }
  /// The trailing edge.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(side: .trailing) }
  /// Numbers, aligned at their ends.
  public static var numeric: TableColumnAlignment { .trailing }

  var horizontal: HorizontalAlignment {
    switch side {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// The ways the user may customize a column.
///
/// ```swift
/// column.disabledCustomizationBehavior(.reorder)
/// ```
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  private var bits: Set<Int>

  private init(_ bits: Set<Int>) { self.bits = bits }
  /// Creates an empty set.
  public init() { bits = [] }

  /// Moving the column.
  public static var reorder: Self { Self([0]) }
  /// Resizing the column.
  public static var resize: Self { Self([1]) }
  /// Hiding and showing the column.
  public static var visibility: Self { Self([2]) }
  /// Everything.
  public static var all: Self { Self([0, 1, 2]) }

  /// Returns whether the set contains all members of another.
  public func contains(_ member: Self) -> Bool { bits.isSuperset(of: member.bits) }
  /// Returns the members of either set.
  public func union(_ other: Self) -> Self { Self(bits.union(other.bits)) }
  /// Returns the members of both sets.
  public func intersection(_ other: Self) -> Self { Self(bits.intersection(other.bits)) }
  /// Returns the members of only one of the sets.
  public func symmetricDifference(_ other: Self) -> Self { Self(bits.symmetricDifference(other.bits)) }

  /// Adds members.
  public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(new)
    bits.formUnion(new.bits)
    return (isNew, new)
  }

  /// Removes members.
  public mutating func remove(_ member: Self) -> Self? {
    let removed = intersection(member)
    bits.subtract(member.bits)
    return removed.bits.isEmpty ? nil : removed
  }

  /// Adds members, replacing those it has.
  public mutating func update(with new: Self) -> Self? {
    let old = intersection(new)
    bits.formUnion(new.bits)
    return old.bits.isEmpty ? nil : old
  }

  /// Adds the members of another set.
  public mutating func formUnion(_ other: Self) { bits.formUnion(other.bits) }
  /// Removes the members that are not in another set.
  public mutating func formIntersection(_ other: Self) { bits.formIntersection(other.bits) }
  /// Keeps the members of only one of the sets.
  public mutating func formSymmetricDifference(_ other: Self) { bits.formSymmetricDifference(other.bits) }
}

/// The user's customizations of a table's columns.
///
/// ```swift
/// @State private var columns = TableColumnCustomization<Person>()
/// ```
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: Bool] = [:]

  /// Creates a table column customization.
  public init() {}

  /// Whether the columns with a customization ID are visible.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Restores the declared order of the columns.
  public mutating func resetOrder() {}
}
