import Dispatch
import Foundation

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// A number of seconds.
public typealias CFTimeInterval = Double

/// Returns the seconds since the beginning of 2001.
///
/// Disfavored, because a file that also imports CoreFoundation finds that module's function.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Returns the seconds of a monotonic clock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Returns the nanoseconds of a monotonic clock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
