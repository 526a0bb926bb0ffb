import Foundation

/// Builds the columns of a table from the statements of a closure.
///
/// ```swift
/// Table(people) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Town", value: \.town)
/// }
/// ```
@resultBuilder
nonisolated public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Passes on a column in the closure.
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { column }

  /// Builds an unsortable column in a table with sortable ones.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column.among(Sort.self) }

  /// Builds unsortable columns in a table with sortable ones.
  @_disfavoredOverload
  public static func buildExpression<C: TableColumnContent>(
    _ column: C
  ) -> some TableColumnContent<RowValue, Sort>
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Never {
    UnsortedTableColumns<C, Sort>(content: column)
  }

  /// Passes on the only column in the closure.
  public static func buildBlock<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { column }

  /// Builds an `if` without `else`.
  public static func buildIf<C: TableColumnContent>(_ content: C?) -> C?
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { content }

  /// Builds the first branch of a condition.
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    first: T
  ) -> _ConditionalContent<T, F>
  where T.TableRowValue == F.TableRowValue, T.TableColumnSortComparator == F.TableColumnSortComparator {
    _ConditionalContent(.first(first))
  }

  /// Builds the second branch of a condition.
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    second: F
  ) -> _ConditionalContent<T, F>
  where T.TableRowValue == F.TableRowValue, T.TableColumnSortComparator == F.TableColumnSortComparator {
    _ConditionalContent(.second(second))
  }
}

/// Several columns in sequence.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Town", value: \.town)
/// ```
nonisolated public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  /// The parts, as a tuple.
  public var value: T
  public let _parts: [TableColumnParts<RowValue, Sort>]
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableColumnBody = Never

  public var _parts: [TableColumnParts<TableRowValue, TableColumnSortComparator>] { self?._parts ?? [] }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  public typealias TableColumnBody = Never

  public var _parts: [TableColumnParts<TableRowValue, TableColumnSortComparator>] {
    switch storage {
    case .first(let content): content._parts
    case .second(let content): content._parts
    }
  }
}
