import Foundation

/// A type whose values a chart can plot: numbers, strings, dates, and types made of one of these.
///
/// ```swift
/// enum Kind: String, Plottable { case fiction, poetry }
/// ```
public protocol Plottable {
  /// The number, string or date that is plotted.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The number, string or date that is plotted for this value.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates the value for a plotted number, string or date.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that charts plot directly. Adopt `Plottable` instead.
public protocol PrimitivePlottableProtocol: Plottable {}

extension PrimitivePlottableProtocol where PrimitivePlottable == Self {
  /// The value.
  public var primitivePlottable: Self { self }
  /// Creates a copy.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// The plotted number, string or date of the raw value.
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

  /// Creates the value for a plotted number, string or date.
  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: raw)
  }
}

extension Int: PrimitivePlottableProtocol, DatumConvertible { public typealias PrimitivePlottable = Int }
extension Int8: PrimitivePlottableProtocol, DatumConvertible { public typealias PrimitivePlottable = Int8 }
extension Int16: PrimitivePlottableProtocol, DatumConvertible { public typealias PrimitivePlottable = Int16 }
extension Int32: PrimitivePlottableProtocol, DatumConvertible { public typealias PrimitivePlottable = Int32 }
extension Int64: PrimitivePlottableProtocol, DatumConvertible { public typealias PrimitivePlottable = Int64 }
extension UInt: PrimitivePlottableProtocol, DatumConvertible { public typealias PrimitivePlottable = UInt }
extension UInt8: PrimitivePlottableProtocol, DatumConvertible { public typealias PrimitivePlottable = UInt8 }
extension UInt16: PrimitivePlottableProtocol, DatumConvertible { public typealias PrimitivePlottable = UInt16 }
extension UInt32: PrimitivePlottableProtocol, DatumConvertible { public typealias PrimitivePlottable = UInt32 }
extension UInt64: PrimitivePlottableProtocol, DatumConvertible { public typealias PrimitivePlottable = UInt64 }
extension Float: PrimitivePlottableProtocol, DatumConvertible { public typealias PrimitivePlottable = Float }
extension Double: PrimitivePlottableProtocol, DatumConvertible { public typealias PrimitivePlottable = Double }
extension CGFloat: PrimitivePlottableProtocol, DatumConvertible { public typealias PrimitivePlottable = CGFloat }

extension Decimal: PrimitivePlottableProtocol, DatumConvertible {
  public typealias PrimitivePlottable = Decimal
  var primitiveDatum: Datum { .number(NSDecimalNumber(decimal: self).doubleValue) }

  init?(primitiveDatum datum: Datum) {
    guard let number = datum.number else { return nil }
    self = Decimal(number)
  }
}

extension Date: PrimitivePlottableProtocol, DatumConvertible {
  public typealias PrimitivePlottable = Date
  var primitiveDatum: Datum { .date(self) }

  init?(primitiveDatum datum: Datum) {
    guard let seconds = datum.number else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}

extension String: PrimitivePlottableProtocol, DatumConvertible {
  public typealias PrimitivePlottable = String
  var primitiveDatum: Datum { .category(self) }

  init?(primitiveDatum datum: Datum) {
    guard case .category(let name) = datum else { return nil }
    self = name
  }
}
