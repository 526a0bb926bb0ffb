import CairnScreen
import CairnValues
import CoreTransferable
import Foundation

/// The listener for drops on an element.
enum DropListener: ElementTraitKey {
  typealias Value = LiveTrait<(DropSession) -> Void>
}

/// The configuration of drops on an element.
enum DropSettings: ElementTraitKey {
  typealias Value = LiveTrait<(DropSession) -> DropConfiguration>
}

/// A drag over a view, as the view sees it.
///
/// ```swift
/// basket.dropDestination(for: Fruit.self) { fruits, session in add(fruits, at: session.location) }
/// ```
public struct DropSession: Identifiable {
  /// Identifies a drag over a view.
  ///
  /// ```swift
  /// let current: DropSession.ID = session.id
  /// ```
  public struct ID: Hashable, Sendable {
    fileprivate let drag: DragSession.ID
  }

  /// The phase of a drop.
  ///
  /// ```swift
  /// session.phase == .entering
  /// ```
  public enum Phase: Hashable, Sendable {
    case entering, active, exiting
    case ended(DropOperation)
    case dataTransferCompleted
  }

  /// A drag that began in this app.
  ///
  /// ```swift
  /// session.localSession?.draggedItemIDs(for: Fruit.ID.self)
  /// ```
  public struct LocalSession {
    fileprivate let items: [Any]

    /// Returns the ids of dragged items that have ids of a type.
    public func draggedItemIDs<ItemID>(for type: ItemID.Type) -> [ItemID] {
      items.compactMap { ($0 as? any Identifiable).flatMap { $0.id as? ItemID } }
    }
  }

  /// Identifies the drag.
  public let id: ID
  /// The phase of the drop.
  public let phase: Phase
  /// Where the item was dropped in the view. It is zero until then, because hosts do not report it earlier.
  public let location: CGPoint
  /// The number of items.
  public let itemsCount: Int
  /// The drag, if it began in this app.
  public let localSession: LocalSession?
  /// The operations that the source allows. Items from other apps are copied.
  public let suggestedOperations: DropOperation.Set

  @MainActor
  init(_ payload: Any, _ phase: Phase, at location: CGPoint = .zero) {
    let drag = payload as? Drag
    let items = Drag.items(of: drag?.payload ?? payload)
    id = ID(drag: drag?.id ?? DragSession.ID())
    self.phase = phase
    self.location = location
    itemsCount = items.count
    localSession = drag == nil ? nil : LocalSession(items: items)
    suggestedOperations = drag?.configuration.suggestions ?? .copy
  }
}

/// The configuration of a drop on a view.
///
/// ```swift
/// basket.dropConfiguration { _ in DropConfiguration(operation: isFull ? .forbidden : .move) }
/// ```
public struct DropConfiguration: Sendable {
  /// The operation.
  public let operation: DropOperation
  /// The number of items the view takes; `nil` for all.
  public var acceptedItemCount: Int?

  /// Creates a configuration with an operation.
  public init(operation: DropOperation) { self.operation = operation }
}

nonisolated extension View {
  /// Lets a user drop items of a type on this view.
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View {
    let target = DropTarget(
      accepts: { isEnabled && !droppedItems($0, as: T.self).isEmpty },
      perform: { _, _ in false }, hovers: { _ in },
      take: { payload, session in
        var items = droppedItems(payload, as: T.self)
        if let most = session.acceptedItemCount { items = Array(items.prefix(max(most, 0))) }
        guard !items.isEmpty else { return false }
        action(items, session.session)
        return true
      })
    return dropTarget(target)
  }

  /// Sets the configuration of drops on this view.
  public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View {
    modifier(LiveTraitModifier<DropSettings, (DropSession) -> DropConfiguration>(payload: configuration))
  }

  /// Calls an action in each phase of a drag over the nearest view that accepts it.
  public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    modifier(LiveTraitModifier<DropListener, (DropSession) -> Void>(payload: onUpdate))
  }
}

/// Returns the dropped items that are of a type, or can be converted to it.
func droppedItems<T: Transferable>(_ payload: Any, as type: T.Type) -> [T] {
  guard let several = payload as? ContainedItems else { return droppedItem(payload, as: T.self).map { [$0] } ?? [] }
  return several.items.compactMap { droppedItem($0, as: T.self) }
}
