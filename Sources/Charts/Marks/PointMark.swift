import SwiftUI

/// A symbol at a pair of values.
///
/// ```swift
/// PointMark(x: .value("Pages", book.pages), y: .value("Days", book.days))
/// ```
nonisolated public struct PointMark: ChartContent, MarkSource {
  public typealias Body = Never
  var mark: Mark

  @MainActor func collect(into marks: inout [Mark]) { marks.append(mark) }
}

nonisolated extension PointMark {
  /// Creates a symbol at two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(.point, x: x.field, y: y.field)
  }

  /// Creates a symbol at a value and a distance from the plot's top, by default in the middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = Mark(.point, x: x.field)
    mark.edges = (y, y)
  }

  /// Creates a symbol at a value and a distance from the plot's left, by default in the middle.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(.point, y: y.field)
    mark.edges = (x, x)
  }
}
