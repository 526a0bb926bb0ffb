import SwiftUI

/// A function that becomes marks once the range of the x-axis is known.
struct PlottedFunction {
  let x: Text
  let y: Text
  let domain: ClosedRange<Double>?
  /// Returns the value, or the start and end of an area. Curves that turn back also have their place along the x-axis.
  typealias Values = (Double) -> (x: Double?, start: Double, end: Double?)
  let values: Values

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
    // A curve that turns back may be much longer than the plot is wide.
    let count = values(domain.lowerBound).x == nil ? Self.count : 4 * Self.count
    var last: Double?
    return (0...count).compactMap { step in
      let at = domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(step) / Double(count)
      var (x, start, end) = values(at)
      if let place = x, !place.isFinite || !start.isFinite {
        // A gap has no place of its own.
        guard let last else { return nil }
        (x, start) = (last, .nan)
      }
      last = x
      var point = mark
      point.function = nil
      point.curve = series
      point.x = PlottedField(label: self.x, lower: .number(x ?? at))
      point.y = PlottedField(label: y, lower: .number(start))
      if let end {
        point.y?.upper = .number(end)
        point.y?.isInterval = true
      }
      return point
    }
  }
}
