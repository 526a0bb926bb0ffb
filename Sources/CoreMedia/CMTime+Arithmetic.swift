import Foundation

extension CMTime: Comparable, Hashable {
  /// Times of the same length are equal, in whatever units.
  public static func == (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) == 0 }

  /// Times that are not known come after all numbers, and those that are not valid come last.
  public static func < (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) < 0 }

  /// Hashes the length.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    if isNumeric {
      hasher.combine(epoch)
      hasher.combine(reduced.value)
      hasher.combine(reduced.timescale)
    }
  }

  private var rank: Int {
    if !isValid { return 4 }
    if isNegativeInfinity { return 0 }
    return isPositiveInfinity ? 3 : isNumeric ? 1 : 2
  }

  /// The same time in as few units as possible.
  private var reduced: (value: CMTimeValue, timescale: CMTimeScale) {
    var (a, b) = (value.magnitude, UInt64(timescale))
    while b != 0 { (a, b) = (b, a % b) }
    return a == 0 ? (0, 1) : (value / CMTimeValue(a), CMTimeScale(UInt64(timescale) / a))
  }

  fileprivate func compare(to other: CMTime) -> Int {
    guard isNumeric, other.isNumeric else { return (rank - other.rank).signum() }
    if epoch != other.epoch { return epoch < other.epoch ? -1 : 1 }
    let a = value.multipliedFullWidth(by: CMTimeValue(other.timescale))
    let b = other.value.multipliedFullWidth(by: CMTimeValue(timescale))
    if a.high != b.high { return a.high < b.high ? -1 : 1 }
    return a.low == b.low ? 0 : a.low < b.low ? -1 : 1
  }

  /// The sum. Times that are not numbers stay the same; an overflow is infinite.
  public static func + (a: CMTime, b: CMTime) -> CMTime { combine(a, b, +) { $0.addingReportingOverflow($1) } }

  /// The difference.
  public static func - (a: CMTime, b: CMTime) -> CMTime {
    combine(a, b.isNumeric ? b : CMTimeMultiply(b, multiplier: -1), b.isNumeric ? (-) : (+)) {
      $0.subtractingReportingOverflow($1)
    }
  }

  private static func combine(
    _ a: CMTime, _ b: CMTime, _ seconds: (Double, Double) -> Double,
    _ exact: (CMTimeValue, CMTimeValue) -> (partialValue: CMTimeValue, overflow: Bool)
  ) -> CMTime {
    guard a.isValid, b.isValid else { return .invalid }
    if a.isIndefinite || b.isIndefinite { return .indefinite }
    if !a.isNumeric { return b.isNumeric || a == b ? a : .invalid }
    guard b.isNumeric else { return b }
    let scale = commonScale(a.timescale, b.timescale)
    let (first, second) = (a.convertScale(scale, method: .default), b.convertScale(scale, method: .default))
    guard first.timescale == scale, second.timescale == scale else {
      return CMTime(seconds: seconds(a.seconds, b.seconds), preferredTimescale: scale)
    }
    let (units, isTooLarge) = exact(first.value, second.value)
    if isTooLarge { return CMTime(seconds: seconds(a.seconds, b.seconds), preferredTimescale: scale) }
    return CMTime(value: units, timescale: scale, flags: first.flags.union(second.flags), epoch: a.epoch)
  }

  /// Units that fit both times, or the finer of both if those were too many.
  private static func commonScale(_ a: CMTimeScale, _ b: CMTimeScale) -> CMTimeScale {
    var (x, y) = (a, b)
    while y != 0 { (x, y) = (y, x % y) }
    let (scale, isTooLarge) = (a / x).multipliedReportingOverflow(by: b)
    return isTooLarge ? max(a, b) : scale
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a time of a number of units.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates the time nearest to a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a sum.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a difference.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns -1, 0 or 1.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { Int32(time1.compare(to: time2)) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a multiple. An overflow is infinite.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  guard time.isNumeric else {
    guard time.isPositiveInfinity || time.isNegativeInfinity, multiplier < 0 else { return time }
    return time.isPositiveInfinity ? .negativeInfinity : .positiveInfinity
  }
  let (units, isTooLarge) = time.value.multipliedReportingOverflow(by: CMTimeValue(multiplier))
  guard !isTooLarge else {
    return CMTime(seconds: time.seconds * Double(multiplier), preferredTimescale: time.timescale)
  }
  return CMTime(value: units, timescale: time.timescale, flags: time.flags, epoch: time.epoch)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a multiple.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
  CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 1))
}
