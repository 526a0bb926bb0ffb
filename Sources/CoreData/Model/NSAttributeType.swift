// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's Core Data.

import Foundation

/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100
}

extension NSAttributeDescription {
  /// The type of an attribute's values.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    init(_ type: NSAttributeType) { rawValue = type.rawValue }

    /// No type.
    public static let undefined = AttributeType(.undefinedAttributeType)
    /// Whole numbers of 16 bits.
    public static let integer16 = AttributeType(.integer16AttributeType)
    /// Whole numbers of 32 bits.
    public static let integer32 = AttributeType(.integer32AttributeType)
    /// Whole numbers of 64 bits.
    public static let integer64 = AttributeType(.integer64AttributeType)
    /// Decimal numbers.
    public static let decimal = AttributeType(.decimalAttributeType)
    /// Floating-point numbers of 64 bits.
    public static let double = AttributeType(.doubleAttributeType)
    /// Floating-point numbers of 32 bits.
    public static let float = AttributeType(.floatAttributeType)
    /// Texts.
    public static let string = AttributeType(.stringAttributeType)
    /// Truth values.
    public static let boolean = AttributeType(.booleanAttributeType)
    /// Dates.
    public static let date = AttributeType(.dateAttributeType)
    /// Data.
    public static let binaryData = AttributeType(.binaryDataAttributeType)
    /// UUIDs.
    public static let uuid = AttributeType(.UUIDAttributeType)
    /// Links.
    public static let uri = AttributeType(.URIAttributeType)
    /// Values of any class that can be archived.
    public static let transformable = AttributeType(.transformableAttributeType)
    /// Identifiers of objects. They are not saved.
    public static let objectID = AttributeType(.objectIDAttributeType)
    /// Groups of values.
    public static let composite = AttributeType(.compositeAttributeType)
  }
}

/// The effect of a deletion on related objects.
public enum NSDeleteRule: UInt, Sendable {
  /// They keep what leads to the deleted object.
  case noActionDeleteRule = 0
  /// They no longer lead to the deleted object.
  case nullifyDeleteRule
  /// They are deleted too.
  case cascadeDeleteRule
  /// The object cannot be deleted while there are any.
  case denyDeleteRule
}
