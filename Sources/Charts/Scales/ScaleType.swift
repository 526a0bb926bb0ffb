import Foundation

/// How a scale spreads its values.
///
/// ```swift
/// chart.chartYScale(type: .log)
/// ```
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, category, date, logarithmic
    case power(Double)
    case symmetricLog(Double)
  }

  let kind: Kind

  /// Numbers, evenly.
  public static let linear = ScaleType(kind: .linear)
  /// Positive numbers, with equal ratios equally far apart.
  public static let log = ScaleType(kind: .logarithmic)
  /// Dates.
  public static let date = ScaleType(kind: .date)
  /// Names in order.
  public static let category = ScaleType(kind: .category)
  /// The square roots of numbers.
  public static let squareRoot = ScaleType(kind: .power(0.5))
  /// Numbers with equal ratios equally far apart, except near zero.
  public static let symmetricLog = ScaleType(kind: .symmetricLog(1))

  /// The powers of numbers.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

  /// Numbers with equal ratios equally far apart, and even below a constant.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero))
  }
}

extension ScaleType.Kind {
  /// Returns the position of a number on an even scale, or `nil` if the scale cannot show it.
  func spread(_ number: Double) -> Double? {
    switch self {
    case .linear, .date, .category: number
    case .logarithmic: number > 0 ? Foundation.log(number) : nil
    case .power(let exponent): (number < 0 ? -1 : 1) * pow(abs(number), exponent)
    case .symmetricLog(let slope): (number < 0 ? -1 : 1) * log1p(abs(number) * max(slope, 1e-9))
    }
  }

  /// Returns the number at a position of an even scale.
  func gathered(_ place: Double) -> Double {
    switch self {
    case .linear, .date, .category: place
    case .logarithmic: exp(place)
    case .power(let exponent): (place < 0 ? -1 : 1) * pow(abs(place), 1 / exponent)
    case .symmetricLog(let slope): (place < 0 ? -1 : 1) * expm1(abs(place)) / max(slope, 1e-9)
    }
  }
}
