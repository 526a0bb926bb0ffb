import Foundation

/// A value as a store keeps it, whatever type the app reads it as.
package enum StoredValue: Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case url(URL)
  case data(Data)
  case date(Date)
}

extension StoredValue {
  /// What a diagnostic calls a value of this kind. The value itself is the user's and stays out of messages.
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

// Two values are equal if a store need not be written to turn one into the other. So numbers are compared by their
// bits: otherwise a stored NaN would count as changed each time someone looks.
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
