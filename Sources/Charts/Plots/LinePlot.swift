import SwiftUI

/// The line of a function, or of all elements of a collection.
///
/// ```swift
/// LinePlot(x: "Time", y: "Height") { sin($0) }
/// ```
nonisolated public struct LinePlot: ChartContent, MarkSource {
  public typealias Body = Never
  private let marks: [Mark]

  /// Creates a line through all elements.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) { marks = data.map { Mark(.line, x: x.field($0), y: y.field($0)) } }

  /// Creates a line for each series of elements.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) {
    marks = data.map { element in
      var mark = Mark(.line, x: x.field(element), y: y.field(element))
      mark.series = series.field(element)
      return mark
    }
  }

  /// Creates the line of a function, over a range or else the chart's x-axis. The line has gaps where the function is
  /// not a number.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) { self.init(Text(x), Text(y), domain, function) }

  /// Creates the line of a function, over a range or else the chart's x-axis. The line has gaps where the function is
  /// not a number.
  @_disfavoredOverload
  public init<X: StringProtocol, Y: StringProtocol>(
    x: X, y: Y, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) { self.init(Text(x), Text(y), domain, function) }

  private init(_ x: Text, _ y: Text, _ domain: ClosedRange<Double>?, _ function: @escaping (Double) -> Double) {
    var mark = Mark(.line)
    mark.function = PlottedFunction(x: x, y: y, domain: domain) { (function($0), nil) }
    marks = [mark]
  }

  @MainActor func collect(into marks: inout [Mark]) { marks += self.marks }
}

/// The area under a function, between two functions, or of all elements of a collection.
nonisolated public struct AreaPlot: ChartContent, MarkSource {
  public typealias Body = Never
  private let marks: [Mark]

  /// Creates an area over all elements.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    marks = data.map { element in
      var mark = Mark(.area, x: x.field(element), y: y.field(element))
      mark.stacking = stacking
      return mark
    }
  }

  /// Creates the area under a function, over a range or else the chart's x-axis.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) { self.init(Text(x), Text(y), domain) { (0, function($0)) } }

  /// Creates the area between two functions, over a range or else the chart's x-axis.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(Text(x), Text(yEnd), domain) {
      let ends = function($0)
      return (ends.yStart, ends.yEnd)
    }
  }

  private init(
    _ x: Text, _ y: Text, _ domain: ClosedRange<Double>?, _ function: @escaping (Double) -> (Double, Double?)
  ) {
    var mark = Mark(.area)
    mark.function = PlottedFunction(x: x, y: y, domain: domain, values: function)
    marks = [mark]
  }

  @MainActor func collect(into marks: inout [Mark]) { marks += self.marks }
}
