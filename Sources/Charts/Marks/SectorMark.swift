import SwiftUI

/// A sector of a pie or donut.
///
/// ```swift
/// SectorMark(angle: .value("Pages", shelf.pages), innerRadius: .ratio(0.6), angularInset: 1)
///   .foregroundStyle(by: .value("Shelf", shelf.name))
/// ```
nonisolated public struct SectorMark: ChartContent, MarkSource {
  public typealias Body = Never
  var mark: Mark

  @MainActor func collect(into marks: inout [Mark]) { marks.append(mark) }
}

nonisolated extension SectorMark {
  /// Creates a sector whose share of the circle is that of its value in all.
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    mark = Mark(.sector)
    mark.angle = angle.field
    mark.innerRadius = innerRadius
    mark.outerRadius = outerRadius
    mark.angularInset = angularInset ?? 0
  }
}
