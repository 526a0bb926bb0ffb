/// Where items of a reorderable container move.
///
/// ```swift
/// list.reorderContainer(for: Song.self) { difference in queue.move(difference.sources, to: difference.destination) }
/// ```
public struct ReorderDifference<ItemID, CollectionID> {
  /// Where items move to.
  public struct Destination {
    /// A place in a collection.
    ///
    /// ```swift
    /// if case .before(let id) = difference.destination.position { insert(before: id) }
    /// ```
    public enum Position {
      /// The place of an item, which then comes after the moved ones.
      case before(ItemID)
      /// After all items.
      case end
    }

    /// The place in the collection.
    public var position: Position
    /// Identifies the collection.
    public var collectionID: CollectionID

    /// Creates a destination in a collection.
    public init(position: Position, collectionID: CollectionID) {
      self.position = position
      self.collectionID = collectionID
    }

    /// Creates a destination in the container's only collection.
    public init(position: Position) where CollectionID == ReorderableSingleCollectionIdentifier {
      self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
    }
  }

  /// The ids of the items that move.
  public var sources: [ItemID]
  /// Where the items move to.
  public var destination: Destination
}

/// Identifies the only collection of a reorderable container.
///
/// ```swift
/// ReorderDifference<Song.ID, ReorderableSingleCollectionIdentifier>
/// ```
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {}

extension ReorderDifference.Destination.Position: Equatable where ItemID: Equatable {}
extension ReorderDifference.Destination.Position: Hashable where ItemID: Hashable {}
extension ReorderDifference.Destination.Position: Sendable where ItemID: Sendable {}
extension ReorderDifference.Destination: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference.Destination: Hashable where ItemID: Hashable, CollectionID: Hashable {}
extension ReorderDifference.Destination: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference: Hashable where ItemID: Hashable, CollectionID: Hashable {}
extension ReorderDifference: Sendable where ItemID: Sendable, CollectionID: Sendable {}
