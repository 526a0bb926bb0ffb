import SwiftUI

/// A bar from zero to a value, or between two values.
///
/// ```swift
/// BarMark(x: .value("Month", book.month), y: .value("Pages", book.pages))
/// ```
nonisolated public struct BarMark: ChartContent, MarkSource {
  public typealias Body = Never
  var mark: Mark

  @MainActor func collect(into marks: inout [Mark]) { marks.append(mark) }
}

nonisolated extension BarMark {
  /// Creates a bar from zero to a value. If one of the values is a number and the other is not, the number is the bar's length;
  /// of two numbers, `y` is.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { self.init(x.field, y.field, width, height, stacking) }

  /// Creates a bar between two values along the y-axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { self.init(x.field, .interval(yStart.field, yEnd.field), width) }

  /// Creates a bar between two values along the x-axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { self.init(.interval(xStart.field, xEnd.field), y.field, .automatic, height) }

  /// Creates a bar along the y-axis, over a part of the plot's width.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(x.field, nil, width, .automatic, stacking)
    mark.edges = (yStart, yEnd)
  }

  /// Creates a bar along the x-axis, over a part of the plot's height.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(nil, y.field, .automatic, height, stacking)
    mark.edges = (xStart, xEnd)
  }

  /// Creates a bar between two values along the x-axis, over a part of the plot's height.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(.interval(xStart.field, xEnd.field), nil)
    mark.edges = (yStart, yEnd)
  }

  /// Creates a bar between two values along the y-axis, over a part of the plot's width.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(nil, .interval(yStart.field, yEnd.field))
    mark.edges = (xStart, xEnd)
  }

  init(
    _ x: PlottedField?, _ y: PlottedField?, _ width: MarkDimension = .automatic, _ height: MarkDimension = .automatic,
    _ stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(.bar, x: x, y: y)
    mark.width = width
    mark.height = height
    mark.stacking = stacking
  }
}
