import Foundation

/// Formats a measurement.
struct MeasurementText {
  let value: Double
  let unit: Unit
  let width: UnitText.Width
  /// The usage in CLDR, or `nil` to keep the unit.
  let usage: String?
  let hidesScaleName: Bool
  let locale: Locale
  /// The app's format of the number, or `nil` for the default.
  let number: ((Double) -> String)?

  var text: String {
    guard let name = UnitNames.name(of: unit) else { return written(value) + " " + unit.symbol }
    if hidesScaleName, unit is UnitTemperature { return temperatureWithoutScale }
    guard let number else {
      return UnitText.string(value, unit: name, width: width, usage: usage, locale: locale)
        ?? UnitText.string(value, unit: name, width: width, locale: locale) ?? written(value) + " " + unit.symbol
    }
    return text(of: value, unit: name, number: number)
  }

  /// Returns the text with the app's digits. ICU knows the unit for the usage and the plural form for the
  /// number. The number is therefore formatted by ICU in full first, to find its value in that unit, and then
  /// replaced.
  private func text(of value: Double, unit: String, number: (Double) -> String) -> String {
    let exact = ".################"
    func write(_ value: Double, _ usage: String?) -> (text: String, number: Double?)? {
      UnitText.written(value, unit: unit, width: width, usage: usage, precision: exact, locale: locale)
    }
    guard let whole = write(value, usage) ?? write(value, nil) else { return written(value) + " " + self.unit.symbol }
    let own = number(whole.number ?? value)
    guard let digits = whole.number.flatMap({ UnitText.string($0, precision: exact, locale: locale) }) else {
      return whole.text
    }
    // "1.2 meters" rounded to whole digits is "1 meter": the plural form follows the shown number.
    let shown =
      (try? FloatingPointFormatStyle<Double>(locale: locale).parseStrategy.parse(own)) ?? whole.number ?? value
    let agreeing = shown == whole.number || usage != nil ? nil : write(shown, nil)
    let (text, old) =
      agreeing.flatMap { agreeing in
        UnitText.string(shown, precision: exact, locale: locale).map { (agreeing.text, $0) }
      } ?? (whole.text, digits)
    guard let place = text.range(of: old) else { return text }
    return text.replacingCharacters(in: place, with: own)
  }

  private var temperatureWithoutScale: String {
    var value = value
    if let usage, let name = UnitNames.name(of: unit) {
      value =
        UnitText.written(
          value, unit: name, width: width, usage: usage, precision: ".################", locale: locale)?.number
        ?? value
    }
    guard let number else {
      return UnitText.string(value, unit: "generic-temperature", width: .short, precision: ".##", locale: locale)
        ?? written(value) + "°"
    }
    return number(value) + "°"
  }

  private func written(_ value: Double) -> String {
    number?(value) ?? FloatingPointFormatStyle<Double>(locale: locale).format(value)
  }
}
