import SwiftUI

/// A point of the edge of an area, which reaches to zero, to another edge or to the area below it.
///
/// ```swift
/// AreaMark(x: .value("Day", day.date), y: .value("Pages", day.pages))
/// ```
nonisolated public struct AreaMark: ChartContent, MarkSource {
  public typealias Body = Never
  var mark: Mark

  @MainActor func collect(into marks: inout [Mark]) { marks.append(mark) }
}

nonisolated extension AreaMark {
  /// Creates a point of an area that begins at zero or at the area below.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(.area, x: x.field, y: y.field)
    mark.stacking = stacking
  }

  /// Creates a point of the area of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: x, y: y, stacking: stacking)
    mark.series = series.field
  }

  /// Creates the two edges of an area at a position along the x-axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { mark = Mark(.area, x: x.field, y: .interval(yStart.field, yEnd.field)) }

  /// Creates the two edges of the area of a series at a position along the x-axis.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, yStart: yStart, yEnd: yEnd)
    mark.series = series.field
  }

  /// Creates the two edges of an area at a position along the y-axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { mark = Mark(.area, x: .interval(xStart.field, xEnd.field), y: y.field) }

  /// Creates the two edges of the area of a series at a position along the y-axis.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(xStart: xStart, xEnd: xEnd, y: y)
    mark.series = series.field
  }
}
