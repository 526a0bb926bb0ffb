import CairnPlatform
@_exported import Foundation

/// The sensors of a device, which has none.
///
/// ```swift
/// guard motion.isDeviceMotionAvailable else { return }
/// motion.startDeviceMotionUpdates(to: .main) { data, _ in tilt = data?.attitude.roll ?? 0 }
/// ```
open class CMMotionManager: NSObject {
  /// The interval between positions.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// The interval between accelerations.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The interval between turns.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// The interval between measurements of the magnetic field.
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  /// Whether a compass that needs it may ask for movements.
  open var showsDeviceMovementDisplay = false

  /// Creates a manager.
  public override init() { super.init() }

  /// Whether the position is known. It is not.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether accelerations are known. They are not.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether turns are known. They are not.
  open var isGyroAvailable: Bool { false }
  /// Whether the magnetic field is known. It is not.
  open var isMagnetometerAvailable: Bool { false }
  /// Whether the app receives positions. It does not.
  open var isDeviceMotionActive: Bool { false }
  /// Whether the app receives accelerations. It does not.
  open var isAccelerometerActive: Bool { false }
  /// Whether the app receives turns. It does not.
  open var isGyroActive: Bool { false }
  /// The position. It is not known.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// The acceleration. It is not known.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// The turn. It is not known.
  open var gyroData: CMGyroData? { nil }

  /// Asks for the position, and only reports that there is none.
  open func startDeviceMotionUpdates() { report() }
  /// Asks for the position, and only reports that there is none. The closure is never called.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) { report() }
  /// Asks for the position, and only reports that there is none.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) { report() }
  /// Asks for the position, and only reports that there is none. The closure is never called.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) { report() }
  /// Asks for accelerations, and only reports that there are none.
  open func startAccelerometerUpdates() { report() }
  /// Asks for accelerations, and only reports that there are none. The closure is never called.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) { report() }
  /// Asks for turns, and only reports that there are none.
  open func startGyroUpdates() { report() }
  /// Asks for turns, and only reports that there are none. The closure is never called.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) { report() }
  /// No longer asks for the position. Has no effect.
  open func stopDeviceMotionUpdates() {}
  /// No longer asks for accelerations. Has no effect.
  open func stopAccelerometerUpdates() {}
  /// No longer asks for turns. Has no effect.
  open func stopGyroUpdates() {}

  private func report() {
    MissingFramework.reportCall("CMMotionManager", from: "CoreMotion", outcome: "The device has no sensors.")
  }
}

/// Where the axes of a position point.
///
/// ```swift
/// motion.startDeviceMotionUpdates(using: .xArbitraryZVertical)
/// ```
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// A measurement of a sensor. None is ever made.
///
/// ```swift
/// data.timestamp
/// ```
open class CMLogItem: NSObject {
  /// When it was made.
  open var timestamp: TimeInterval { 0 }
  init?(_ none: Never) { return nil }
}

/// The position of a device. None is ever made.
///
/// ```swift
/// data.attitude.roll
/// ```
open class CMDeviceMotion: CMLogItem {
  /// How the device is turned.
  open var attitude: CMAttitude { CMAttitude() }
  /// Where the ground is.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// How the user moves the device.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// How fast the device turns.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// Where the device looks.
  open var heading: Double { -1 }

  /// Where a sensor is.
  ///
  /// ```swift
  /// motion.sensorLocation == .headphoneLeft
  /// ```
  public enum SensorLocation: Int, Sendable {
    case `default`, headphoneLeft, headphoneRight
  }
}

/// An acceleration. None is ever measured.
///
/// ```swift
/// data.acceleration.x
/// ```
open class CMAccelerometerData: CMLogItem {
  /// The acceleration.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A turn. None is ever measured.
///
/// ```swift
/// data.rotationRate.z
/// ```
open class CMGyroData: CMLogItem {
  /// How fast it is.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// How a device is turned.
///
/// ```swift
/// attitude.pitch
/// ```
open class CMAttitude: NSObject {
  /// Around the axis through the sides.
  open var pitch: Double { 0 }
  /// Around the axis from bottom to top.
  open var roll: Double { 0 }
  /// Around the axis through the screen.
  open var yaw: Double { 0 }
  /// The turn as four numbers.
  open var quaternion: CMQuaternion { CMQuaternion(x: 0, y: 0, z: 0, w: 1) }
}

/// A turn as four numbers.
///
/// ```swift
/// attitude.quaternion.w
/// ```
public struct CMQuaternion: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var z: Double
  public var w: Double
  /// Creates a turn.
  public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// An acceleration along three axes.
///
/// ```swift
/// CMAcceleration(x: 0, y: 0, z: -1)
/// ```
public struct CMAcceleration: Hashable, Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  /// Creates an acceleration of nothing.
  public init() {}
  /// Creates an acceleration.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A turn around three axes.
///
/// ```swift
/// CMRotationRate(x: 0, y: 0, z: 1)
/// ```
public struct CMRotationRate: Hashable, Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  /// Creates a turn of nothing.
  public init() {}
  /// Creates a turn.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
