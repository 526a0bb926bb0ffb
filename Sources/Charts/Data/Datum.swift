import Foundation

/// A plotted value as scales see it.
enum Datum: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  /// Creates the value of a number on a continuous scale.
  init(_ number: Double, isDate: Bool) {
    self = isDate ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
  }

  var isDate: Bool { if case .date = self { true } else { false } }

  /// The value as a number on a continuous scale. Dates count seconds.
  var number: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// The value as a name on a scale of categories.
  var name: String {
    switch self {
    case .number(let number): number.formatted()
    case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
    case .category(let name): name
    }
  }
}

/// A type whose values convert to a datum and back.
protocol DatumConvertible {
  var primitiveDatum: Datum { get }
  init?(primitiveDatum datum: Datum)
  /// Whether fractions have no meaning, so that ticks fall on whole numbers.
  static var isPrimitiveWhole: Bool { get }
}

extension DatumConvertible {
  static var isPrimitiveWhole: Bool { false }
}

extension DatumConvertible where Self: BinaryInteger {
  var primitiveDatum: Datum { .number(Double(self)) }
  static var isPrimitiveWhole: Bool { true }

  init?(primitiveDatum datum: Datum) {
    guard let number = datum.number, abs(number - number.rounded()) < 1e-6, let whole = Self(exactly: number.rounded())
    else { return nil }
    self = whole
  }
}

extension DatumConvertible where Self: BinaryFloatingPoint {
  var primitiveDatum: Datum { .number(Double(self)) }

  init?(primitiveDatum datum: Datum) {
    guard let number = datum.number else { return nil }
    self = Self(number)
  }
}

extension Plottable {
  var datum: Datum {
    (primitivePlottable as? any DatumConvertible)?.primitiveDatum ?? .category("\(primitivePlottable)")
  }

  static var isWhole: Bool { (PrimitivePlottable.self as? any DatumConvertible.Type)?.isPrimitiveWhole ?? false }

  init?(datum: Datum) {
    guard let type = PrimitivePlottable.self as? any DatumConvertible.Type,
      let primitive = type.init(primitiveDatum: datum) as? PrimitivePlottable
    else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
