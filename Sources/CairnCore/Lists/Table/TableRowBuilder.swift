import CairnScreen
import CairnValues
import Foundation

/// Builds the rows of a table from the statements of a closure.
///
/// ```swift
/// Table(of: Person.self) { columns } rows: {
///   TableRow(first)
///   TableRow(second)
/// }
/// ```
@resultBuilder
nonisolated public struct TableRowBuilder<Value: Identifiable> {
  /// Passes on a row in the closure.
  public static func buildExpression<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value { content }

  /// Builds from an empty closure.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// Passes on the only row in the closure.
  public static func buildBlock<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value { content }

  /// Builds an `if` without `else`.
  public static func buildIf<C: TableRowContent>(_ content: C?) -> C? where C.TableRowValue == Value { content }

  /// Builds the first branch of a condition.
  public static func buildEither<T: TableRowContent, F: TableRowContent>(first: T) -> _ConditionalContent<T, F>
  where T.TableRowValue == F.TableRowValue { _ConditionalContent(.first(first)) }

  /// Builds the second branch of a condition.
  public static func buildEither<T: TableRowContent, F: TableRowContent>(second: F) -> _ConditionalContent<T, F>
  where T.TableRowValue == F.TableRowValue { _ConditionalContent(.second(second)) }
}

/// No rows.
///
/// ```swift
/// let none = EmptyTableRowContent<Person>()
/// ```
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  /// Creates an empty table row content.
  public init() {}
  public func _rows(_ cells: @escaping (Value) -> AnyView) -> AnyView { AnyView(EmptyView()) }
}

/// Several rows in sequence.
///
/// ```swift
/// TableRow(first)
/// TableRow(second)
/// ```
nonisolated public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  /// The parts, as a tuple.
  public var value: T
  let makers: [(@escaping (Value) -> AnyView) -> AnyView]

  public func _rows(_ cells: @escaping (Value) -> AnyView) -> AnyView {
    let rows = makers.map { $0(cells) }
    return AnyView(ForEach(rows.indices, id: \.self) { rows[$0] })
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowBody = Never

  public func _rows(_ cells: @escaping (Wrapped.TableRowValue) -> AnyView) -> AnyView {
    self?._rows(cells) ?? AnyView(EmptyView())
  }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowBody = Never

  public func _rows(_ cells: @escaping (TrueContent.TableRowValue) -> AnyView) -> AnyView {
    switch storage {
    case .first(let content): content._rows(cells)
    case .second(let content): content._rows(cells)
    }
  }
}

// Blocks of more than one row. A parameter pack cannot constrain all its elements to rows of the same table.
nonisolated extension TableRowBuilder {
  /// Combines the rows of the closure.
  public static func buildBlock<C0: TableRowContent, C1: TableRowContent>(
    _ c0: C0, _ c1: C1
  ) -> TupleTableRowContent<Value, (C0, C1)>
  where C0.TableRowValue == Value, C1.TableRowValue == Value {
    TupleTableRowContent(value: (c0, c1), makers: [{ c0._rows($0) }, { c1._rows($0) }])
  }

  /// Combines the rows of the closure.
  public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleTableRowContent<Value, (C0, C1, C2)>
  where C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value {
    TupleTableRowContent(value: (c0, c1, c2), makers: [{ c0._rows($0) }, { c1._rows($0) }, { c2._rows($0) }])
  }

  /// Combines the rows of the closure.
  public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3)>
  where C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value {
    TupleTableRowContent(
      value: (c0, c1, c2, c3), makers: [{ c0._rows($0) }, { c1._rows($0) }, { c2._rows($0) }, { c3._rows($0) }])
  }

  /// Combines the rows of the closure.
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4)>
  where
    C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value,
    C4.TableRowValue == Value
  {
    TupleTableRowContent(
      value: (c0, c1, c2, c3, c4),
      makers: [{ c0._rows($0) }, { c1._rows($0) }, { c2._rows($0) }, { c3._rows($0) }, { c4._rows($0) }])
  }

  /// Combines the rows of the closure.
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5)>
  where
    C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value,
    C4.TableRowValue == Value, C5.TableRowValue == Value
  {
    TupleTableRowContent(
      value: (c0, c1, c2, c3, c4, c5),
      makers: [
        { c0._rows($0) }, { c1._rows($0) }, { c2._rows($0) }, { c3._rows($0) }, { c4._rows($0) }, { c5._rows($0) },
      ])
  }

  /// Combines the rows of the closure.
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent, C6: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6)>
  where
    C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value,
    C4.TableRowValue == Value, C5.TableRowValue == Value, C6.TableRowValue == Value
  {
    TupleTableRowContent(
      value: (c0, c1, c2, c3, c4, c5, c6),
      makers: [
        { c0._rows($0) }, { c1._rows($0) }, { c2._rows($0) }, { c3._rows($0) }, { c4._rows($0) }, { c5._rows($0) },
        { c6._rows($0) },
      ])
  }

  /// Combines the rows of the closure.
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent, C6: TableRowContent, C7: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value,
    C4.TableRowValue == Value, C5.TableRowValue == Value, C6.TableRowValue == Value, C7.TableRowValue == Value
  {
    TupleTableRowContent(
      value: (c0, c1, c2, c3, c4, c5, c6, c7),
      makers: [
        { c0._rows($0) }, { c1._rows($0) }, { c2._rows($0) }, { c3._rows($0) }, { c4._rows($0) }, { c5._rows($0) },
        { c6._rows($0) }, { c7._rows($0) },
      ])
  }

  /// Combines the rows of the closure.
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value,
    C4.TableRowValue == Value, C5.TableRowValue == Value, C6.TableRowValue == Value, C7.TableRowValue == Value,
    C8.TableRowValue == Value
  {
    TupleTableRowContent(
      value: (c0, c1, c2, c3, c4, c5, c6, c7, c8),
      makers: [
        { c0._rows($0) }, { c1._rows($0) }, { c2._rows($0) }, { c3._rows($0) }, { c4._rows($0) }, { c5._rows($0) },
        { c6._rows($0) }, { c7._rows($0) }, { c8._rows($0) },
      ])
  }

  /// Combines the rows of the closure.
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent, C9: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value,
    C4.TableRowValue == Value, C5.TableRowValue == Value, C6.TableRowValue == Value, C7.TableRowValue == Value,
    C8.TableRowValue == Value, C9.TableRowValue == Value
  {
    TupleTableRowContent(
      value: (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9),
      makers: [
        { c0._rows($0) }, { c1._rows($0) }, { c2._rows($0) }, { c3._rows($0) }, { c4._rows($0) }, { c5._rows($0) },
        { c6._rows($0) }, { c7._rows($0) }, { c8._rows($0) }, { c9._rows($0) },
      ])
  }
}
