import CairnPlatform
import Foundation

/// Counts steps, which no device here does.
///
/// ```swift
/// guard CMPedometer.isStepCountingAvailable() else { return }
/// ```
open class CMPedometer: NSObject {
  /// Creates a counter.
  public override init() { super.init() }
  /// Whether steps are counted. They are not.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Whether distances are measured. They are not.
  open class func isDistanceAvailable() -> Bool { false }
  /// Whether stairs are counted. They are not.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Whether the speed is measured. It is not.
  open class func isPaceAvailable() -> Bool { false }
  /// Whether pauses are noticed. They are not.
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  /// Whether the app may count steps. It may not.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  /// Asks for the steps since a day. Fails.
  open func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {
    handler(nil, failure())
  }
  /// Asks for the steps of a time. Fails.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) { handler(nil, failure()) }
  /// No longer asks for steps. Has no effect.
  open func stopUpdates() {}

  private func failure() -> any Error {
    MissingFramework.reportCall("CMPedometer", from: "CoreMotion", outcome: "It fails, as the device has no sensors.")
    return NSError(domain: CMErrorDomain, code: 109)
  }
}

/// Steps. None are ever counted.
///
/// ```swift
/// data.numberOfSteps.intValue
/// ```
public final class CMPedometerData: NSObject {
  /// How many steps.
  public var numberOfSteps: NSNumber { 0 }
  /// How far.
  public var distance: NSNumber? { nil }
  /// How many stairs up.
  public var floorsAscended: NSNumber? { nil }
  /// How many stairs down.
  public var floorsDescended: NSNumber? { nil }
  private init?(_ none: Never) { return nil }
}

/// The user's activity, such as walking, which is not known.
///
/// ```swift
/// guard CMMotionActivityManager.isActivityAvailable() else { return }
/// ```
open class CMMotionActivityManager: NSObject {
  /// Creates a manager.
  public override init() { super.init() }
  /// Whether it is known. It is not.
  open class func isActivityAvailable() -> Bool { false }
  /// Whether the app may know. It may not.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// No longer asks. Has no effect.
  open func stopActivityUpdates() {}
}

/// Measures the height by the air, which no device here does.
///
/// ```swift
/// guard CMAltimeter.isRelativeAltitudeAvailable() else { return }
/// ```
open class CMAltimeter: NSObject {
  /// Creates an altimeter.
  public override init() { super.init() }
  /// Whether the height is measured. It is not.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  /// Whether the app may know. It may not.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// No longer measures. Has no effect.
  open func stopRelativeAltitudeUpdates() {}
}

/// Whether an app may read the sensors.
///
/// ```swift
/// CMPedometer.authorizationStatus() == .authorized
/// ```
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// How certain an activity is.
///
/// ```swift
/// activity.confidence == .high
/// ```
public enum CMMotionActivityConfidence: Int, Sendable {
  case low, medium, high
}

/// A pause in a walk, or its end.
///
/// ```swift
/// event.type == .pause
/// ```
public enum CMPedometerEventType: Int, Sendable {
  case pause, resume
}

/// A fall. None is ever noticed.
///
/// ```swift
/// event.resolution == .confirmed
/// ```
public final class CMFallDetectionEvent: NSObject {
  /// The user's answer to a fall.
  ///
  /// ```swift
  /// CMFallDetectionEvent.UserResolution.dismissed
  /// ```
  public enum UserResolution: Int, Sendable {
    case confirmed, dismissed, rejected, unresponsive
  }
  private init?(_ none: Never) { return nil }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of errors.
public let CMErrorDomain = "CMErrorDomain"
