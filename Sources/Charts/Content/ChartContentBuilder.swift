import SwiftUI

/// Builds chart content from marks, conditions and loops.
@resultBuilder
public enum ChartContentBuilder {
  /// Passes on an expression.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Passes on single content.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Lists content.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> TupleChartContent<repeat each Content> { TupleChartContent(repeat each content) }
  /// Content of an `if` without `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  /// Content of the first branch.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(branch: .first(first)) }
  /// Content of the second branch.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(branch: .second(second)) }
  /// Content of an `if #available`.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// Several pieces of chart content, one after the other.
nonisolated public struct TupleChartContent<each Content: ChartContent>: ChartContent, MarkSource {
  public typealias Body = Never
  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  @MainActor func collect(into marks: inout [Mark]) {
    for content in repeat each content { content.addMarks(to: &marks) }
  }
}

/// One of two kinds of content, chosen by a condition.
nonisolated public struct BuilderConditional<First, Second> {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch
}

nonisolated extension BuilderConditional: ChartContent, MarkSource where First: ChartContent, Second: ChartContent {
  public typealias Body = Never

  @MainActor func collect(into marks: inout [Mark]) {
    switch branch {
    case .first(let content): content.addMarks(to: &marks)
    case .second(let content): content.addMarks(to: &marks)
    }
  }
}

nonisolated extension Optional: ChartContent, MarkSource where Wrapped: ChartContent {
  @MainActor func collect(into marks: inout [Mark]) { self?.addMarks(to: &marks) }
}

nonisolated extension ForEach: ChartContent, MarkSource where Content: ChartContent {
  @MainActor func collect(into marks: inout [Mark]) {
    for element in data { content(element).addMarks(to: &marks) }
  }
}

nonisolated extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  /// Creates marks for each element.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, content: content, readingID: { $0.id })
  }
}

nonisolated extension ForEach where Content: ChartContent {
  /// Creates marks for each element, identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, content: content, readingID: { $0[keyPath: id] })
  }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Creates marks for each number of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data, content: content, readingID: { $0 })
  }
}
