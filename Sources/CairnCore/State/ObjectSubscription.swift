import CairnValues
import Combine

/// Invalidates a node whenever an object says that it will change.
@MainActor
final class ObjectSubscription<ObjectType: ObservableObject>: PropertySlot {
  private weak var node: _Node?
  private var object: ObjectType?
  /// The last object there was.
  private(set) var last: ObjectType?
  private var cancellable: AnyCancellable?

  init(for node: _Node) { self.node = node }

  func follow(_ new: ObjectType?) {
    guard new !== object else { return }
    object = new
    if let new { last = new }
    // A publisher that repeats its last value to new subscribers has nothing to say about a change by that.
    let gate = Gate()
    cancellable = new?.objectWillChange.sink { [weak node] _ in
      if gate.isOpen { Runtime.shared.onMain { MainActor.assumeIsolated { node?.invalidateFromOutside() } } }
    }
    gate.isOpen = true
  }

  override func disconnect() {
    cancellable = nil
    object = nil
    last = nil
  }

  private final class Gate: @unchecked Sendable {
    var isOpen = false
  }
}

/// An object a view made for itself.
@MainActor
final class OwnedObject<ObjectType: ObservableObject>: PropertySlot {
  let object: ObjectType
  private let subscription: ObjectSubscription<ObjectType>

  init(_ object: ObjectType, for node: _Node) {
    self.object = object
    subscription = ObjectSubscription(for: node)
    subscription.follow(object)
  }

  override func disconnect() { subscription.disconnect() }
}
