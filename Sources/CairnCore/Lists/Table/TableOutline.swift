import CairnValues
import Foundation

/// A row for each element of a tree. Elements with children can be expanded.
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
  /// Creates a table of a tree.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(columns(), TableOutlineGroupContent(data: data, children: children), nil, nil, columnCustomization)
  }

  /// Creates a sortable table of a tree.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(columns(), TableOutlineGroupContent(data: data, children: children), nil, sortOrder, columnCustomization)
  }

  /// Creates a table of a tree that allows selecting one row.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), .single(selection), nil, columnCustomization)
  }

  /// Creates a sortable table of a tree that allows selecting one row.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), .single(selection), sortOrder,
      columnCustomization)
  }

  /// Creates a table of a tree that allows selecting several rows.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(
      columns(), TableOutlineGroupContent(data: data, children: children), .many(selection), nil, columnCustomization)
  }

  /// Creates a sortable table of a tree that allows selecting several rows.
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
