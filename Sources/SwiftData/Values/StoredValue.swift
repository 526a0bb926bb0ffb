import CairnStore
import Foundation

/// How values of a kind compare in a store.
enum StoredKind: Sendable {
  case boolean
  case integer
  case real
  case text
  case data
  case decimal
  /// Equal values are stored equally, but their order is another than that of the values.
  case unordered
  /// JSON, which only the model can compare.
  case coded
}

/// A type that a store keeps without encoding it.
protocol DirectlyStored {
  static var storedKind: StoredKind { get }
  var storedValue: StoredValue { get }
  init?(storedValue: StoredValue)
  /// A value for a model whose row is gone.
  static var blank: Self { get }
}

extension DirectlyStored where Self: FixedWidthInteger {
  // Values beyond Int64 are stored as negative numbers, whose order is another.
  static var storedKind: StoredKind { Self.max > Int64.max ? .unordered : .integer }
  var storedValue: StoredValue { .integer(Int64(truncatingIfNeeded: self)) }
  init?(storedValue: StoredValue) {
    guard case .integer(let number) = storedValue else { return nil }
    if Self.max > Int64.max {
      self.init(truncatingIfNeeded: number)
    } else {
      self.init(exactly: number)
    }
  }
  static var blank: Self { 0 }
}

extension Int: DirectlyStored {}
extension Int8: DirectlyStored {}
extension Int16: DirectlyStored {}
extension Int32: DirectlyStored {}
extension Int64: DirectlyStored {}
extension UInt: DirectlyStored {}
extension UInt8: DirectlyStored {}
extension UInt16: DirectlyStored {}
extension UInt32: DirectlyStored {}
extension UInt64: DirectlyStored {}

extension Bool: DirectlyStored {
  static var storedKind: StoredKind { .boolean }
  var storedValue: StoredValue { .integer(self ? 1 : 0) }
  init?(storedValue: StoredValue) {
    guard case .integer(let number) = storedValue else { return nil }
    self = number != 0
  }
  static var blank: Bool { false }
}

extension Double: DirectlyStored {
  static var storedKind: StoredKind { .real }
  var storedValue: StoredValue { StoredValue(self) }
  init?(storedValue: StoredValue) {
    guard let number = storedValue.number else { return nil }
    self = number
  }
  static var blank: Double { 0 }
}

extension Float: DirectlyStored {
  static var storedKind: StoredKind { .real }
  var storedValue: StoredValue { StoredValue(Double(self)) }
  init?(storedValue: StoredValue) {
    guard let number = storedValue.number else { return nil }
    self = Float(number)
  }
  static var blank: Float { 0 }
}

extension Date: DirectlyStored {
  static var storedKind: StoredKind { .real }
  var storedValue: StoredValue { StoredValue(timeIntervalSinceReferenceDate) }
  init?(storedValue: StoredValue) {
    guard let number = storedValue.number else { return nil }
    self.init(timeIntervalSinceReferenceDate: number)
  }
  static var blank: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension String: DirectlyStored {
  static var storedKind: StoredKind { .text }
  var storedValue: StoredValue { .text(self) }
  init?(storedValue: StoredValue) {
    guard case .text(let text) = storedValue else { return nil }
    self = text
  }
  static var blank: String { "" }
}

extension UUID: DirectlyStored {
  static var storedKind: StoredKind { .data }
  var storedValue: StoredValue { .data(Data(bytes)) }
  init?(storedValue: StoredValue) {
    guard case .data(let data) = storedValue, data.count == 16 else { return nil }
    let b = Array(data)
    self.init(
      uuid: (
        b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]
      ))
  }
  static var blank: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }

  private var bytes: [UInt8] {
    let u = uuid
    return [
      u.0, u.1, u.2, u.3, u.4, u.5, u.6, u.7, u.8, u.9, u.10, u.11, u.12, u.13, u.14, u.15,
    ]
  }
}

extension Data: DirectlyStored {
  static var storedKind: StoredKind { .data }
  var storedValue: StoredValue { .data(self) }
  init?(storedValue: StoredValue) {
    guard case .data(let data) = storedValue else { return nil }
    self = data
  }
  static var blank: Data { Data() }
}

extension Decimal: DirectlyStored {
  static var storedKind: StoredKind { .decimal }
  var storedValue: StoredValue { .text(description) }
  init?(storedValue: StoredValue) {
    guard case .text(let text) = storedValue else { return nil }
    self.init(string: text)
  }
  static var blank: Decimal { 0 }
}
