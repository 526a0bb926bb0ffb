import CairnScreen
import CairnValues
import Foundation

/// The container around a whole table.
struct TableShell: _ContainerShell {
  @MainActor static var _role: Role { .table }

  @MainActor func _fill(_ handle: _ElementHandle) {
    handle.setLayout(.column(alignment: .leading))
    handle.look(.table(handle.environment[TableStyleKey.self]))
  }
}

/// The cells of one row, side by side.
nonisolated struct TableCells<Value, Sort: SortComparator>: View {
  let columns: [TableColumnParts<Value, Sort>]
  let value: Value

  @MainActor var body: some View {
    HStack {
      ForEach(columns.indices, id: \.self) { index in
        TableCell(width: columns[index].width, alignment: columns[index].alignment, content: columns[index].cell(value))
      }
    }
  }
}

/// A cell as wide as its column.
nonisolated struct TableCell<Content: View>: View {
  let width: TableColumnWidth
  let alignment: HorizontalAlignment
  let content: Content

  @MainActor var body: some View {
    switch width {
    case .fixed(let width): content.frame(width: width, alignment: place)
    case .between(let least, let ideal, let most):
      content.frame(minWidth: least ?? 0, idealWidth: ideal, maxWidth: most ?? .infinity, alignment: place)
    }
  }

  private var place: Alignment { Alignment(horizontal: alignment, vertical: .center) }
}

/// The headers of the columns. Sortable columns have buttons.
nonisolated struct TableHeader<Value, Sort: SortComparator>: View {
  let columns: [TableColumnParts<Value, Sort>]
  let sorting: TableSorting<Sort>?

  @MainActor var body: some View {
    Shelled(
      TableHeaderShell(),
      content: HStack {
        ForEach(columns.indices, id: \.self) { index in
          let column = columns[index]
          TableCell(width: column.width, alignment: column.alignment, content: heading(column))
        }
      })
  }

  @MainActor @ViewBuilder private func heading(_ column: TableColumnParts<Value, Sort>) -> some View {
    if let sorting, let comparator = column.comparator {
      let order = sorting.order(of: comparator)
      Button {
        sorting.toggle(comparator)
      } label: {
        if let order {
          HStack(spacing: 4) {
            column.label
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down").imageScale(.small).accessibilityHidden(
              true)
          }
        } else {
          column.label
        }
      }
      .buttonStyle(.plain)
      .accessibilityValue(order == .forward ? "ascending" : order == .reverse ? "descending" : "")
    } else {
      column.label
    }
  }
}

/// The container around the headers, with the same side insets as rows.
struct TableHeaderShell: _ContainerShell {
  @MainActor static var _role: Role { .header }

  @MainActor func _fill(_ handle: _ElementHandle) {
    handle.setLayout(.listRow(insets: handle.element.screen.metrics.rowInsets(in: .table)))
    handle.element.describe { $0.traits.insert(.header) }
  }
}

/// The sort order of a table, and how the user changes it.
nonisolated struct TableSorting<Sort: SortComparator> {
  let order: Binding<[Sort]>

  /// Whether two comparators belong to the same column: they have the same key path, or differ at most in order.
  private func isSame(_ a: Sort, _ b: Sort) -> Bool {
    if let a = a as? any PathComparator, let b = b as? any PathComparator { return a.path == b.path }
    var (a, b) = (a, b)
    a.order = .forward
    b.order = .forward
    return a == b
  }

  /// Returns the order of a column if it is the primary one.
  func order(of comparator: Sort) -> SortOrder? {
    guard let first = order.wrappedValue.first, isSame(first, comparator) else { return nil }
    return first.order
  }

  /// Sorts by a column first, or reverses the order if it is already the primary one.
  func toggle(_ comparator: Sort) {
    var new = comparator
    if let present = order(of: comparator) { new.order = present == .forward ? .reverse : .forward }
    order.wrappedValue = [new] + order.wrappedValue.filter { !isSame($0, comparator) }
  }
}

/// A comparator with a key path.
private protocol PathComparator {
  var path: AnyKeyPath { get }
}

extension KeyPathComparator: PathComparator {
  fileprivate var path: AnyKeyPath { keyPath }
}
