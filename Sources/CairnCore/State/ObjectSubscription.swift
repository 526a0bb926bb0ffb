import CairnValues
import Combine

/// Invalidates a node whenever an object says that it will change.
@MainActor
final class ObjectSubscription<ObjectType: ObservableObject>: PropertySlot {
  private weak var node: _Node?
  private var object: ObjectType?
  private var cancellable: AnyCancellable?

  init(for node: _Node) { self.node = node }

  func follow(_ new: ObjectType?) {
    guard new !== object else { return }
    object = new
    cancellable = new?.objectWillChange.sink { [weak node] _ in
      if Runtime.shared.isMain {
        MainActor.assumeIsolated { node?.invalidateFromOutside() }
      } else {
        Task { @MainActor in node?.invalidateFromOutside() }
      }
    }
  }

  func disconnect() {
    cancellable = nil
    object = nil
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

  func disconnect() { subscription.disconnect() }
}

/// A property of an object, as a binding.
final class ObjectMemberBox<Object: AnyObject, Value>: BindingBox<Value>, @unchecked Sendable {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }

  override func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { object[keyPath: keyPath] = value }
  }

  override func isSame(as other: BindingBox<Value>) -> Bool {
    guard let other = other as? ObjectMemberBox<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
