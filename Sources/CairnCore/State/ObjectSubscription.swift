import CairnLocks
import CairnValues
import Combine

/// Invalidates a node whenever an object announces a change.
@MainActor
final class ObjectSubscription<ObjectType: ObservableObject>: PropertySlot {
  private weak var node: _Node?
  /// Where the property that holds the object was declared.
  private let place: SourcePlace?
  private var object: ObjectType?
  /// The most recent object.
  private(set) var last: ObjectType?
  private var cancellable: AnyCancellable?

  init(for node: _Node, at place: SourcePlace? = nil) {
    self.node = node
    self.place = place
  }

  func follow(_ new: ObjectType?) {
    guard new !== object else { return }
    object = new
    if let new { last = new }
    // A publisher that replays its last value to new subscribers does not announce a change by that.
    let gate = Gate()
    cancellable = new?.objectWillChange.sink { [weak node, place] _ in
      guard gate.isOpen.load(ordering: .acquiring) else { return }
      Runtime.shared.onMain {
        MainActor.assumeIsolated {
          if let node, let recorder = node.graph.recorder {
            recorder.noteObject("a property of \(ObjectType.self)", on: node)
          }
          node?.invalidateFromOutside(at: place)
        }
      }
    }
    gate.isOpen.store(true, ordering: .releasing)
  }

  override func disconnect() {
    cancellable = nil
    object = nil
    last = nil
  }

  private final class Gate: Sendable {
    let isOpen = Atomic(false)
  }
}

/// An object that a view created and owns.
@MainActor
final class OwnedObject<ObjectType: ObservableObject>: PropertySlot {
  let object: ObjectType
  private let subscription: ObjectSubscription<ObjectType>

  init(_ object: ObjectType, for node: _Node, at place: SourcePlace) {
    self.object = object
    subscription = ObjectSubscription(for: node, at: place)
    subscription.follow(object)
  }

  override func disconnect() { subscription.disconnect() }
}
