import Foundation

extension NSValueTransformerName {
  /// True for false, and false for true.
  public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
  /// Whether there is no value.
  public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
  /// Whether there is a value.
  public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
  /// An object from data that `NSKeyedArchiver` made, if its class is a common one.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// A transformer that Foundation has names for.
final class StandardTransformer: ValueTransformer {
  private let transform: (Any?) -> Bool
  private let reverse: ((Any?) -> Bool)?

  private init(_ transform: @escaping (Any?) -> Bool, reverse: ((Any?) -> Bool)? = nil) {
    self.transform = transform
    self.reverse = reverse
  }

  override func transformedValue(_ value: Any?) -> Any? { transform(value) }
  override func reverseTransformedValue(_ value: Any?) -> Any? { reverse?(value) }

  static var all: [NSValueTransformerName: ValueTransformer] {
    func negated(_ value: Any?) -> Bool { !((value as? Bool) ?? false) }
    return [
      .negateBooleanTransformerName: StandardTransformer(negated, reverse: negated),
      .isNilTransformerName: StandardTransformer { $0 == nil },
      .isNotNilTransformerName: StandardTransformer { $0 != nil },
      .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer(),
    ]
  }
}

/// Turns data that `NSKeyedArchiver` made into an object, if its class is one that is expected.
///
/// ```swift
/// final class ColorTransformer: NSSecureUnarchiveFromDataTransformer {
///   override class var allowedTopLevelClasses: [AnyClass] { [UIColor.self] }
/// }
/// ```
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes that the object may have.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self,
      NSUUID.self, NSNull.self,
    ]
  }

  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return KeyedArchive.object(in: data, of: type(of: self).allowedTopLevelClasses)
  }

  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value, type(of: self).allowedTopLevelClasses.contains(where: { Self.is(value, $0) }) else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }

  /// Whether a value, or the object that Foundation bridges it to, is of a class.
  private static func `is`(_ value: Any, _ kind: AnyClass) -> Bool {
    guard let kind = kind as? NSObject.Type else { return false }
    return (value as? NSObject ?? value as AnyObject as? NSObject)?.isKind(of: kind) == true
  }
}
