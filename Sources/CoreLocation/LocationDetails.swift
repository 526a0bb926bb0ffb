import Foundation

/// The floor of a building.
public final class CLFloor: NSObject, Sendable {
  /// The number of the floor, where 0 is the ground.
  public let level: Int
  init(level: Int) { self.level = level }
}

/// The source of a location.
public final class CLLocationSourceInformation: NSObject, Sendable {
  /// Whether software made the location up.
  public let isSimulatedBySoftware: Bool
  /// Whether an accessory found the location.
  public let isProducedByAccessory: Bool

  /// Creates a description of a location's source.
  public init(softwareSimulationState isSimulated: Bool, andExternalAccessoryState isAccessory: Bool) {
    isSimulatedBySoftware = isSimulated
    isProducedByAccessory = isAccessory
  }
}

extension CLLocation {
  /// How certain the direction is. It is not known.
  public var courseAccuracy: CLLocationDirectionAccuracy { -1 }
  /// How certain the speed is. It is not known.
  public var speedAccuracy: CLLocationSpeedAccuracy { -1 }
  /// The height above the ellipsoid, in meters. Only the height above the sea is known, so it is that.
  public var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// The floor, which is not known.
  public var floor: CLFloor? { nil }
  /// The source, which is not known.
  public var sourceInformation: CLLocationSourceInformation? { nil }
}

/// How certain a direction is, in degrees.
public typealias CLLocationDirectionAccuracy = Double
/// How certain a speed is, in meters per second.
public typealias CLLocationSpeedAccuracy = Double

/// How a device is held.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// How far away a beacon is.
public enum CLProximity: Int, Sendable {
  case unknown, immediate, near, far
}

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable {
  case unknown, inside, outside
}
