import Foundation
import SwiftUI

/// A property that fetches models, and keeps a view up to date with them. The macro `@Query` declares it.
///
/// An initializer sets it to filter by its parameters:
///
/// ```swift
/// init(search: String) {
///   _trips = Query(filter: #Predicate { $0.name.contains(search) }, sort: \Trip.name)
/// }
/// ```
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  @State private var results = QueryResults<Element>()
  private let descriptor: FetchDescriptor<Element>
  private let transaction: Transaction?
  private let make: (QueryResults<Element>) -> Result

  private init(
    _ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?,
    _ make: @escaping (QueryResults<Element>) -> Result
  ) {
    self.descriptor = descriptor
    self.transaction = transaction
    self.make = make
  }

  /// The models.
  public var wrappedValue: Result { make(results) }

  /// The context of the models.
  public var modelContext: ModelContext { context }

  /// Why the last fetch failed, or `nil`.
  public var fetchError: (any Error)? { results.error }

  public mutating func update() { results.use(descriptor, in: context, transaction) }

  /// Compares what can be compared: two predicates are never known to be the same.
  public static func _isSame(_ a: inout Self, _ b: inout Self) -> Bool {
    a.descriptor.predicate == nil && b.descriptor.predicate == nil && a.descriptor.sortBy == b.descriptor.sortBy
      && a.descriptor.fetchLimit == b.descriptor.fetchLimit && a.descriptor.fetchOffset == b.descriptor.fetchOffset
  }
}

extension Query where Result == [Element] {
  /// Fetches all models.
  public init() { self.init(FetchDescriptor(), nil) { $0.array } }

  /// Fetches all models, animating changes.
  public init(animation: Animation) { self.init(FetchDescriptor(), animation: animation) }

  /// Fetches all models, with a transaction for changes.
  public init(transaction: Transaction) { self.init(FetchDescriptor(), transaction: transaction) }

  /// Fetches what a descriptor describes.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.init(descriptor, animation.map { Transaction(animation: $0) }) { $0.array }
  }

  /// Fetches what a descriptor describes, with a transaction for changes.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) {
    self.init(descriptor, transaction) { $0.array }
  }

  /// Fetches models in some order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation: animation)
  }

  /// Fetches models in some order, with a transaction for changes.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
  }

  /// Fetches models in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }

  /// Fetches models in the order of a property that may be `nil`.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }

  /// Fetches models in the order of a property, with a transaction for changes.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// Fetches models in the order of a property that may be `nil`, with a transaction for changes.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }
}

extension Query where Result == FetchResultsCollection<Element> {
  /// Fetches all models, loading those that are shown.
  public init() { self.init(FetchDescriptor(), nil) { $0.collection } }

  /// Fetches what a descriptor describes, loading the models that are shown.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.init(descriptor, animation.map { Transaction(animation: $0) }) { $0.collection }
  }

  /// Fetches models in some order, loading those that are shown.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation: animation)
  }

  /// Fetches models in the order of a property, loading those that are shown.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }
}
