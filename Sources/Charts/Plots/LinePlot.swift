import SwiftUI

/// The line of a function, or of all elements of a collection.
///
/// ```swift
/// LinePlot(x: "Time", y: "Height") { sin($0) }
/// ```
nonisolated public struct LinePlot<DataElement>: VectorizedChartContent, MarkSource {
  public typealias Body = Never
  public let _plot: _VectorizedPlot<DataElement>

  /// Creates a line through all elements.
  public init<Data: RandomAccessCollection<DataElement>, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) { _plot = _VectorizedPlot(data) { Mark(.line, x: x.field($0), y: y.field($0)) } }

  /// Creates a line for each series of elements.
  public init<Data: RandomAccessCollection<DataElement>, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, S>
  ) {
    _plot = _VectorizedPlot(data) { element in
      var mark = Mark(.line, x: x.field(element), y: y.field(element))
      mark.series = series.field(element)
      return mark
    }
  }

  @MainActor func collect(into marks: inout [Mark]) { marks += _plot.marks }
}

nonisolated extension LinePlot where DataElement == Never {
  /// Creates the line of a function, over a range or else the chart's x-axis. The line has gaps where the function is
  /// not a number.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) { self.init(Text(x), Text(y), domain) { (nil, function($0), nil) } }

  /// Creates the line of a function, over a range or else the chart's x-axis. The line has gaps where the function is
  /// not a number.
  @_disfavoredOverload
  public init<X: StringProtocol, Y: StringProtocol>(
    x: X, y: Y, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) { self.init(Text(x), Text(y), domain) { (nil, function($0), nil) } }

  /// Creates the line through the points that a function gives for a number in a range. The line has gaps where a point
  /// is not a number.
  ///
  /// ```swift
  /// LinePlot(x: "x", y: "y", t: "t", domain: 0...2 * .pi) { t in (x: cos(t), y: sin(t)) }
  /// ```
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) { self.init(Text(x), Text(y), along: domain, function) }

  /// Creates the line through the points that a function gives for a number in a range. The line has gaps where a point
  /// is not a number.
  @_disfavoredOverload
  public init<X: StringProtocol, Y: StringProtocol, T: StringProtocol>(
    x: X, y: Y, t: T, domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) { self.init(Text(x), Text(y), along: domain, function) }

  private init(
    _ x: Text, _ y: Text, along domain: ClosedRange<Double>, _ function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    self.init(x, y, domain) {
      let point = function($0)
      return (point.x, point.y, nil)
    }
  }

  private init(
    _ x: Text, _ y: Text, _ domain: ClosedRange<Double>?, _ values: @escaping PlottedFunction.Values
  ) {
    var mark = Mark(.line)
    mark.function = PlottedFunction(x: x, y: y, domain: domain, values: values)
    _plot = _VectorizedPlot(function: mark)
  }
}
