import Foundation

/// The CLDR names of Foundation's units, for ICU. A symbol identifies a unit within its dimension.
enum UnitNames {
  /// Returns the name of a unit, or `nil` for an app's own.
  static func name(of unit: Unit) -> String? {
    switch unit {
    case is UnitAcceleration: accelerations[unit.symbol]
    case is UnitAngle: angles[unit.symbol]
    case is UnitArea: areas[unit.symbol]
    case is UnitConcentrationMass: concentrations[unit.symbol]
    case is UnitDispersion: unit.symbol == "ppm" ? "permillion" : nil
    case is UnitDuration: durations[unit.symbol]
    case is UnitElectricCharge: charges[unit.symbol]
    case is UnitElectricCurrent: currents[unit.symbol]
    case is UnitElectricPotentialDifference: voltages[unit.symbol]
    case is UnitElectricResistance: resistances[unit.symbol]
    case is UnitEnergy: energies[unit.symbol]
    case is UnitFrequency: frequencies[unit.symbol]
    case is UnitFuelEfficiency: fuel(unit)
    case is UnitIlluminance: unit.symbol == "lx" ? "lux" : nil
    case is UnitInformationStorage: storage[unit.symbol]
    case is UnitLength: lengths[unit.symbol]
    case is UnitMass: masses[unit.symbol]
    case is UnitPower: powers[unit.symbol]
    case is UnitPressure: pressures[unit.symbol]
    case is UnitSpeed: speeds[unit.symbol]
    case is UnitTemperature: temperatures[unit.symbol]
    case is UnitVolume: volumes[unit.symbol]
    default: nil
    }
  }

  /// Returns the name of a unit of fuel efficiency. Both kinds of gallon share a symbol.
  private static func fuel(_ unit: Unit) -> String? {
    if unit == UnitFuelEfficiency.milesPerImperialGallon { return "mile-per-gallon-imperial" }
    return ["mpg": "mile-per-gallon", "L/100km": "liter-per-100-kilometer"][unit.symbol]
  }

  private static let accelerations = ["m/s²": "meter-per-square-second", "g": "g-force"]
  private static let angles = [
    "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
  ]
  private static let areas = [
    "Mm²": "square-megameter", "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
    "mm²": "square-millimeter", "µm²": "square-micrometer", "nm²": "square-nanometer", "in²": "square-inch",
    "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
  ]
  private static let concentrations = ["g/L": "gram-per-liter", "mg/dL": "milligram-per-deciliter"]
  private static let durations = [
    "h": "hour", "m": "minute", "min": "minute", "s": "second", "ms": "millisecond", "µs": "microsecond",
    "ns": "nanosecond", "sec": "second", "hr": "hour",
  ]
  private static let charges = ["C": "coulomb", "Ah": "ampere-hour"]
  private static let currents = [
    "MA": "megaampere", "kA": "kiloampere", "A": "ampere", "mA": "milliampere", "µA": "microampere",
  ]
  private static let voltages = ["MV": "megavolt", "kV": "kilovolt", "V": "volt", "mV": "millivolt", "µV": "microvolt"]
  private static let resistances = ["MΩ": "megaohm", "kΩ": "kiloohm", "Ω": "ohm", "mΩ": "milliohm", "µΩ": "microohm"]
  private static let energies = [
    "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
  ]
  private static let frequencies = [
    "THz": "terahertz", "GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz",
    "mHz": "millihertz", "µHz": "microhertz", "nHz": "nanohertz",
  ]
  private static let storage = [
    "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte", "PB": "petabyte",
    "EB": "exabyte", "bit": "bit", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit", "Tb": "terabit",
    "KiB": "kibibyte", "MiB": "mebibyte", "GiB": "gibibyte", "TiB": "tebibyte", "PiB": "pebibyte",
  ]
  private static let lengths = [
    "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "dam": "decameter", "m": "meter", "dm": "decimeter",
    "cm": "centimeter", "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch",
    "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile",
    "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
  ]
  private static let masses = [
    "kg": "kilogram", "g": "gram", "dg": "decigram", "cg": "centigram", "mg": "milligram", "µg": "microgram",
    "ng": "nanogram", "pg": "picogram", "oz": "ounce", "lb": "pound", "st": "stone", "t": "metric-ton", "ton": "ton",
    "ct": "carat", "oz t": "ounce-troy", "slug": "slug",
  ]
  private static let powers = [
    "TW": "terawatt", "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt",
    "hp": "horsepower",
  ]
  private static let pressures = [
    "N/m²": "newton-per-square-meter", "GPa": "gigapascal", "MPa": "megapascal", "kPa": "kilopascal",
    "hPa": "hectopascal", "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
    "psi": "pound-force-per-square-inch",
  ]
  private static let speeds = [
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
  ]
  private static let temperatures = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
  private static let volumes = [
    "ML": "megaliter", "kL": "kiloliter", "L": "liter", "dl": "deciliter", "cL": "centiliter", "mL": "milliliter",
    "km³": "cubic-kilometer", "m³": "cubic-meter", "dm³": "cubic-decimeter", "cm³": "cubic-centimeter",
    "mm³": "cubic-millimeter", "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile",
    "af": "acre-foot", "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup",
    "pt": "pint", "qt": "quart", "gal": "gallon", "fl oz Imperial": "fluid-ounce-imperial",
    "qt Imperial": "quart-imperial", "gal Imperial": "gallon-imperial", "metric cup Imperial": "cup-metric",
  ]
}
