import Foundation

/// What a fetch returns, in which order.
///
/// ```swift
/// var recent = FetchDescriptor<Trip>(
///   predicate: #Predicate { $0.isFavorite }, sortBy: [SortDescriptor(\.startDate, order: .reverse)])
/// recent.fetchLimit = 10
/// ```
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition for models, or `nil` for all.
  public var predicate: Predicate<T>?
  /// The order. Without one, models are in the order of their creation.
  public var sortBy: [SortDescriptor<T>]
  /// The largest number of models.
  public var fetchLimit: Int?
  /// The number of models to skip.
  public var fetchOffset: Int?
  /// Whether changes that are not saved count.
  public var includePendingChanges = true
  /// The properties that are needed at once. A hint: all are loaded here.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships that are needed at once. A hint: they are loaded when they are read.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a descriptor.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

// Sendable: key paths to the properties of models have no captures, and the other parts are Sendable.
extension FetchDescriptor: @unchecked Sendable {}
