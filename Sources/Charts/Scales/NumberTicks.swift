import Foundation

/// Round numbers along a scale.
enum NumberTicks {
  /// Returns the round step, a power of ten times 1, 2 or 5, that divides a span into at most about so many parts.
  static func step(for span: Double, count: Int, isWhole: Bool = false) -> Double {
    guard span.isFinite, span > 0 else { return 1 }
    let rough = span / Double(max(count, 1))
    let power = pow(10, floor(log10(rough)))
    guard power > 0, power.isFinite else { return span }
    // Rather fewer parts than more, because labels need room.
    let factor = rough / power
    let nice: Double = factor < 1.1 ? 1 : factor < 2.2 ? 2 : factor < 5.5 ? 5 : 10
    return isWhole ? max(nice * power, 1) : nice * power
  }

  /// Returns the multiples of a step in a range.
  static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    guard step > 0, step.isFinite else { return [] }
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard first.isFinite, last.isFinite, last >= first, last - first < 10_000 else { return [] }
    // Multiplying keeps each tick as exact as the first, and avoids a negative zero.
    return (0...Int(last - first)).map { (first + Double($0)) * step + 0 }
  }

  /// Returns about so many round numbers in a range.
  static func ticks(in range: ClosedRange<Double>, count: Int, isWhole: Bool = false) -> [Double] {
    multiples(of: step(for: range.upperBound - range.lowerBound, count: count, isWhole: isWhole), in: range)
  }

  /// Extends a range to round numbers.
  static func rounded(_ range: ClosedRange<Double>, count: Int, isWhole: Bool = false) -> ClosedRange<Double> {
    var result = range
    // The rounded range may call for a larger step, and then for ends that are its multiples.
    for _ in 0..<3 {
      let step = step(for: result.upperBound - result.lowerBound, count: count, isWhole: isWhole)
      let low = (result.lowerBound / step + 1e-9).rounded(.down) * step
      let high = (result.upperBound / step - 1e-9).rounded(.up) * step
      guard low < high else { return result }
      if low...high == result { break }
      result = low...high
    }
    return result
  }

  /// Returns powers of ten in a range, with their doubles and fives if there are few.
  static func logarithmic(in range: ClosedRange<Double>, count: Int) -> [Double] {
    guard range.lowerBound > 0, range.upperBound.isFinite else { return [] }
    let low = Int(floor(log10(range.lowerBound) + 1e-9))
    let high = Int(ceil(log10(range.upperBound) - 1e-9))
    let factors: [Double] = high - low < 3 ? [1, 2, 5] : [1]
    let every = max(1, (high - low) / max(count, 1))
    let all = (low...max(low, high)).filter { ($0 - low) % every == 0 }.flatMap { power in
      factors.map { $0 * pow(10, Double(power)) }
    }
    return all.filter { range.contains($0) || $0 == range.upperBound }
  }

  /// The number of decimals that tell ticks with a step apart.
  static func decimals(of ticks: [Double]) -> Int {
    guard let step = zip(ticks, ticks.dropFirst()).map({ abs($1 - $0) }).min(), step > 0 else { return 0 }
    for decimals in 0...8
    where ticks.allSatisfy({ tick in
      let scaled = tick * pow(10, Double(decimals))
      return abs(scaled - scaled.rounded()) < 1e-6 * max(1, step * pow(10, Double(decimals)))
    }) {
      return decimals
    }
    return 8
  }
}
