import Foundation

/// The usage of a measurement, which determines the unit that users of a region expect.
///
///     distance.formatted(.measurement(width: .wide, usage: .road))
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// The usage in CLDR, or `nil` to keep the unit.
  let name: String?

  /// The region's general unit.
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "default") }

  /// The measurement's own unit.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A user's height, in one unit.
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
  /// A user's height, in as many units as customary.
  public static var personHeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person-height") }
  /// A distance by road.
  public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "road") }
  /// The focal length of a lens.
  public static var focalLength: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "focal-length") }
  /// The amount of rain.
  public static var rainfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "rainfall") }
  /// The amount of snow.
  public static var snowfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "snowfall") }
  /// The visibility.
  public static var visibility: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a user.
  public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a user.
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
  /// The temperature of the air.
  public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "food") }
  /// The energy of a workout.
  public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// A liquid.
  public static var liquid: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "fluid") }
}
