import Foundation

/// How a table holds and compares objects.
///
///     let options: NSPointerFunctions.Options = [.weakMemory, .objectPointerPersonality]
public final class NSPointerFunctions {
  /// Options for a table's objects.
  ///
  ///     NSHashTable<Observer>(options: .weakMemory)
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Holds objects strongly.
    public static let strongMemory: Options = []
    /// Holds objects weakly. They disappear when they are released.
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// Compares objects with `isEqual`.
    public static let objectPersonality: Options = []
    /// Compares objects by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Copies objects before storing them, if they can be copied.
    public static let copyIn = Options(rawValue: 1 << 16)

    var isWeak: Bool { contains(.weakMemory) }
    var isByIdentity: Bool { contains(.objectPointerPersonality) }

    /// Returns the object to store.
    func kept(_ object: AnyObject) -> AnyObject {
      guard contains(.copyIn), let copyable = object as? any NSCopying else { return object }
      return copyable.copy(with: nil) as AnyObject
    }

    func hash(of object: AnyObject) -> Int {
      if !isByIdentity, let object = object as? NSObject { return object.hash }
      return ObjectIdentifier(object).hashValue
    }

    func areSame(_ a: AnyObject, _ b: AnyObject) -> Bool {
      if a === b { return true }
      if !isByIdentity, let a = a as? NSObject { return a.isEqual(b) }
      return false
    }
  }
}

/// An object in a table, held strongly or weakly.
struct TableSlot {
  private let strong: AnyObject?
  private weak var weak: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    strong = isWeak ? nil : object
    weak = isWeak ? object : nil
  }

  /// The object, or `nil` after it was released.
  var object: AnyObject? { strong ?? weak }
}
