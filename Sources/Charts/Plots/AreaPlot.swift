import SwiftUI

/// The area under a function, between two functions, or of all elements of a collection.
///
/// ```swift
/// AreaPlot(x: "Time", yStart: "Low", yEnd: "High") { (yStart: sin($0) - 1, yEnd: sin($0) + 1) }
/// ```
nonisolated public struct AreaPlot<DataElement>: VectorizedChartContent, MarkSource {
  public typealias Body = Never
  public let _plot: _VectorizedPlot<DataElement>

  /// Creates an area over all elements.
  public init<Data: RandomAccessCollection<DataElement>, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    _plot = _VectorizedPlot(data) { element in
      var mark = Mark(.area, x: x.field(element), y: y.field(element))
      mark.stacking = stacking
      return mark
    }
  }

  /// Creates an area between two values of all elements.
  public init<Data: RandomAccessCollection<DataElement>, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) { _plot = _VectorizedPlot(data) { Mark(.area, x: x.field($0), y: .interval(yStart.field($0), yEnd.field($0))) } }

  @MainActor func collect(into marks: inout [Mark]) { marks += _plot.marks }
}

nonisolated extension AreaPlot where DataElement == Never {
  /// Creates the area under a function, over a range or else the chart's x-axis.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) { self.init(Text(x), Text(y), domain) { (nil, 0, function($0)) } }

  /// Creates the area under a function, over a range or else the chart's x-axis.
  @_disfavoredOverload
  public init<X: StringProtocol, Y: StringProtocol>(
    x: X, y: Y, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) { self.init(Text(x), Text(y), domain) { (nil, 0, function($0)) } }

  /// Creates the area between two functions, over a range or else the chart's x-axis.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) { self.init(Text(x), Text(yEnd), domain, between: function) }

  /// Creates the area between two functions, over a range or else the chart's x-axis.
  @_disfavoredOverload
  public init<X: StringProtocol, S: StringProtocol, E: StringProtocol>(
    x: X, yStart: S, yEnd: E, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) { self.init(Text(x), Text(yEnd), domain, between: function) }

  private init(
    _ x: Text, _ y: Text, _ domain: ClosedRange<Double>?,
    between function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(x, y, domain) {
      let ends = function($0)
      return (nil, ends.yStart, ends.yEnd)
    }
  }

  private init(
    _ x: Text, _ y: Text, _ domain: ClosedRange<Double>?, _ values: @escaping PlottedFunction.Values
  ) {
    var mark = Mark(.area)
    mark.function = PlottedFunction(x: x, y: y, domain: domain, values: values)
    _plot = _VectorizedPlot(function: mark)
  }
}
