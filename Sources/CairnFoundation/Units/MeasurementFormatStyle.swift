import Foundation

extension Measurement where UnitType: Dimension {
  /// The format of a measurement.
  ///
  ///     let style = Measurement<UnitLength>.FormatStyle(width: .wide, usage: .road)
  ///     style.format(distance)
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The width of the unit.
    public struct UnitWidth: Codable, Hashable, Sendable {
      private enum Name: String, Codable { case wide, abbreviated, narrow }
      private let name: Name

      /// In full, such as "3 kilometers".
      public static var wide: UnitWidth { UnitWidth(name: .wide) }
      /// Shortened, such as "3 km".
      public static var abbreviated: UnitWidth { UnitWidth(name: .abbreviated) }
      /// As short as possible, such as "3km".
      public static var narrow: UnitWidth { UnitWidth(name: .narrow) }

      var inText: UnitText.Width {
        switch name {
        case .wide: .wide
        case .abbreviated: .short
        case .narrow: .narrow
        }
      }
    }

    /// The width of the unit.
    public var width: UnitWidth
    /// The language and the region.
    public var locale: Locale
    /// The usage of the measurement, which may change the unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// The format of the number, or `nil` for the unit's default.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    var hidesScaleName = false

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the measurement as text.
    public func format(_ value: Measurement<UnitType>) -> String {
      MeasurementText(
        value: value.value, unit: value.unit, width: width.inText, usage: usage.name, hidesScaleName: hidesScaleName,
        locale: locale, number: numberFormatStyle.map { $0.locale(locale).format }
      ).text
    }

    /// Returns the style for another language or region.
    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Returns the measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
    style.format(self)
  }

  /// Returns the measurement in the region's unit, abbreviated.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Creates a style for temperatures.
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    self.hidesScaleName = hidesScaleName
  }
}

extension FormatStyle {
  /// A style that formats a measurement.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A style that formats a temperature, with or without the name of its scale.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
