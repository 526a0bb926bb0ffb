import Foundation

/// How a table holds and compares objects.
///
///     let options: NSPointerFunctions.Options = [.weakMemory, .objectPointerPersonality]
public final class NSPointerFunctions {
  /// What a table does with objects.
  ///
  ///     NSHashTable<Observer>(options: .weakMemory)
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are kept alive.
    public static let strongMemory: Options = []
    /// Objects are not kept alive, and leave when they die.
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// Objects are compared by what they say of themselves.
    public static let objectPersonality: Options = []
    /// Objects are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Objects that can be copied are copied before they are kept.
    public static let copyIn = Options(rawValue: 1 << 16)

    var isWeak: Bool { contains(.weakMemory) }
    var isByIdentity: Bool { contains(.objectPointerPersonality) }

    /// What is kept for an object.
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

/// An object in a table, which may keep it alive or not.
struct TableSlot {
  private let strong: AnyObject?
  private weak var weak: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    strong = isWeak ? nil : object
    weak = isWeak ? object : nil
  }

  /// The object; nil once it is gone.
  var object: AnyObject? { strong ?? weak }
}
