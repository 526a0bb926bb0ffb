import Foundation

/// A value as a store keeps it.
package enum StoredValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case data(Data)
}

extension StoredValue {
  /// A number; SQLite cannot keep one that is undefined, so it becomes text.
  package init(_ number: Double) { self = number.isNaN ? .text("nan") : .real(number) }

  package var number: Double? {
    switch self {
    case .real(let number): number
    case .integer(let number): Double(number)
    case .text("nan"): .nan
    default: nil
    }
  }
}
