import SwiftUI

/// A rectangle around a pair of values, or between two along each axis.
///
/// ```swift
/// RectangleMark(x: .value("Day", hour.day), y: .value("Hour", hour.name))
///   .foregroundStyle(by: .value("Pages", hour.pages))
/// ```
nonisolated public struct RectangleMark: ChartContent, MarkSource {
  public typealias Body = Never
  var mark: Mark

  @MainActor func collect(into marks: inout [Mark]) { marks.append(mark) }
}

nonisolated extension RectangleMark {
  /// Creates a rectangle around two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) { self.init(x.field, y.field, width, height) }

  /// Creates a rectangle around a value and between two along the y-axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { self.init(x.field, .interval(yStart.field, yEnd.field), width, .automatic) }

  /// Creates a rectangle around a value and between two along the x-axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { self.init(.interval(xStart.field, xEnd.field), y.field, .automatic, height) }

  /// Creates a rectangle between two values along each axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(.interval(xStart.field, xEnd.field), .interval(yStart.field, yEnd.field)) }

  /// Creates a rectangle between two values along the x-axis, over a part of the plot's height.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(.interval(xStart.field, xEnd.field), nil)
    mark.edges = (yStart, yEnd)
  }

  /// Creates a rectangle between two values along the y-axis, over a part of the plot's width.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(nil, .interval(yStart.field, yEnd.field))
    mark.edges = (xStart, xEnd)
  }

  /// Creates a rectangle around a value, over a part of the plot's height.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    self.init(x.field, nil, width, .automatic)
    mark.edges = (yStart, yEnd)
  }

  /// Creates a rectangle around a value, over a part of the plot's width.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(nil, y.field, .automatic, height)
    mark.edges = (xStart, xEnd)
  }

  init(
    _ x: PlottedField?, _ y: PlottedField?, _ width: MarkDimension = .automatic, _ height: MarkDimension = .automatic
  ) {
    mark = Mark(.rectangle, x: x, y: y)
    mark.width = width
    mark.height = height
  }
}
