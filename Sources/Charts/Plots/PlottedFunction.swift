import SwiftUI

/// A function that becomes marks once the range of the x-axis is known.
struct PlottedFunction {
  let x: Text
  let y: Text
  let domain: ClosedRange<Double>?
  /// Returns the value, or the start and end of an area.
  let values: (Double) -> (Double, Double?)

  /// The number of points of a curve.
  private static let count = 240

  /// Replaces functions by the points of their curves.
  static func sampled(_ marks: [Mark], _ request: ScaleRequest) -> [Mark] {
    guard marks.contains(where: { $0.function != nil }) else { return marks }
    var inference = ScaleInference()
    for field in marks.compactMap(\.x) { inference.add(field) }
    let given = request.domain.values?.compactMap(\.number)
    let ends = given.flatMap { $0.isEmpty ? nil : (($0.min() ?? 0)...($0.max() ?? 1)) }
    let shared = ends ?? inference.numbers ?? 0...1
    return marks.enumerated().flatMap { index, mark in
      mark.function.map { $0.points(of: mark, in: $0.domain ?? shared, series: index) } ?? [mark]
    }
  }

  private func points(of mark: Mark, in domain: ClosedRange<Double>, series: Int) -> [Mark] {
    (0...Self.count).map { step in
      let at = domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(step) / Double(Self.count)
      let (start, end) = values(at)
      var point = mark
      point.function = nil
      point.curve = series
      point.x = PlottedField(label: x, lower: .number(at))
      point.y = PlottedField(label: y, lower: .number(start))
      if let end {
        point.y?.upper = .number(end)
        point.y?.isInterval = true
      }
      return point
    }
  }
}
