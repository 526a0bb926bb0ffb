import SwiftUI

/// A property that fetches objects in sections, and keeps a view up to date with them.
///
/// ```swift
/// @SectionedFetchRequest(sectionIdentifier: \.kind, sortDescriptors: [SortDescriptor(\Item.kind)])
/// private var sections: SectionedFetchResults<String?, Item>
/// ```
///
/// Sort by the section identifier first.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @State private var objects: FetchedObjects<Result>
  @State private var sections: SectionKey<SectionIdentifier, Result>

  private let request: NSFetchRequest<Result>
  private let transaction: Transaction?
  private let order: Any?

  private init(
    _ request: NSFetchRequest<Result>, _ identifier: KeyPath<Result, SectionIdentifier>, _ transaction: Transaction?,
    order: Any? = nil
  ) {
    self.request = request
    self.transaction = transaction
    self.order = order
    let objects = FetchedObjects(request)
    objects.typedOrder = order
    _objects = State(initialValue: objects)
    _sections = State(initialValue: SectionKey(identifier))
  }

  /// The objects in sections.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(objects, sections)
  }

  /// The section identifier, the condition and the order, which a view may change.
  public var projectedValue: Binding<Configuration> {
    let objects = objects
    let sections = sections
    return Binding(
      get: {
        Configuration(
          sectionIdentifier: sections.path, nsPredicate: objects.predicate, nsSortDescriptors: objects.order,
          typedOrder: objects.typedOrder)
      },
      set: {
        sections.path = $0.sectionIdentifier
        objects.predicate = $0.nsPredicate
        objects.order = $0.nsSortDescriptors
        objects.typedOrder = $0.typedOrder
      })
  }

  /// The settings of a request.
  public struct Configuration {
    /// The property that the objects of a section share.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
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
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    self.init(fetchRequest, sectionIdentifier, animation.map { Transaction(animation: $0) })
  }

  /// Fetches what a request describes, with a transaction for changes.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(fetchRequest, sectionIdentifier, transaction)
  }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
  /// The order of the objects.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { typedOrder as? [SortDescriptor<Result>] ?? [] }
    set {
      nsSortDescriptors = newValue.map(\.asObject)
      typedOrder = newValue
    }
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Fetches objects in some order.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      NSFetchRequest(entity, sortDescriptors, predicate), sectionIdentifier,
      animation.map { Transaction(animation: $0) })
  }

  /// Fetches objects in some order.
  @_disfavoredOverload  // So that an empty list is not ambiguous.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      NSFetchRequest(nil, sortDescriptors, predicate), sectionIdentifier, animation.map { Transaction(animation: $0) })
  }

  /// Fetches objects in some order.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      NSFetchRequest(nil, sortDescriptors.map(\.asObject), predicate), sectionIdentifier,
      animation.map { Transaction(animation: $0) }, order: sortDescriptors)
  }
}
