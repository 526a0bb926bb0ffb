import CairnFoundation
import Foundation

/// A type that a property of a managed object may have, beyond those that values are kept in.
protocol ManagedValue {
  /// Returns a value of this type, or `nil` if the given one cannot be one.
  static func managed(_ value: Any) -> Any?
  /// What a property without a value is.
  static var blank: Any { get }
}

enum ManagedValues {
  /// Converts a value of an object to the type of a property.
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else { return Optional<Any>.none as? Value }
    // A Boolean value is a number too, which is no reason to make one of it.
    if let direct = value as? Value { return direct }
    let wanted = (type as? any AnyOptional.Type)?.wrappedType ?? type
    return (wanted as? any ManagedValue.Type)?.managed(value) as? Value
  }

  /// Returns the blank value of a property's type.
  static func blank<Value>(of type: Value.Type) -> Value? {
    if let none = Optional<Any>.none as? Value { return none }
    if let known = (type as? any ManagedValue.Type)?.blank as? Value { return known }
    if let object = type as? NSManagedObject.Type { return object.init(_made: object.entity(), in: nil) as? Value }
    return (NSSet() as? Value) ?? (NSOrderedSet() as? Value)
  }
}

extension FixedWidthInteger where Self: ManagedValue {
  static func managed(_ value: Any) -> Any? {
    if let value = value as? Bool { return value ? 1 as Self : 0 }
    if let value = value as? any BinaryInteger { return Self(exactly: value) }
    return KeyedValues.number(value).flatMap { Self(exactly: $0.rounded(.towardZero)) }
  }
  static var blank: Any { 0 as Self }
}

extension Int: ManagedValue {}
extension Int8: ManagedValue {}
extension Int16: ManagedValue {}
extension Int32: ManagedValue {}
extension Int64: ManagedValue {}
extension UInt: ManagedValue {}
extension UInt8: ManagedValue {}
extension UInt16: ManagedValue {}
extension UInt32: ManagedValue {}
extension UInt64: ManagedValue {}

extension Bool: ManagedValue {
  static func managed(_ value: Any) -> Any? { KeyedValues.number(value).map { $0 != 0 } }
  static var blank: Any { false }
}

extension Double: ManagedValue {
  static func managed(_ value: Any) -> Any? { KeyedValues.number(value) }
  static var blank: Any { 0.0 }
}

extension Float: ManagedValue {
  static func managed(_ value: Any) -> Any? { KeyedValues.number(value).map { Float($0) } }
  static var blank: Any { 0 as Float }
}

extension CGFloat: ManagedValue {
  static func managed(_ value: Any) -> Any? { KeyedValues.number(value).map { CGFloat($0) } }
  static var blank: Any { 0 as CGFloat }
}

extension Decimal: ManagedValue {
  static func managed(_ value: Any) -> Any? { KeyedValues.number(value).map { Decimal($0) } }
  static var blank: Any { Decimal() }
}

extension NSNumber: ManagedValue {
  static func managed(_ value: Any) -> Any? { AttributeValue.presented(value) as? NSNumber }
  static var blank: Any { self == NSDecimalNumber.self ? NSDecimalNumber.zero : NSNumber(value: 0) }
}

extension String: ManagedValue {
  static func managed(_ value: Any) -> Any? { nil }
  static var blank: Any { "" }
}

extension Date: ManagedValue {
  static func managed(_ value: Any) -> Any? { nil }
  static var blank: Any { Date(timeIntervalSinceReferenceDate: 0) }
}

extension Data: ManagedValue {
  static func managed(_ value: Any) -> Any? { nil }
  static var blank: Any { Data() }
}

extension UUID: ManagedValue {
  static func managed(_ value: Any) -> Any? { nil }
  static var blank: Any { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

extension URL: ManagedValue {
  static func managed(_ value: Any) -> Any? { nil }
  static var blank: Any { URL(filePath: "/") }
}

extension Set: ManagedValue {
  static func managed(_ value: Any) -> Any? { KeyedValues.list(value).map { Set($0.compactMap { $0 as? Element }) } }
  static var blank: Any { Self() }
}

extension Array: ManagedValue {
  static func managed(_ value: Any) -> Any? { KeyedValues.list(value).map { $0.compactMap { $0 as? Element } } }
  static var blank: Any { Self() }
}

extension Dictionary: ManagedValue {
  static func managed(_ value: Any) -> Any? { (value as? NSDictionary) as? Self }
  static var blank: Any { Self() }
}

extension NSSet: ManagedValue {
  static func managed(_ value: Any) -> Any? { KeyedValues.list(value).map { NSSet(array: $0) } }
  static var blank: Any { NSSet() }
}

extension NSOrderedSet: ManagedValue {
  static func managed(_ value: Any) -> Any? { KeyedValues.list(value).map { NSOrderedSet(array: $0) } }
  static var blank: Any { NSOrderedSet() }
}
