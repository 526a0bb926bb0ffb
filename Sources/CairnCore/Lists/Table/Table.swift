import CairnScreen
import CairnValues
import Foundation

/// A table of values in rows and columns.
///
/// ```swift
/// Table(people, selection: $selected, sortOrder: $order) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Town") { Text($0.town) }
/// }
/// ```
///
/// In a compact width, only the first column is shown, without a header.
nonisolated public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Value == Columns.TableRowValue {
  let columns: Columns
  let rows: Rows
  let selection: SelectionStorage<Value.ID>?
  let sorting: TableSorting<Columns.TableColumnSortComparator>?
  let customization: Binding<TableColumnCustomization<Value>>?
  @Environment(\.horizontalSizeClass) private var widthClass
  @Environment(\.tableHeadersVisibility) private var headers

  init(
    _ columns: Columns, _ rows: Rows, _ selection: SelectionStorage<Value.ID>?,
    _ sortOrder: Binding<[Columns.TableColumnSortComparator]>?,
    _ customization: Binding<TableColumnCustomization<Value>>?
  ) {
    self.columns = columns
    self.rows = rows
    self.selection = selection
    self.customization = customization
    sorting = sortOrder.map { TableSorting(order: $0) }
  }

  @MainActor public var body: some View {
    let shown = shownColumns
    let isNarrow = widthClass == .compact
    let columns = isNarrow ? Array(shown.prefix(1)) : shown
    Shelled(
      TableShell(),
      content: VStack(alignment: .leading, spacing: 0) {
        if !isNarrow, headers != .hidden { TableHeader(columns: columns, sorting: sorting) }
        List(rows._rows { value in AnyView(TableCells(columns: columns, value: value)) }, selection)
          .environment(key: IsTableKey.self, !isNarrow)
      })
  }

  private var shownColumns: [TableColumnParts<Value, Columns.TableColumnSortComparator>] {
    columns._parts.filter { column in
      let wanted = column.id.flatMap { customization?.wrappedValue[visibility: $0] } ?? .automatic
      return (wanted == .automatic ? column.visibility : wanted) != .hidden
    }
  }
}

nonisolated extension Table {
  /// Creates a table of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(columns(), TableForEachContent(data), nil, nil, columnCustomization)
  }

  /// Creates a sortable table of a collection.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(columns(), TableForEachContent(data), nil, sortOrder, columnCustomization)
  }

  /// Creates a table of a collection that allows selecting one row.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(columns(), TableForEachContent(data), .single(selection), nil, columnCustomization)
  }

  /// Creates a sortable table of a collection that allows selecting one row.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(columns(), TableForEachContent(data), .single(selection), sortOrder, columnCustomization)
  }

  /// Creates a table of a collection that allows selecting several rows.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
    self.init(columns(), TableForEachContent(data), .many(selection), nil, columnCustomization)
  }

  /// Creates a sortable table of a collection that allows selecting several rows.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
    self.init(columns(), TableForEachContent(data), .many(selection), sortOrder, columnCustomization)
  }
}

nonisolated extension Table {
  /// Creates a table of individually declared rows.
  public init(
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(columns(), rows(), nil, nil, columnCustomization)
  }

  /// Creates a sortable table of individually declared rows.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(columns(), rows(), nil, sortOrder, columnCustomization)
  }

  /// Creates a table of individually declared rows that allows selecting one row.
  public init(
    selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(columns(), rows(), .single(selection), nil, columnCustomization)
  }

  /// Creates a sortable table of individually declared rows that allows selecting one row.
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(columns(), rows(), .single(selection), sortOrder, columnCustomization)
  }

  /// Creates a table of individually declared rows that allows selecting several rows.
  public init(
    selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(columns(), rows(), .many(selection), nil, columnCustomization)
  }

  /// Creates a sortable table of individually declared rows that allows selecting several rows.
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(columns(), rows(), .many(selection), sortOrder, columnCustomization)
  }

  /// Creates a table of individually declared rows.
  public init(
    of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(columns(), rows(), nil, nil, columnCustomization)
  }

  /// Creates a sortable table of individually declared rows.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(columns(), rows(), nil, sortOrder, columnCustomization)
  }

  /// Creates a table of individually declared rows that allows selecting one row.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(columns(), rows(), .single(selection), nil, columnCustomization)
  }

  /// Creates a sortable table of individually declared rows that allows selecting one row.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(columns(), rows(), .single(selection), sortOrder, columnCustomization)
  }

  /// Creates a table of individually declared rows that allows selecting several rows.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(columns(), rows(), .many(selection), nil, columnCustomization)
  }

  /// Creates a sortable table of individually declared rows that allows selecting several rows.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(columns(), rows(), .many(selection), sortOrder, columnCustomization)
  }
}
