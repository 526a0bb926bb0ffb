import CairnCore
import CairnLocks
import Foundation

/// A model with its stores, and contexts for views and for work in the background.
///
/// ```swift
/// let container = NSPersistentContainer(name: "Shop")
/// container.loadPersistentStores { description, error in
///   if let error { fatalError("Unresolved error \(error)") }
/// }
/// let context = container.viewContext
/// ```
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  // Sendable: all that changes is the descriptions, which the app sets before it loads the stores, as on Apple's systems.

  /// The name of the model and of the store's file.
  public let name: String
  /// The entities.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context for views. Only the main queue may use it.
  public let viewContext: NSManagedObjectContext
  /// How the stores are opened.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container for the model with a name, in the app's resources.
  public convenience init(name: String) {
    let model = ModelFile.named(name).flatMap { NSManagedObjectModel(contentsOf: $0) }
    if model == nil { CoreDataProblem.missingModel(name) }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// Creates a container for a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(.mainQueue)
    let description = NSPersistentStoreDescription()
    description.url = Self.defaultDirectoryURL().appending(path: "\(name).sqlite")
    description.isPlaced = false
    persistentStoreDescriptions = [description]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    NSManagedObjectContext.noteMain(viewContext)
  }

  /// Returns the folder of the app's stores.
  ///
  /// On Apple's systems each app has its own folder for such files. Here all of a user's apps share one, so the app's name is
  /// part of the path.
  open class func defaultDirectoryURL() -> URL {
    let name = ProcessInfo.processInfo.processName
    return URL.applicationSupportDirectory.appending(path: name.isEmpty ? "app" : name)
  }

  /// Opens the stores, and calls code with the result for each, before it returns.
  ///
  /// A store that cannot be opened stays as it is. The error says what to do.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let place = ModelPlace.ofCaller
    for description in persistentStoreDescriptions {
      if description.cloudKitContainerOptions != nil { CoreDataProblem.cloud() }
      do {
        try persistentStoreCoordinator.add(description, in: place, isPlaced: description.isPlaced)
        block(description, nil)
      } catch {
        block(description, error)
      }
    }
  }

  /// Returns a new context with a private queue.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueue)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs code with a new context, on its queue.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs code with a new context on its queue, and waits for it.
  nonisolated(nonsending) public func performBackgroundTask<Result, Failure: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) -> Result in try block(context) }
  }
}

extension NSManagedObjectContext {
  private struct WeakMain: Sendable {
    weak var context: NSManagedObjectContext?
  }

  private static let main = Mutex(WeakMain())

  static func noteMain(_ context: NSManagedObjectContext) { main.withLock { $0.context = context } }

  /// The view context of the container that was made last.
  static var lastMain: NSManagedObjectContext? { main.withLock { $0.context } }
}

/// A container whose objects Apple's systems keep in iCloud, too. Linux has none, so they stay in the store.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  // Sendable: as its superclass.

  /// Has no effect. There is no iCloud on Linux.
  open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {
    CoreDataProblem.cloud()
  }
}

/// How a schema is made in iCloud.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Has no effect.
  public static let dryRun = Self(rawValue: 2)
  /// Has no effect.
  public static let printSchema = Self(rawValue: 4)
}

/// How a store is shared by iCloud. There is none on Linux, which is reported when the store is opened.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The name of the container in iCloud.
  public let containerIdentifier: String

  /// Names a container.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
