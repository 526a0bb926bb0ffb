import SwiftUI

/// A property that fetches objects, and keeps a view up to date with them.
///
/// ```swift
/// @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Item.timestamp, ascending: true)], animation: .default)
/// private var items: FetchedResults<Item>
/// ```
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @State private var objects: FetchedObjects<Result>

  private let request: NSFetchRequest<Result>
  private let transaction: Transaction?
  private let order: Any?

  private init(_ request: NSFetchRequest<Result>, _ transaction: Transaction?, order: Any? = nil) {
    self.request = request
    self.transaction = transaction
    self.order = order
    let objects = FetchedObjects(request)
    objects.typedOrder = order
    _objects = State(initialValue: objects)
  }

  /// The objects.
  public var wrappedValue: FetchedResults<Result> { FetchedResults(objects) }

  /// The condition and the order, which a view may change.
  public var projectedValue: Binding<Configuration> {
    let objects = objects
    return Binding(
      get: {
        Configuration(nsPredicate: objects.predicate, nsSortDescriptors: objects.order, typedOrder: objects.typedOrder)
      },
      set: {
        objects.predicate = $0.nsPredicate
        objects.order = $0.nsSortDescriptors
        objects.typedOrder = $0.typedOrder
      })
  }

  /// The settings of a request.
  public struct Configuration {
    /// The condition on the objects.
    public var nsPredicate: NSPredicate?
    /// The order of the objects.
    public var nsSortDescriptors: [NSSortDescriptor] { didSet { typedOrder = nil } }
    /// The order as the app has written it, in descriptors of Swift.
    fileprivate var typedOrder: Any?
  }

  /// Fetches if something has changed.
  public mutating func update() { objects.use(context, request, transaction, order) }

  /// Fetches what a request describes.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(fetchRequest, animation.map { Transaction(animation: $0) })
  }

  /// Fetches what a request describes, with a transaction for changes.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest, transaction)
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// The order of the objects.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { typedOrder as? [SortDescriptor<Result>] ?? [] }
    set {
      nsSortDescriptors = newValue.map(\.asObject)
      typedOrder = newValue
    }
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Fetches objects in some order.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(NSFetchRequest(entity, sortDescriptors, predicate), animation.map { Transaction(animation: $0) })
  }

  /// Fetches objects in some order.
  @_disfavoredOverload  // So that an empty list is not ambiguous.
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    self.init(NSFetchRequest(nil, sortDescriptors, predicate), animation.map { Transaction(animation: $0) })
  }

  /// Fetches objects in some order.
  public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    self.init(
      NSFetchRequest(nil, sortDescriptors.map(\.asObject), predicate), animation.map { Transaction(animation: $0) },
      order: sortDescriptors)
  }

  /// Fetches objects in some order, with a transaction for changes.
  public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, transaction: Transaction) {
    self.init(NSFetchRequest(nil, sortDescriptors.map(\.asObject), predicate), transaction, order: sortDescriptors)
  }
}
