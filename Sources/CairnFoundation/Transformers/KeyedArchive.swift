import Foundation

/// Reads archives from any source.
package enum KeyedArchive {
  /// Returns the object in an archive, or `nil` if the archive has objects of other classes.
  ///
  /// Foundation's reader traps at an object of a class that exists and is not expected. So the classes are compared before.
  package static func object(in data: Data, of classes: [AnyClass]) -> Any? {
    guard names(in: data)?.allSatisfy({ isExpected($0, among: classes) }) == true,
      let reader = try? NSKeyedUnarchiver(forReadingFrom: data)
    else { return nil }
    reader.requiresSecureCoding = true
    reader.decodingFailurePolicy = .setErrorAndReturn
    return reader.decodeObject(of: classes, forKey: NSKeyedArchiveRootObjectKey)
  }

  /// Returns the names of the classes of all objects, or `nil` if the data is no archive.
  private static func names(in data: Data) -> [String]? {
    guard let archive = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let objects = archive["$objects"] as? [Any]
    else { return nil }
    return objects.compactMap { ($0 as? [String: Any])?["$classname"] as? String }
  }

  private static func isExpected(_ name: String, among classes: [AnyClass]) -> Bool {
    guard let known = NSClassFromString(name) as? NSObject.Type else { return false }
    return classes.contains { known.isSubclass(of: $0) }
  }
}
