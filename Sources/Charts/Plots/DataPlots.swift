import SwiftUI

/// Bars for all elements of a collection.
nonisolated public struct BarPlot: ChartContent, MarkSource {
  public typealias Body = Never
  private let marks: [Mark]

  /// Creates a bar for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) { marks = data.map { BarMark(x.field($0), y.field($0), width, height, stacking).mark } }

  @MainActor func collect(into marks: inout [Mark]) { marks += self.marks }
}

/// Points for all elements of a collection.
nonisolated public struct PointPlot: ChartContent, MarkSource {
  public typealias Body = Never
  private let marks: [Mark]

  /// Creates a point for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) { marks = data.map { Mark(.point, x: x.field($0), y: y.field($0)) } }

  @MainActor func collect(into marks: inout [Mark]) { marks += self.marks }
}

/// Rectangles for all elements of a collection.
nonisolated public struct RectanglePlot: ChartContent, MarkSource {
  public typealias Body = Never
  private let marks: [Mark]

  /// Creates a rectangle for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) { marks = data.map { RectangleMark(x.field($0), y.field($0), width, height).mark } }

  @MainActor func collect(into marks: inout [Mark]) { marks += self.marks }
}

/// Sectors for all elements of a collection.
nonisolated public struct SectorPlot: ChartContent, MarkSource {
  public typealias Body = Never
  private let marks: [Mark]

  /// Creates a sector for each element.
  public init<Data: RandomAccessCollection, Angle: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, Angle>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    marks = data.map { element in
      var mark = Mark(.sector)
      mark.angle = angle.field(element)
      mark.innerRadius = innerRadius
      mark.outerRadius = outerRadius
      mark.angularInset = angularInset ?? 0
      return mark
    }
  }

  @MainActor func collect(into marks: inout [Mark]) { marks += self.marks }
}
