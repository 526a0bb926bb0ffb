@_exported import Foundation

/// The number of units in a second.
public typealias CMTimeScale = Int32
/// A number of units.
public typealias CMTimeValue = Int64
/// Which of several timelines a time is on.
public typealias CMTimeEpoch = Int64

/// A time in a film or a sound, as a fraction of seconds.
///
/// ```swift
/// player.seek(to: CMTime(seconds: 90, preferredTimescale: 600))
/// ```
public struct CMTime: Sendable {
  /// The numerator: how many units.
  public var value: CMTimeValue
  /// The denominator: the units in a second.
  public var timescale: CMTimeScale
  /// Whether the time is a number, and an exact one.
  public var flags: CMTimeFlags
  /// The timeline.
  public var epoch: CMTimeEpoch

  /// Creates a time from all its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }

  /// Creates a time that is not valid.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Creates a time of a number of units. Without units in a second, it is not valid.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Creates the time nearest to a number of seconds.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard !seconds.isNaN, preferredTimescale > 0 else {
      self = .invalid
      return
    }
    guard seconds.isFinite else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    // Fewer units in a second reach further.
    var scale = preferredTimescale
    while abs(seconds * Double(scale)) >= 0x1p63, scale > 1 { scale /= 2 }
    let units = (seconds * Double(scale)).rounded()
    guard let value = CMTimeValue(exactly: units) else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let isExact = Double(value) / Double(scale) == seconds
    self.init(value: value, timescale: scale, flags: isExact ? .valid : [.valid, .hasBeenRounded], epoch: 0)
  }
}

extension CMTime {
  /// No time.
  public static let invalid = CMTime()
  /// The start.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A length that is not known.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// After all others.
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// Before all others.
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// The time in seconds. It is not a number if the time is not valid or not known.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }
  /// Whether it is a time at all.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is after all others.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it is before all others.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether it is not known.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is a number of seconds.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) && timescale > 0 }
  /// Whether it is not quite what was asked for.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// Returns the time in other units.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0, newTimescale != timescale else { return self }
    let exact = value.multipliedFullWidth(by: CMTimeValue(newTimescale))
    guard exact.high == 0 && exact.low <= UInt64(Int64.max) || exact.high == -1 && exact.low > UInt64(Int64.max) else {
      return CMTime(seconds: seconds, preferredTimescale: newTimescale)
    }
    let (whole, rest) = CMTimeValue(bitPattern: exact.low).quotientAndRemainder(dividingBy: CMTimeValue(timescale))
    let units = whole + method.step(rest: rest, of: CMTimeValue(timescale))
    return CMTime(
      value: units, timescale: newTimescale, flags: rest == 0 ? flags : flags.union(.hasBeenRounded), epoch: epoch)
  }
}

/// The kind of a time.
///
/// ```swift
/// time.flags.contains(.valid)
/// ```
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  public static let indefinite = CMTimeFlags(rawValue: 16)
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// How a time is rounded.
///
/// ```swift
/// time.convertScale(600, method: .roundHalfAwayFromZero)
/// ```
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity, roundTowardNegativeInfinity
  /// The usual one.
  public static let `default` = roundHalfAwayFromZero

  /// The units to add after rounding toward zero.
  fileprivate func step(rest: CMTimeValue, of whole: CMTimeValue) -> CMTimeValue {
    guard rest != 0 else { return 0 }
    switch self {
    case .roundTowardZero, .quickTime: return 0
    case .roundHalfAwayFromZero: return rest.magnitude * 2 >= whole.magnitude ? rest.signum() : 0
    case .roundAwayFromZero: return rest.signum()
    case .roundTowardPositiveInfinity: return rest > 0 ? 1 : 0
    case .roundTowardNegativeInfinity: return rest < 0 ? -1 : 0
    }
  }
}
