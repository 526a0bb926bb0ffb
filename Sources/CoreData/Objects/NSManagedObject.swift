import CairnFoundation
import CairnLocks
import Combine
import Foundation

/// An object that a store keeps.
///
/// ```swift
/// public class Item: NSManagedObject {
///   @NSManaged public var title: String?
/// }
///
/// let item = Item(context: context)
/// item.title = "Milk"
/// try context.save()
/// ```
///
/// Only the queue of its context may use an object.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The context of the object, or `nil` if it was deleted or the context is gone.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The identity of the object.
  open internal(set) var objectID: NSManagedObjectID

  /// The values, or `nil` while the object is a fault. Relationships are identifiers.
  var values: [String: Any]?
  /// The values in the store.
  var committed: [String: Any] = [:]
  /// The number of times the row was written, which reveals the saves of others.
  var version: Int64 = 0
  /// The properties that were written since the last save.
  var changedKeys: Set<String> = []
  var status = Status.clean
  /// Whether the store, or the parent context, has the object.
  var isStored = false
  /// Whether the row was not found.
  var isGone = false
  /// The objects that relationships lead to while the object is in no context.
  var looseObjects: [String: [NSManagedObject]] = [:]
  /// Whether values are set without observers, as while the object awakes.
  var isQuiet = false
  /// What notes the keys that a key path reads, if the object exists only for that.
  var recorder: KeyRecorder?

  enum Status { case clean, inserted, updated, deleted }

  /// Tells views that a value is about to change.
  public let objectWillChange = ObservableObjectPublisher()

  /// Creates an object of an entity. With a context, it is new there.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(temporary: entity)
    super.init()
    values = entity.defaults
    if let context { context.insert(self) }
  }

  /// Creates an object of the entity that belongs to this class.
  public convenience init(context moc: NSManagedObjectContext) {
    let entity = ObjectClasses.entity(of: Self.self, in: moc)
    self.init(entity: entity ?? .unknown("\(Self.self)"), insertInto: entity == nil ? nil : moc)
    if entity == nil { CoreDataProblem.unknownEntity("\(Self.self)") }
  }

  /// Creates an object of a class that only its name is known of. Subclasses inherit it.
  public required convenience init(_made entity: NSEntityDescription, in context: NSManagedObjectContext?) {
    self.init(entity: entity, insertInto: context)
  }

  /// Returns the entity of the class, in the model of any coordinator.
  open class func entity() -> NSEntityDescription {
    ObjectClasses.entity(of: self) ?? .unknown(String(describing: self))
  }

  /// Returns a request for all objects of the class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    ObjectClasses.note(self)
    return NSFetchRequest(entityName: ObjectClasses.entity(of: self)?.entityName ?? String(describing: self))
  }

  // MARK: State

  /// Whether the object was never saved.
  open var isInserted: Bool { status == .inserted }
  /// Whether the object has changes to save.
  open var isUpdated: Bool { status == .updated }
  /// Whether the next save deletes the object.
  open var isDeleted: Bool { status == .deleted }
  /// Whether the object is new, changed or deleted.
  open var hasChanges: Bool { status != .clean }
  /// Whether the object has changes that a save writes.
  open var hasPersistentChangedValues: Bool {
    changedKeys.contains { entity.propertiesByName[$0]?.isTransient == false }
  }
  /// Whether the values are not loaded yet.
  open var isFault: Bool { values == nil }
  /// A number that is not 0 while the values are not loaded.
  open var faultingState: Int { isFault ? 1 : 0 }
  /// Whether changes of other properties leave an object unchanged. Never called.
  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  /// Whether a relationship's objects are not loaded yet.
  open func hasFault(forRelationshipNamed key: String) -> Bool { values?[key] == nil && status != .inserted }

  /// Returns the identifiers of the objects that a relationship leads to.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    guard let relationship = entity.relationshipsByName[key] else { return [] }
    return relationship.isToMany ? related(relationship) : (stored(key) as? NSManagedObjectID).map { [$0] } ?? []
  }

  // MARK: What subclasses override

  /// Called once for a new object.
  open func awakeFromInsert() {}
  /// Called when the values were loaded.
  open func awakeFromFetch() {}
  /// Called after an undo or a rollback has changed the values.
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  /// Called before the object is saved.
  open func willSave() {}
  /// Called after the object was saved.
  open func didSave() {}
  /// Called before the values are forgotten.
  open func willTurnIntoFault() {}
  /// Called after the values were forgotten.
  open func didTurnIntoFault() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}

  /// Fails if the object must not be saved as a new one.
  open func validateForInsert() throws { try validateValues() }
  /// Fails if the changes must not be saved.
  open func validateForUpdate() throws { try validateValues() }
  /// Fails if the object must not be deleted.
  open func validateForDelete() throws { try validateDeletion() }
  /// Fails if a value does not fit.
  open func validateValue(_ value: Any?, forKey key: String) throws { try validate(value, key) }

  open override var description: String {
    let list = values.map { $0.map { "\($0.key) = \($0.value)" }.sorted().joined(separator: ", ") } ?? "fault"
    return "<\(type(of: self))> (entity: \(entity.entityName); id: \(objectID); data: \(list))"
  }
}

/// The reason why an object's values have changed.
public struct NSSnapshotEventType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// An insertion was undone.
  public static let undoInsertion = NSSnapshotEventType(rawValue: 2)
  /// A deletion was undone.
  public static let undoDeletion = NSSnapshotEventType(rawValue: 4)
  /// A change was undone.
  public static let undoUpdate = NSSnapshotEventType(rawValue: 8)
  /// Changes were rolled back.
  public static let rollback = NSSnapshotEventType(rawValue: 16)
  /// Values were read again.
  public static let refresh = NSSnapshotEventType(rawValue: 32)
  /// A conflict was resolved.
  public static let mergePolicy = NSSnapshotEventType(rawValue: 64)
}
