import CairnLocks
import Foundation

/// A possible result of a fetch: objects, their identifiers, dictionaries or numbers.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The identity of an object, which every context and thread may use.
///
/// An object that was never saved has a temporary identifier. Saving gives it another.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, NSCopying, @unchecked Sendable {
  // Sendable: nothing but the successor changes, which a lock guards, and the store of a new object, which only code on the
  // queue of its context assigns. A store is followed only to compare.

  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The store of the object, or `nil` for a new one that was assigned to none.
  open private(set) weak var persistentStore: NSPersistentStore?
  /// The key of the row. Temporary identifiers have negative numbers.
  let key: Int64
  let storeIdentifier: String
  private let rootName: String
  private let successor = Mutex<NSManagedObjectID?>(nil)

  private static let counter = Mutex<Int64>(0)

  /// A temporary identifier.
  init(temporary entity: NSEntityDescription) {
    self.entity = entity
    key = Self.counter.withLock { number in
      number -= 1
      return number
    }
    storeIdentifier = ""
    rootName = entity.root.entityName
  }

  init(_ entity: NSEntityDescription, _ key: Int64, in store: NSPersistentStore) {
    self.entity = entity
    self.key = key
    persistentStore = store
    storeIdentifier = store.identifier
    rootName = entity.root.entityName
  }

  /// Whether the object was never saved.
  open var isTemporaryID: Bool { key < 0 }

  /// The identifier that the object got when it was saved.
  var current: NSManagedObjectID { successor.withLock { $0 } ?? self }

  func become(_ permanent: NSManagedObjectID) { successor.withLock { $0 = permanent } }

  /// Chooses the store that the object is saved to.
  func assign(_ store: NSPersistentStore) { if isTemporaryID { persistentStore = store } }

  /// Returns the identifier as a link, which the coordinator turns back.
  open func uriRepresentation() -> URL {
    let text =
      isTemporaryID
      ? "x-coredata:///\(entity.entityName)/t\(-key)" : "x-coredata://\(storeIdentifier)/\(entity.entityName)/p\(key)"
    return URL(string: text) ?? URL(filePath: "/")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return self === other
      || key == other.key && rootName == other.rootName && storeIdentifier == other.storeIdentifier
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(key)
    hasher.combine(rootName)
    return hasher.finalize()
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override var description: String { uriRepresentation().absoluteString }
}
