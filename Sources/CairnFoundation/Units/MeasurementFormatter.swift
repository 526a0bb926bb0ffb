import Foundation

/// Formats measurements, by default in the region's units.
///
///     let formatter = MeasurementFormatter()
///     formatter.unitStyle = .long
///     formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers))
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  // Sendable: Foundation declares its base class so; as on Apple's systems, only one thread may configure a
  // formatter.
  /// Which unit to use.
  ///
  ///     formatter.unitOptions = .providedUnit
  public struct UnitOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The measurement's own unit.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The region's unit with a readable magnitude.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Omits the scale of a temperature.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which unit to use.
  open var unitOptions: UnitOptions = []
  /// The width of the unit.
  open var unitStyle: Formatter.UnitStyle = .medium
  /// The language and the region.
  open var locale: Locale! = .current
  /// The format of the number.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 3
    return formatter
  }()

  /// Returns the measurement as text.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// Returns the unit alone.
  open func string(from unit: Unit) -> String {
    guard let name = UnitNames.name(of: unit), let one = UnitText.string(2, unit: name, width: width, locale: place)
    else { return unit.symbol }
    let digits = UnitText.string(2, precision: "", locale: place) ?? "2"
    return one.replacingOccurrences(of: digits, with: "").trimmingCharacters(in: .whitespaces)
  }

  /// Returns a measurement or a unit as text, or `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    if let unit = obj as? Unit { return string(from: unit) }
    guard let measurement = obj as? any SomeMeasurement else { return nil }
    return text(measurement.value, measurement.someUnit)
  }

  private var place: Locale { locale ?? .current }

  private var width: UnitText.Width {
    switch unitStyle {
    case .short: .narrow
    case .medium: .short
    case .long: .wide
    }
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    let keepsUnit = unitOptions.contains(.providedUnit)
    return MeasurementText(
      value: value, unit: unit, width: width, usage: keepsUnit ? nil : "default",
      hidesScaleName: unitOptions.contains(.temperatureWithoutUnit), locale: place,
      number: numberFormatter.map { formatter in
        formatter.locale = place
        return { formatter.string(from: NSNumber(value: $0)) ?? String($0) }
      }
    ).text
  }
}

private protocol SomeMeasurement {
  var value: Double { get }
  var someUnit: Unit { get }
}

extension Measurement: SomeMeasurement {
  fileprivate var someUnit: Unit { unit }
}
