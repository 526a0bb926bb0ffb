#if CAIRN_LOCKS_OF_PTHREAD
  import Foundation
  @_exported import struct Synchronization.Atomic
  @_exported import struct Synchronization.AtomicLazyReference

  /// A replacement for the standard library's lock that ThreadSanitizer understands. The library's own is not
  /// instrumented, so everything it guards would be reported as a race. Only `Scripts/sanitize.sh` builds with
  /// this one.
  public struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
    // Sendable: the value is accessed only with the lock held.
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private let value: UnsafeMutablePointer<Value>

    public init(_ initialValue: consuming sending Value) {
      lock = .allocate(capacity: 1)
      lock.initialize(to: pthread_mutex_t())
      pthread_mutex_init(lock, nil)
      value = .allocate(capacity: 1)
      value.initialize(to: initialValue)
    }

    deinit {
      value.deinitialize(count: 1)
      value.deallocate()
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }

    public borrowing func withLock<Result: ~Copyable, Failure: Error>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return try body(&value.pointee)
    }

    public borrowing func withLockIfAvailable<Result: ~Copyable, Failure: Error>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result? {
      guard pthread_mutex_trylock(lock) == 0 else { return nil }
      defer { pthread_mutex_unlock(lock) }
      return try body(&value.pointee)
    }

    public borrowing func _unsafeLock() { pthread_mutex_lock(lock) }

    public borrowing func _unsafeUnlock() { pthread_mutex_unlock(lock) }
  }
#else
  @_exported import Synchronization
#endif
