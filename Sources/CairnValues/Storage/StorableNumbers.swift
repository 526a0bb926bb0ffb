import Foundation

extension Bool: Storable {
  package var stored: StoredValue? { .bool(self) }

  /// Reads numbers as true unless they are zero, and also the words for yes and no, like `UserDefaults`.
  package static func read(_ stored: StoredValue) throws(StorageMismatch) -> Bool {
    switch stored {
    case .bool(let value): return value
    case .int(let value): return value != 0
    case .double(let value): return value != 0
    case .string(let text):
      switch text.trimmed.lowercased() {
      case "yes", "y", "true", "t": return true
      case "no", "n", "false", "f": return false
      default:
        if let number = Double(text.trimmed) { return number != 0 }
      }
    default: break
    }
    throw StorageMismatch(stored, isNo: Bool.self)
  }
}

extension Int: Storable {
  package var stored: StoredValue? { .int(self) }

  /// Reads a `Double` as an `Int` only if it is integral.
  package static func read(_ stored: StoredValue) throws(StorageMismatch) -> Int {
    let number: Int? =
      switch stored {
      case .bool(let value): value ? 1 : 0
      case .int(let value): value
      case .double(let value): Int(exactly: value)
      case .string(let text): Int(text.trimmed) ?? Double(text.trimmed).flatMap { Int(exactly: $0) }
      default: nil
      }
    guard let number else { throw StorageMismatch(stored, isNo: Int.self) }
    return number
  }
}

extension Double: Storable {
  package var stored: StoredValue? { .double(self) }

  package static func read(_ stored: StoredValue) throws(StorageMismatch) -> Double {
    let number: Double? =
      switch stored {
      case .bool(let value): value ? 1 : 0
      case .int(let value): Double(value)
      case .double(let value): value
      case .string(let text): Double(text.trimmed)
      default: nil
      }
    guard let number else { throw StorageMismatch(stored, isNo: Double.self) }
    return number
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
