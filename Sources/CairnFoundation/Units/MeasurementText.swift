import Foundation

/// A measurement on its way to text.
struct MeasurementText {
  let value: Double
  let unit: Unit
  let width: UnitText.Width
  /// What CLDR calls that which is measured; nil to keep the unit.
  let usage: String?
  let hidesScaleName: Bool
  let locale: Locale
  /// How the app wants the number; nil for what is usual.
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

  /// ICU knows the unit for the usage, and the form of its word for the number; only the digits are the app's. So the
  /// number is asked for in full first, to see what it is in that unit, and is replaced after.
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
    // "1.2 meters" rounded to no digits is "1 meter": the word goes with what is shown.
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
