import Foundation

/// A stored value, whatever type the app reads it as.
package enum StoredValue: Codable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case url(URL)
  case data(Data)
  case date(Date)
}

extension StoredValue {
  /// The name of this kind of value in diagnostics. The value itself is the user's and stays out of messages.
  package var kind: String {
    switch self {
    case .bool: "a Bool"
    case .int: "an Int"
    case .double: "a Double"
    case .string: "a String"
    case .url: "a URL"
    case .data: "Data"
    case .date: "a Date"
    }
  }
}

// Two values are equal if replacing one with the other requires no write. Numbers are therefore compared by
// their bits: otherwise a stored NaN would count as changed on every comparison.
extension StoredValue: Hashable {
  package static func == (a: StoredValue, b: StoredValue) -> Bool {
    switch (a, b) {
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a.bitPattern == b.bitPattern
    case (.string(let a), .string(let b)): a == b
    case (.url(let a), .url(let b)): a == b
    case (.data(let a), .data(let b)): a == b
    case (.date(let a), .date(let b)): a.bits == b.bits
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(value)
    case .double(let value): hasher.combine(value.bitPattern)
    case .string(let value): hasher.combine(value)
    case .url(let value): hasher.combine(value)
    case .data(let value): hasher.combine(value)
    case .date(let value): hasher.combine(value.bits)
    }
  }
}

extension Date {
  fileprivate var bits: UInt64 { timeIntervalSinceReferenceDate.bitPattern }
}
