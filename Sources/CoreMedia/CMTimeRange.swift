import Foundation

/// A part of a film or a sound.
///
/// ```swift
/// CMTimeRange(start: .zero, duration: CMTime(seconds: 10, preferredTimescale: 600))
/// ```
public struct CMTimeRange: Hashable, Sendable {
  /// Where it starts.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime

  /// Creates a range that is not valid.
  public init() { self.init(start: .invalid, duration: .invalid) }
  /// Creates a range of a length.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// Creates a range between two times.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// No range.
  public static let invalid = CMTimeRange()
  /// The empty range at the start.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)

  /// Where it ends.
  public var end: CMTime { start + duration }
  /// Whether it is a range at all.
  public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
  /// Whether it has no length.
  public var isEmpty: Bool { !isValid || duration == .zero }

  /// Returns whether a time is in the range. The end is not.
  public func containsTime(_ time: CMTime) -> Bool { isValid && time.isValid && start <= time && time < end }
  /// Returns whether a range is in this one.
  public func containsTimeRange(_ other: CMTimeRange) -> Bool {
    isValid && other.isValid && start <= other.start && other.end <= end
  }
  /// Returns the overlap of two ranges.
  public func intersection(_ other: CMTimeRange) -> CMTimeRange {
    guard isValid, other.isValid else { return .invalid }
    let (first, last) = (max(start, other.start), min(end, other.end))
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }
  /// Returns the range around two ranges.
  public func union(_ other: CMTimeRange) -> CMTimeRange {
    guard isValid, other.isValid else { return .invalid }
    return CMTimeRange(start: min(start, other.start), end: max(end, other.end))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a range of a length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
