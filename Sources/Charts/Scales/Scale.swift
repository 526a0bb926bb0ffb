import Foundation

/// The values of an axis, and where they lie.
struct Scale: Equatable {
  enum Content: Equatable {
    case numbers(ClosedRange<Double>, ScaleType.Kind)
    case categories([String])
  }

  var content: Content
  /// Whether larger values lie nearer to the start.
  var isReversed = false
  /// Whether ticks fall on whole numbers.
  var isWhole = false
  /// The calendar unit of the dates, if marks stand for whole units.
  var unit: Calendar.Component?
  /// Space between the ends of the plot and the first and last value, in points.
  var startPadding = 0.0
  var endPadding = 0.0

  var isDate: Bool { if case .numbers(_, .date) = content { true } else { false } }
  var isCategory: Bool { if case .categories = content { true } else { false } }

  var numbers: ClosedRange<Double>? { if case .numbers(let range, _) = content { range } else { nil } }

  var dates: ClosedRange<Date>? {
    guard isDate, let numbers else { return nil }
    return Date(
      timeIntervalSinceReferenceDate: numbers.lowerBound)...Date(
        timeIntervalSinceReferenceDate: numbers.upperBound)
  }

  /// The number at which bars and areas begin: zero, or the nearest number of the scale.
  var baseline: Double {
    guard case .numbers(let range, let kind) = content else { return 0 }
    if case .logarithmic = kind { return range.lowerBound }
    return min(max(0, range.lowerBound), range.upperBound)
  }

  /// Returns where a value lies between 0, the start of the scale, and 1. That of a category is the middle of its band.
  func fraction(_ datum: Datum) -> Double? {
    switch content {
    case .categories(let names):
      guard let index = names.firstIndex(of: datum.name) else { return nil }
      return directed((Double(index) + 0.5) / Double(names.count))
    case .numbers(let range, let kind):
      guard let number = datum.number, let place = kind.spread(number), let low = kind.spread(range.lowerBound),
        let high = kind.spread(range.upperBound)
      else { return nil }
      return directed(high > low ? (place - low) / (high - low) : 0.5)
    }
  }

  /// Returns the value at a fraction of the scale, or `nil` outside the categories.
  func datum(at fraction: Double) -> Datum? {
    let fraction = directed(fraction)
    switch content {
    case .categories(let names):
      let index = Int((fraction * Double(names.count)).rounded(.down))
      return names.indices.contains(index) ? .category(names[index]) : nil
    case .numbers(let range, let kind):
      guard let low = kind.spread(range.lowerBound), let high = kind.spread(range.upperBound) else { return nil }
      let number = kind.gathered(low + fraction * (high - low))
      return Datum(number, isDate: kind == .date)
    }
  }

  private func directed(_ fraction: Double) -> Double { isReversed ? 1 - fraction : fraction }
}

/// A scale along a side of the plot, in points.
struct PlacedScale {
  let scale: Scale
  let length: CGFloat
  /// Whether the scale starts at the far end, as the y-axis does, because points count downwards.
  let isUpward: Bool

  init(_ scale: Scale, length: CGFloat, isUpward: Bool) {
    self.scale = scale
    self.length = max(length, 1)
    self.isUpward = isUpward
  }

  /// Whether the first value of the scale lies at the far end.
  var beginsAtFarEnd: Bool { isUpward != scale.isReversed }

  private var inner: CGFloat { max(length - scale.startPadding - scale.endPadding, 1) }

  /// Returns the point where a value lies.
  func position(_ datum: Datum) -> CGFloat? {
    guard let fraction = scale.fraction(datum), fraction.isFinite else { return nil }
    // Drawing far outside would cost time and show nothing.
    return point(at: max(-100, min(100, fraction)))
  }

  func position(_ number: Double) -> CGFloat? { position(Datum.number(number)) }

  private func point(at fraction: Double) -> CGFloat {
    let along = scale.startPadding + fraction * inner
    return isUpward ? length - along : along
  }

  /// Returns the points a value spreads over: the band of a category, a bin, or a single point.
  func span(of field: PlottedField) -> ClosedRange<CGFloat>? {
    if case .categories(let names) = scale.content, !field.isInterval {
      guard let middle = position(field.lower) else { return nil }
      let half = inner / CGFloat(max(names.count, 1)) / 2
      return (middle - half)...(middle + half)
    }
    guard let start = position(field.lower), let end = position(field.upper ?? field.lower) else { return nil }
    return min(start, end)...max(start, end)
  }

  /// Returns the value at a point.
  func datum(at point: CGFloat) -> Datum? {
    let along = isUpward ? length - point : point
    return scale.datum(at: (along - scale.startPadding) / inner)
  }
}
