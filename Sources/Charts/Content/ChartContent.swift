/// Marks of a chart, or content that consists of marks.
///
/// ```swift
/// struct Goal: ChartContent {
///   let pages: Int
///   var body: some ChartContent {
///     RuleMark(y: .value("Goal", pages)).foregroundStyle(.orange)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the content's body.
  associatedtype Body: ChartContent
  /// The marks of the content.
  @ChartContentBuilder var body: Body { get }
}

/// Content that yields marks without a body.
@MainActor
protocol MarkSource {
  func collect(into marks: inout [Mark])
}

extension ChartContent {
  /// Adds the content's marks, in order.
  func addMarks(to marks: inout [Mark]) {
    if let source = self as? any MarkSource { source.collect(into: &marks) } else { body.addMarks(to: &marks) }
  }

  var marks: [Mark] {
    var marks: [Mark] = []
    addMarks(to: &marks)
    return marks
  }
}

extension ChartContent where Body == Never {
  /// Never called, because the content has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ChartContent {}

/// Chart content whose type is hidden.
nonisolated public struct AnyChartContent: ChartContent, MarkSource {
  public typealias Body = Never
  private let content: any ChartContent

  /// Hides the type of content.
  public init(_ content: any ChartContent) { self.content = content }

  @MainActor func collect(into marks: inout [Mark]) { content.addMarks(to: &marks) }
}

/// Content that is treated as one, so that modifiers apply to all its marks.
nonisolated public struct Plot<Content: ChartContent>: ChartContent, MarkSource {
  public typealias Body = Never
  private let content: Content

  /// Groups content.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  @MainActor func collect(into marks: inout [Mark]) { content.addMarks(to: &marks) }
}
