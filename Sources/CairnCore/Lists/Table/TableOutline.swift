import CairnValues
import Foundation

/// A row for each element of a tree; those with children can be opened.
///
/// ```swift
/// Table(folders, children: \.children) { columns }
/// ```
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  public func _rows(_ cells: @escaping (Data.Element) -> AnyView) -> AnyView {
    AnyView(OutlineGroup(data, children: children) { cells($0) })
  }
}

nonisolated extension Table {
  /// A table of the elements of a tree, with rows that are read.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(columns(), TableOutlineGroupContent(data: data, children: children), nil, nil, columnCustomization)
  }

  /// A table of the elements of a tree, in an order a person can change, with rows that are read.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(columns(), TableOutlineGroupContent(data: data, children: children), nil, sortOrder, columnCustomization)
  }

  /// A table of the elements of a tree, with one row that can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), .single(selection), nil, columnCustomization)
  }

  /// A table of the elements of a tree, in an order a person can change, with one row that can be selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), .single(selection), sortOrder,
      columnCustomization)
  }

  /// A table of the elements of a tree, with any number of rows that can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), .many(selection), nil, columnCustomization)
  }

  /// A table of the elements of a tree, in an order a person can change, with any number of rows that can be selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), .many(selection), sortOrder,
      columnCustomization)
  }
}
