import SwiftUI

/// Bars for all elements of a collection.
///
/// ```swift
/// BarPlot(books, x: .value("Month", \.month), y: .value("Pages", \.pages))
/// ```
nonisolated public struct BarPlot<DataElement>: VectorizedChartContent, MarkSource {
  public typealias Body = Never
  public let _plot: _VectorizedPlot<DataElement>

  /// Creates a bar for each element.
  public init<Data: RandomAccessCollection<DataElement>, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) { _plot = _VectorizedPlot(data) { BarMark(x.field($0), y.field($0), width, height, stacking).mark } }

  /// Creates a bar between two values along the y-axis for each element.
  public init<Data: RandomAccessCollection<DataElement>, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>, width: MarkDimension = .automatic
  ) {
    _plot = _VectorizedPlot(data) {
      BarMark(x.field($0), .interval(yStart.field($0), yEnd.field($0)), width, .automatic, .standard).mark
    }
  }

  /// Creates a bar between two values along the x-axis for each element.
  public init<Data: RandomAccessCollection<DataElement>, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>, height: MarkDimension = .automatic
  ) {
    _plot = _VectorizedPlot(data) {
      BarMark(.interval(xStart.field($0), xEnd.field($0)), y.field($0), .automatic, height, .standard).mark
    }
  }

  @MainActor func collect(into marks: inout [Mark]) { marks += _plot.marks }
}

/// Points for all elements of a collection.
///
/// ```swift
/// PointPlot(cities, x: .value("Area", \.area), y: .value("People", \.people)).symbolSize(by: .value("Age", \.age))
/// ```
nonisolated public struct PointPlot<DataElement>: VectorizedChartContent, MarkSource {
  public typealias Body = Never
  public let _plot: _VectorizedPlot<DataElement>

  /// Creates a point for each element.
  public init<Data: RandomAccessCollection<DataElement>, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) { _plot = _VectorizedPlot(data) { Mark(.point, x: x.field($0), y: y.field($0)) } }

  @MainActor func collect(into marks: inout [Mark]) { marks += _plot.marks }
}

/// Rules for all elements of a collection.
///
/// ```swift
/// RulePlot(events, x: .value("Day", \.day))
/// ```
nonisolated public struct RulePlot<DataElement>: VectorizedChartContent, MarkSource {
  public typealias Body = Never
  public let _plot: _VectorizedPlot<DataElement>

  /// Creates a rule at a value along the x-axis for each element.
  public init<Data: RandomAccessCollection<DataElement>, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>
  ) { _plot = _VectorizedPlot(data) { Mark(.rule, x: x.field($0)) } }

  /// Creates a rule at a value along the y-axis for each element.
  public init<Data: RandomAccessCollection<DataElement>, Y: Plottable>(
    _ data: Data, y: PlottableProjection<DataElement, Y>
  ) { _plot = _VectorizedPlot(data) { Mark(.rule, y: y.field($0)) } }

  /// Creates a rule between two values along the y-axis for each element.
  public init<Data: RandomAccessCollection<DataElement>, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) { _plot = _VectorizedPlot(data) { Mark(.rule, x: x.field($0), y: .interval(yStart.field($0), yEnd.field($0))) } }

  /// Creates a rule between two values along the x-axis for each element.
  public init<Data: RandomAccessCollection<DataElement>, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>
  ) { _plot = _VectorizedPlot(data) { Mark(.rule, x: .interval(xStart.field($0), xEnd.field($0)), y: y.field($0)) } }

  @MainActor func collect(into marks: inout [Mark]) { marks += _plot.marks }
}

/// Rectangles for all elements of a collection.
///
/// ```swift
/// RectanglePlot(bins, x: .value("Size", \.low, \.high), y: .value("Weight", \.light, \.heavy))
/// ```
nonisolated public struct RectanglePlot<DataElement>: VectorizedChartContent, MarkSource {
  public typealias Body = Never
  public let _plot: _VectorizedPlot<DataElement>

  /// Creates a rectangle for each element.
  public init<Data: RandomAccessCollection<DataElement>, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) { _plot = _VectorizedPlot(data) { RectangleMark(x.field($0), y.field($0), width, height).mark } }

  /// Creates a rectangle between two values along each axis for each element.
  public init<Data: RandomAccessCollection<DataElement>, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) {
    _plot = _VectorizedPlot(data) {
      RectangleMark(.interval(xStart.field($0), xEnd.field($0)), .interval(yStart.field($0), yEnd.field($0))).mark
    }
  }

  @MainActor func collect(into marks: inout [Mark]) { marks += _plot.marks }
}

/// Sectors for all elements of a collection.
///
/// ```swift
/// SectorPlot(shares, angle: .value("Share", \.share)).foregroundStyle(by: .value("Party", \.name))
/// ```
nonisolated public struct SectorPlot<DataElement>: VectorizedChartContent, MarkSource {
  public typealias Body = Never
  public let _plot: _VectorizedPlot<DataElement>

  /// Creates a sector for each element.
  public init<Data: RandomAccessCollection<DataElement>, Angle: Plottable>(
    _ data: Data, angle: PlottableProjection<DataElement, Angle>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    _plot = _VectorizedPlot(data) { element in
      var mark = Mark(.sector)
      mark.angle = angle.field(element)
      mark.innerRadius = innerRadius
      mark.outerRadius = outerRadius
      mark.angularInset = angularInset ?? 0
      return mark
    }
  }

  @MainActor func collect(into marks: inout [Mark]) { marks += _plot.marks }
}
