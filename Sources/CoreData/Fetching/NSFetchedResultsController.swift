import Foundation

/// The kind of change of an object or a section of a controller.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete
  case move
  case update
}

/// A section of a controller.
public protocol NSFetchedResultsSectionInfo {
  /// What the objects share.
  var name: String { get }
  /// What an index shows: the first letter.
  var indexTitle: String? { get }
  /// How many objects there are.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// What hears of the changes of a controller.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Called before the changes.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called for each object that has changed.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Called for each section that was added or removed.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// Called after the changes.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  /// Does nothing.
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
}

/// Fetches objects, and tells a delegate of their changes when the context processes them.
///
/// ```swift
/// let controller = NSFetchedResultsController(
///   fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
/// controller.delegate = self
/// try controller.performFetch()
/// ```
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The request for the objects.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context of the objects.
  public let managedObjectContext: NSManagedObjectContext
  /// The keys that lead to what the objects of a section share.
  public let sectionNameKeyPath: String?
  /// The name of a cache. There is none.
  public let cacheName: String?
  /// What hears of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private var content: FetchedSections?
  private var observer: ControllerObserver?

  /// Creates a controller. `performFetch()` fetches.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  /// Has no effect. There is no cache.
  open class func deleteCache(withName name: String?) {}

  /// Fetches the objects.
  open func performFetch() throws {
    content = try fetch()
    if observer == nil {
      let observer = ControllerObserver { [weak self] changed in self?.update(changed) }
      managedObjectContext.listen(observer)
      self.observer = observer
    }
  }

  private func fetch() throws -> FetchedSections {
    let found = try managedObjectContext.fetch(fetchRequest).compactMap { $0 as? NSObject }
    let keys = sectionNameKeyPath?.split(separator: ".").map(String.init)
    return FetchedSections(found, keys)
  }

  /// The objects, or `nil` before they were fetched.
  open var fetchedObjects: [ResultType]? { content?.all.compactMap { $0 as? ResultType } }
  /// The sections, or `nil` before the objects were fetched.
  open var sections: [any NSFetchedResultsSectionInfo]? { content?.sections }
  /// What an index shows.
  open var sectionIndexTitles: [String] { content?.sections.compactMap(\.indexTitle) ?? [] }

  /// Returns an object by its section and its position there.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let object = content?[indexPath] as? ResultType else {
      preconditionFailure("There is no object at \(indexPath). Fetch first, and look at `sections`.")
    }
    return object
  }

  /// Returns the section and the position of an object.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSObject).flatMap { content?.position(of: $0) }
  }

  /// Tells the delegate what has changed.
  private func update(_ changed: Set<ObjectIdentifier>) {
    guard let old = content, let new = try? fetch() else { return }
    content = new
    // A delegate hears of controllers of any type, as Objective-C has no generic classes.
    guard let delegate else { return }
    let changes = old.changes(to: new, changed)
    if changes.isEmpty { return }
    let controller = ErasedController(self).controller
    delegate.controllerWillChangeContent(controller)
    for change in changes.sections {
      delegate.controller(controller, didChange: change.section, atSectionIndex: change.index, for: change.type)
    }
    for change in changes.objects {
      delegate.controller(
        controller, didChange: change.object, at: change.from, for: change.type, newIndexPath: change.to)
    }
    delegate.controllerDidChangeContent(controller)
  }

  fileprivate func takeOver(_ sections: FetchedSections?) { content = sections }
  fileprivate var current: FetchedSections? { content }
}

/// A controller of the type that delegates expect.
private struct ErasedController {
  let controller: NSFetchedResultsController<any NSFetchRequestResult>

  init<ResultType>(_ own: NSFetchedResultsController<ResultType>) {
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.takeOver(own.fetchRequest)
    controller = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: request, managedObjectContext: own.managedObjectContext, sectionNameKeyPath: own.sectionNameKeyPath,
      cacheName: own.cacheName)
    controller.delegate = own.delegate
    controller.takeOver(own.current)
  }
}

/// Hears of a context's changes for a controller.
private final class ControllerObserver: ContextListener {
  private let update: (Set<ObjectIdentifier>) -> Void
  private var changed: Set<ObjectIdentifier> = []
  private var hasChanged = false

  init(_ update: @escaping (Set<ObjectIdentifier>) -> Void) { self.update = update }

  func contextChanged(_ entity: NSEntityDescription, _ object: NSManagedObject?) {
    hasChanged = true
    if let object { changed.insert(ObjectIdentifier(object)) }
  }

  func contextProcessed() {
    guard hasChanged else { return }
    let objects = changed
    changed = []
    hasChanged = false
    update(objects)
  }
}
