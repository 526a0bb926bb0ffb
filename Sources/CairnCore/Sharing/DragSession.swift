import CairnScreen
import CairnValues
import Foundation

/// A drag that began in this app: the item, and the element it comes from.
@MainActor
final class Drag {
  let payload: Any
  private(set) weak var source: Element?
  let id = DragSession.ID()

  init(_ payload: Any, from source: Element) {
    self.payload = payload
    self.source = source
  }

  /// The operations that the source allows.
  var configuration: DragConfiguration {
    source?.innermost(DragSettings.self)?.payload ?? DragConfiguration()
  }

  /// Notifies the source of a phase.
  func report(_ phase: DragSession.Phase) {
    source?.innermost(DragListener.self)?.payload(DragSession(id: id, phase: phase, items: Self.items(of: payload)))
  }

  /// The items of a payload, of which there are several if a container makes it.
  nonisolated static func items(of payload: Any) -> [Any] { (payload as? ContainedItems)?.items ?? [payload] }
}

/// The configuration of drags from an element.
enum DragSettings: ElementTraitKey {
  typealias Value = LiveTrait<DragConfiguration>
}

/// The listener for drags from an element.
enum DragListener: ElementTraitKey {
  typealias Value = LiveTrait<(DragSession) -> Void>
}

/// The operations that a drag allows.
///
/// ```swift
/// card.draggable(book).dragConfiguration(DragConfiguration(allowMove: true))
/// ```
public struct DragConfiguration: Sendable {
  /// The operations for drops in this app.
  public struct OperationsWithinApp: Sendable {
    /// Whether the item may be moved.
    public var allowMove: Bool
    /// Whether the item may be deleted.
    public var allowDelete: Bool

    /// Allows copies, and more if asked.
    public init(allowMove: Bool = false, allowDelete: Bool = false) {
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }
  }

  /// The operations for drops in other apps. Stored without effect: hosts offer copies.
  public struct OperationsOutsideApp: Sendable {
    /// Whether the item may be copied.
    public var allowCopy: Bool
    /// Whether the item may be moved.
    public var allowMove: Bool
    /// Whether the item may be deleted.
    public var allowDelete: Bool

    /// Allows copies, and more if asked.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      self.allowCopy = allowCopy
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }
  }

  /// The operations in this app.
  public var operationsWithinApp: OperationsWithinApp
  /// The operations in other apps.
  public var operationsOutsideApp: OperationsOutsideApp

  /// Allows copies, and more if asked.
  public init(
    operationsWithinApp: OperationsWithinApp = .init(), operationsOutsideApp: OperationsOutsideApp = .init()
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }

  /// Allows copies and, if asked, moves and deletions.
  public init(allowMove: Bool, allowDelete: Bool = false) {
    self.init(
      operationsWithinApp: .init(allowMove: allowMove, allowDelete: allowDelete),
      operationsOutsideApp: .init(allowMove: allowMove, allowDelete: allowDelete))
  }

  var suggestions: DropOperation.Set {
    var operations: DropOperation.Set = .copy
    if operationsWithinApp.allowMove { operations.insert(.move) }
    if operationsWithinApp.allowDelete { operations.insert(.delete) }
    return operations
  }
}

/// A drag in progress, as its source sees it.
///
/// ```swift
/// card.onDragSessionUpdated { if $0.phase == .ended(.move) { remove(book) } }
/// ```
public struct DragSession: Identifiable {
  /// Identifies a drag.
  ///
  /// ```swift
  /// let current: DragSession.ID = session.id
  /// ```
  public struct ID: Hashable, Sendable {
    private let number = UUID()
  }

  /// The phase of a drag.
  ///
  /// ```swift
  /// session.phase == .ended(.move)
  /// ```
  public enum Phase: Hashable, Sendable {
    case initial, active
    case ended(DropOperation)
    case dataTransferCompleted
  }

  /// Identifies the drag.
  public let id: ID
  /// The phase of the drag. A canceled drag sends no last phase.
  public let phase: Phase
  /// The location, which is always zero here, because hosts do not report it.
  public var location: CGPoint { .zero }
  let items: [Any]

  /// Returns the ids of dragged items that have ids of a type.
  public func draggedItemIDs<ItemID>(for type: ItemID.Type) -> [ItemID] {
    items.compactMap { ($0 as? any Identifiable).flatMap { $0.id as? ItemID } }
  }
}

nonisolated extension View {
  /// Sets the operations for items dragged from this view.
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    modifier(LiveTraitModifier<DragSettings, DragConfiguration>(payload: configuration))
  }

  /// Calls an action in each phase of a drag that begins in this view.
  public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    modifier(LiveTraitModifier<DragListener, (DragSession) -> Void>(payload: onUpdate))
  }
}
