// swift-format-ignore-file: DontRepeatTypeInStaticProperties
// The names are those of Apple's Core Data.

import CairnCore
import CairnUnsafe
import Foundation

/// A set of objects that are changed together, and then saved or rolled back.
///
/// ```swift
/// let context = container.newBackgroundContext()
/// try await context.perform {
///   let item = Item(context: context)
///   item.title = "Milk"
///   try context.save()
/// }
/// ```
///
/// Only code that the context's queue runs may use it and its objects.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  // Sendable: as on Apple's systems, all but `perform` is used only by code on the context's queue.

  /// Which queue a context belongs to.
  public struct ConcurrencyType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The app made the context with `init()`, and makes sure that one thread uses it.
    public static let confinementConcurrencyType = ConcurrencyType(rawValue: 0)
    /// The context has a queue.
    public static let privateQueueConcurrencyType = ConcurrencyType(rawValue: 1)
    /// The context belongs to the main queue.
    public static let mainQueueConcurrencyType = ConcurrencyType(rawValue: 2)
    /// The context has a queue.
    public static let privateQueue = privateQueueConcurrencyType
    /// The context belongs to the main queue.
    public static let mainQueue = mainQueueConcurrencyType
  }

  /// Which queue the context belongs to.
  public let concurrencyType: ConcurrencyType
  let queue: DispatchQueue
  private static let queueKey = DispatchSpecificKey<ObjectIdentifier>()
  private static let mainKey = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// What opens the stores.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator?.remove(self)
      coordinator = newValue
      newValue?.add(self)
    }
  }
  private var coordinator: NSPersistentStoreCoordinator?

  /// The context that saving hands the changes to.
  open var parent: NSManagedObjectContext? { didSet { parent?.children.append(WeakContext(self)) } }
  var children: [WeakContext] = []

  /// A name for the app's own use.
  open var name: String?
  /// A name for the app's own use.
  open var transactionAuthor: String?
  /// The app's notes on the context.
  public let userInfo = NSMutableDictionary()
  /// What happens if a store has changed since objects were read: an `NSMergePolicy`.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether this context merges the saves of others automatically.
  open var automaticallyMergesChangesFromParent = false
  /// What records how to undo changes, or `nil` for no undo.
  open var undoManager: UndoManager? {
    get { chosenUndoManager }
    set {
      processPendingChanges()
      chosenUndoManager = newValue
    }
  }
  private var chosenUndoManager: UndoManager?
  /// Has no effect. Values are read when an object is first used or refreshed.
  open var stalenessInterval: TimeInterval = -1
  /// Whether an object whose row is gone counts as deleted, and has no values. It always does.
  open var shouldDeleteInaccessibleFaults = true
  /// Has no effect. Delete rules are followed at once.
  open var propagatesDeletesAtEndOfEvent = true
  /// Whether the context keeps all its objects alive, and not only changed ones.
  open var retainsRegisteredObjects = false { didSet { kept = retainsRegisteredObjects ? allObjects : [] } }
  var kept: [NSManagedObject] = []

  var registry: [NSManagedObjectID: WeakObject] = [:]
  private var sweepSize = 1000
  var inserted = ObjectSet()
  var updated = ObjectSet()
  var deleted = ObjectSet()
  /// The states of objects before the current event, in the order in which they changed.
  var event: [(object: NSManagedObject, before: ObjectState)] = []
  var eventPositions: [ObjectIdentifier: Int] = [:]
  private var isEventScheduled = false
  /// Whether saves stay hidden from other contexts until they merge them.
  var isUnpublished = false
  private var listeners: [WeakListener] = []

  /// Creates a context. Give it a coordinator or a parent.
  public init(concurrencyType ct: ConcurrencyType) {
    concurrencyType = ct
    queue = ct == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "CoreData.context")
    super.init()
    _ = Self.mainKey
    if ct != .mainQueueConcurrencyType { queue.setSpecific(key: Self.queueKey, value: ObjectIdentifier(self)) }
  }

  /// Creates a context. Give it a coordinator or a parent.
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  /// Whether the code that asks is on the context's queue.
  var isCurrent: Bool {
    switch concurrencyType {
    // Dispatch may run the main queue on another thread, where no loop of the host's does.
    case .mainQueueConcurrencyType: Thread.isMainThread || DispatchQueue.getSpecific(key: Self.mainKey) ?? false
    case .confinementConcurrencyType: true
    default: DispatchQueue.getSpecific(key: Self.queueKey) == ObjectIdentifier(self)
    }
  }

  // MARK: Objects

  /// The objects that the next save adds.
  open var insertedObjects: Set<NSManagedObject> { Set(inserted.all) }
  /// The objects that the next save changes.
  open var updatedObjects: Set<NSManagedObject> { Set(updated.all) }
  /// The objects that the next save deletes.
  open var deletedObjects: Set<NSManagedObject> { Set(deleted.all) }
  /// The objects that the context has.
  open var registeredObjects: Set<NSManagedObject> { Set(allObjects) }
  /// Whether there are changes to save.
  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

  var allObjects: [NSManagedObject] { registry.values.compactMap(\.object) }

  func register(_ object: NSManagedObject) {
    if registry.count > sweepSize {
      registry = registry.filter { $0.value.object != nil }
      sweepSize = max(1000, registry.count * 2)
    }
    registry[object.objectID] = WeakObject(object: object)
    if retainsRegisteredObjects { kept.append(object) }
  }

  /// Returns the object with an identifier if the context has it already.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registry[objectID]?.object ?? registry[objectID.current]?.object
  }

  /// Returns the object with an identifier. Its values are read when they are first used.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    let id = objectID.current
    if let known = registry[id]?.object { return known }
    let object = ObjectClasses.type(of: id.entity).init(_made: id.entity, in: nil)
    object.objectID = id
    object.managedObjectContext = self
    object.values = nil
    register(object)
    return object
  }

  /// Returns the object with an identifier, or fails if there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    let object = object(with: objectID)
    if object.values == nil { try fill(object) }
    guard !object.isGone, object.managedObjectContext === self else {
      throw CoreDataError.error(
        NSManagedObjectReferentialIntegrityError, "There is no object \(objectID). It was deleted.")
    }
    return object
  }

  // MARK: Listeners

  private struct WeakListener {
    weak var listener: (any ContextListener)?
  }

  func listen(_ listener: any ContextListener) {
    listeners.removeAll { $0.listener == nil || $0.listener === listener }
    listeners.append(WeakListener(listener: listener))
  }

  /// Tells listeners that an object of an entity has changed.
  func tell(_ entity: NSEntityDescription, _ object: NSManagedObject? = nil) {
    for listener in listeners { listener.listener?.contextChanged(entity, object) }
  }

  func tellProcessed() {
    for listener in listeners { listener.listener?.contextProcessed() }
  }

  /// Has changes be processed at the end of the turn.
  func scheduleEvent() {
    guard !isEventScheduled, concurrencyType == .mainQueueConcurrencyType else { return }
    isEventScheduled = true
    // Problems belong to the app that has changed the objects.
    let app = RunningApp.current
    DispatchQueue.main.async { [weak self] in
      RunningApp.$current.withValue(app) {
        self?.isEventScheduled = false
        self?.processPendingChanges()
      }
    }
  }
}

/// An object that shows the contents of a context.
protocol ContextListener: AnyObject {
  /// Called at each change.
  func contextChanged(_ entity: NSEntityDescription, _ object: NSManagedObject?)
  /// Called after changes were processed.
  func contextProcessed()
}

/// A context that is not kept alive.
struct WeakContext {
  weak var context: NSManagedObjectContext?

  init(_ context: NSManagedObjectContext) { self.context = context }
}
