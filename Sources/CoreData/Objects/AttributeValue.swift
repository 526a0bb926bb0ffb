import CairnFoundation
import Foundation

/// The values of attributes, in one type for each kind: whole numbers are `Int64`, other numbers `Double`.
enum AttributeValue {
  struct DoesNotFit: Error {}

  /// Returns a value as objects keep it. Fails if it does not fit the attribute.
  static func natural(_ given: Any?, _ attribute: NSAttributeDescription) throws -> Any? {
    guard let value = KeyedValues.plain(given) else { return nil }
    switch attribute.attributeType {
    case .integer16AttributeType: return try Int64(integer(value, Int16.self))
    case .integer32AttributeType: return try Int64(integer(value, Int32.self))
    case .integer64AttributeType: return try integer(value, Int64.self)
    case .doubleAttributeType: return try number(value)
    case .floatAttributeType: return try Double(Float(number(value)))
    case .booleanAttributeType: return try boolean(value)
    case .decimalAttributeType: return try decimal(value)
    case .stringAttributeType: return try fitting(value, String.self)
    case .dateAttributeType: return try fitting(value, Date.self)
    case .binaryDataAttributeType: return try fitting(value, Data.self)
    case .UUIDAttributeType: return try fitting(value, UUID.self)
    case .URIAttributeType: return try fitting(value, URL.self)
    case .objectIDAttributeType: return try fitting(value, NSManagedObjectID.self)
    case .transformableAttributeType, .compositeAttributeType, .undefinedAttributeType: return value
    }
  }

  private static func fitting<Value>(_ value: Any, _ type: Value.Type) throws -> Value {
    guard let value = value as? Value else { throw DoesNotFit() }
    return value
  }

  private static func integer<Number: FixedWidthInteger>(_ value: Any, _ type: Number.Type) throws -> Number {
    if let value = value as? Bool { return value ? 1 : 0 }
    if let value = value as? any BinaryInteger, let number = Number(exactly: value) { return number }
    if let value = value as? NSNumber, let number = Number(exactly: value.int64Value) { return number }
    if let value = KeyedValues.number(value), let number = Number(exactly: value.rounded(.towardZero)) { return number }
    throw DoesNotFit()
  }

  private static func number(_ value: Any) throws -> Double {
    guard let number = KeyedValues.number(value) else { throw DoesNotFit() }
    return number
  }

  private static func boolean(_ value: Any) throws -> Bool {
    if let value = value as? Bool { return value }
    return try number(value) != 0
  }

  private static func decimal(_ value: Any) throws -> Decimal {
    switch value {
    case let value as Decimal: return value
    case let value as NSDecimalNumber: return value.decimalValue
    case let value as any BinaryInteger:
      guard let number = Int64(exactly: value) else { throw DoesNotFit() }
      return Decimal(number)
    case let value as String:
      guard let number = Decimal(string: value) else { throw DoesNotFit() }
      return number
    default: return Decimal(try number(value))
    }
  }

  /// Returns a value as key-value coding gives it, where numbers are objects.
  static func presented(_ value: Any?) -> Any? {
    switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as Int64: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Decimal: NSDecimalNumber(decimal: value)
    default: value
    }
  }

  /// Whether two values of a property are the same.
  static func areSame(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    if let a = a as? NSManagedObjectID, let b = b as? NSManagedObjectID { return a.isEqual(b) }
    if let a = a as? [NSManagedObjectID], let b = b as? [NSManagedObjectID] { return a == b }
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    return false
  }
}
