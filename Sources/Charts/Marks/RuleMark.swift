import SwiftUI

/// A straight line across the plot, or between two values.
///
/// ```swift
/// RuleMark(y: .value("Goal", 30))
/// ```
nonisolated public struct RuleMark: ChartContent, MarkSource {
  public typealias Body = Never
  var mark: Mark

  @MainActor func collect(into marks: inout [Mark]) { marks.append(mark) }
}

nonisolated extension RuleMark {
  /// Creates a vertical line at a value, over a part of the plot's height.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = Mark(.rule, x: x.field)
    mark.edges = (yStart, yEnd)
  }

  /// Creates a horizontal line at a value, over a part of the plot's width.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(.rule, y: y.field)
    mark.edges = (xStart, xEnd)
  }

  /// Creates a vertical line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { mark = Mark(.rule, x: x.field, y: .interval(yStart.field, yEnd.field)) }

  /// Creates a horizontal line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { mark = Mark(.rule, x: .interval(xStart.field, xEnd.field), y: y.field) }
}
