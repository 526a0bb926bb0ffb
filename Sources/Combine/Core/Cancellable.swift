/// An activity that can be stopped.
public protocol Cancellable {
  /// Stops the activity and frees its resources.
  func cancel()
}

extension Cancellable {
  /// Keeps the activity alive as long as a collection holds it.
  public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps the activity alive as long as a set holds it.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// Stops an activity when it is canceled or released.
///
///     var cancellables: Set<AnyCancellable> = []
///     model.$name.sink { print($0) }.store(in: &cancellables)
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Creates a cancellable that runs a closure once.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Wraps another cancellable.
  public init<C: Cancellable>(_ canceller: C) {
    action = canceller.cancel
  }

  deinit {
    action?()
  }

  /// Stops the activity. Later calls do nothing.
  public func cancel() {
    let action = lock.withLock { self.action.take() }
    action?()
  }

  /// Returns whether two cancellables are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Feeds the object's identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AnyCancellable {
  /// Keeps the activity alive as long as a collection holds it.
  public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps the activity alive as long as a set holds it.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}
