import Foundation

/// A lock around a state.
///
///     let counts = OSAllocatedUnfairLock(initialState: [String: Int]())
///     counts.withLock { $0["a", default: 0] += 1 }
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Sendable: the state is accessed only with the lock held.
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let storage: Storage

  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Calls a closure with exclusive access to the state.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Calls a closure with exclusive access to the state.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Calls a closure with exclusive access to the state, unless the lock is taken.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }

  public func lock() { storage.lock.lock() }

  public func unlock() { storage.lock.unlock() }

  /// Calls a closure with exclusive access.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
