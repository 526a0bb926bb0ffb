import Foundation

/// What a measurement is of, which says in which unit people of a region expect it.
///
///     distance.formatted(.measurement(width: .wide, usage: .road))
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// What CLDR calls the usage; nil to keep the unit.
  let name: String?

  /// The region's unit for things in general.
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "default") }

  /// The unit the measurement has.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The size of a person, in one unit.
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
  /// The size of a person, in as many units as people say.
  public static var personHeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person-height") }
  /// The way by road.
  public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "road") }
  /// The focal length of a lens.
  public static var focalLength: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "focal-length") }
  /// How much rain fell.
  public static var rainfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "rainfall") }
  /// How much snow fell.
  public static var snowfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "snowfall") }
  /// How far one can see.
  public static var visibility: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
  /// The temperature of the air.
  public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What food gives.
  public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "food") }
  /// What exercise takes.
  public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// Something to drink or to cook with.
  public static var liquid: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "fluid") }
}
