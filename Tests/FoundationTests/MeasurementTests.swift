import CairnFoundation
import Foundation
import Testing

@Suite("Measurements as text")
struct MeasurementTests {
  private let american = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  /// Languages differ in the kind of space before a unit.
  private func plain(_ text: String) -> String {
    text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
  }

  private func length(_ value: Double, _ unit: UnitLength = .kilometers) -> Measurement<UnitLength> {
    Measurement(value: value, unit: unit)
  }

  @Test func unitsAreWordsOfTheLanguageInTheirNumber() {
    let wide = Measurement<UnitLength>.FormatStyle(width: .wide, locale: american, usage: .asProvided)
    #expect(wide.format(length(5)) == "5 kilometers")
    #expect(wide.format(length(1)) == "1 kilometer")
    #expect(wide.locale(german).format(length(1.5)) == "1,5 Kilometer")
    let short = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: american, usage: .asProvided)
    #expect(short.format(length(5)) == "5 km")
    let narrow = Measurement<UnitLength>.FormatStyle(width: .narrow, locale: american, usage: .asProvided)
    #expect(narrow.format(length(5)) == "5km")
  }

  @Test func theUnitIsTheRegionsOwnForWhatIsMeasured() {
    let air = Measurement(value: 25, unit: UnitTemperature.celsius)
    let style = Measurement<UnitTemperature>.FormatStyle(locale: american, usage: .weather)
    #expect(style.format(air) == "77°F")
    #expect(plain(style.locale(german).format(air)) == "25 °C")
    let way = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: american)
    #expect(way.format(length(16.09344)) == "10 mi")
    #expect(plain(way.locale(german).format(length(3))) == "3 km")
  }

  @Test func theAppMayWriteTheNumberItself() {
    let whole = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: american, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0)))
    // The plural form follows the shown number.
    #expect(whole.format(length(1.04)) == "1 kilometer")
    #expect(whole.format(length(2.6)) == "3 kilometers")
    let air = Measurement(value: 21.6, unit: UnitTemperature.celsius)
    let weather = Measurement<UnitTemperature>.FormatStyle(
      locale: american, usage: .weather, numberFormatStyle: .number.precision(.fractionLength(0)))
    #expect(weather.format(air) == "71°F")
    #expect(
      Measurement<UnitTemperature>.FormatStyle(locale: american, usage: .asProvided, hidesScaleName: true).format(air)
        == "21.6°")
  }

  @Test func everyStyleIsReachedByItsShortName() {
    let distance = length(3)
    #expect(distance.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)) == "3 kilometers")
    #expect(!distance.formatted().isEmpty)
    let room = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(room.formatted(.measurement(usage: .asProvided).locale(american)) == "20°C")
  }

  @Test func aUnitOfTheAppsOwnIsWrittenByItsSymbol() {
    let smoot = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7))
    let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: american)
    #expect(style.format(Measurement(value: 3, unit: smoot)) == "3 smoot")
  }

  @Test func theFormatterWritesTheSame() {
    let formatter = MeasurementFormatter()
    formatter.locale = american
    formatter.unitStyle = .long
    #expect(formatter.string(from: length(16.09344)) == "10 miles")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: length(1.23456)) == "1.235 kilometers")
    formatter.unitStyle = .medium
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: length(1.6)) == "2 km")
    #expect(formatter.string(from: UnitLength.kilometers) == "km")
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    #expect(formatter.string(from: Measurement(value: 7, unit: UnitTemperature.celsius)) == "7°")
  }
}
