import CairnFoundation
import Foundation

/// Values of any class, as an archive.
enum ArchivedValue {
  static func data(_ value: Any, _ attribute: NSAttributeDescription) throws -> Data {
    guard let object = object(value, depth: 0),
      let data = try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    else {
      throw CoreDataError.error(
        NSManagedObjectValidationError,
        "\(attribute.entity?.entityName ?? "").\(attribute.name) cannot be saved: a \(type(of: value)) does not conform "
          + "to NSCoding, or contains something that does not.")
    }
    return data
  }

  /// Returns the object that stands for a value, or `nil` if an archiver does not know all its parts. It traps where it does
  /// not.
  private static func object(_ value: Any, depth: Int) -> NSObject? {
    guard depth < 100 else { return nil }
    func all(_ values: [Any]) -> [NSObject]? {
      let objects = values.compactMap { object($0, depth: depth + 1) }
      return objects.count == values.count ? objects : nil
    }
    switch value {
    case let value as String: return NSString(string: value)
    case let value as NSNumber: return value
    case let value as Bool: return NSNumber(value: value)
    case let value as Decimal: return NSDecimalNumber(decimal: value)
    case let value as any BinaryInteger:
      return Int64(exactly: value).map { NSNumber(value: $0) } ?? UInt64(exactly: value).map { NSNumber(value: $0) }
    case let value as any BinaryFloatingPoint: return NSNumber(value: Double(value))
    case let value as Date: return NSDate(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    case let value as Data: return NSData(data: value)
    case let value as UUID: return NSUUID(uuidString: value.uuidString)
    case let value as URL: return NSURL(string: value.absoluteString)
    case let value as NSDictionary:
      guard let keys = all(value.allKeys), let values = all(value.allKeys.compactMap { value.object(forKey: $0) }),
        keys.count == values.count
      else { return nil }
      let copy = NSMutableDictionary()
      for (key, value) in zip(keys, values) { copy.setObject(value, forKey: key) }
      return copy
    case let value as [AnyHashable: Any]:
      return object(NSDictionary(dictionary: value), depth: depth + 1)
    case let value as NSOrderedSet: return all(value.array).map { NSOrderedSet(array: $0) }
    case let value as NSSet: return all(value.allObjects).map { NSSet(array: $0) }
    case let value as NSArray: return all(value.map { $0 }).map { NSArray(array: $0) }
    case let value as [Any]: return all(value).map { NSArray(array: $0) }
    case let value as Set<AnyHashable>: return all(value.map(\.base)).map { NSSet(array: $0) }
    default: return value is any NSCoding ? value as? NSObject : nil
    }
  }

  static func value(_ data: Data) -> Any? {
    guard let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    reader.requiresSecureCoding = false
    reader.decodingFailurePolicy = .setErrorAndReturn
    return natural(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey))
  }

  /// Returns the Swift value of an object. Collections stay objects, which the type of a property converts.
  private static func natural(_ value: Any?) -> Any? {
    switch value {
    case let value as NSString: String(describing: value)
    case let value as NSDate: Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    case let value as NSData: Data(referencing: value)
    case let value as NSUUID: UUID(uuidString: value.uuidString)
    case let value as NSURL: URL(string: value.absoluteString)
    default: value
    }
  }
}
