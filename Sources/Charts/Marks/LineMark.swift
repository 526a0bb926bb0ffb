import SwiftUI

/// A point of a line. The points of a series are joined in the order of the data.
///
/// ```swift
/// LineMark(x: .value("Day", day.date), y: .value("Pages", day.pages))
/// ```
nonisolated public struct LineMark: ChartContent, MarkSource {
  public typealias Body = Never
  var mark: Mark

  @MainActor func collect(into marks: inout [Mark]) { marks.append(mark) }
}

nonisolated extension LineMark {
  /// Creates a point of the line of its group, if it is styled by one, or else of the chart's line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(.line, x: x.field, y: y.field)
  }

  /// Creates a point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, y: y)
    mark.series = series.field
  }
}
