import CairnLocks

/// Guards the state of one object. It is only held for a few loads and stores, never during foreign code.
struct Lock: ~Copyable {
  private let mutex = Mutex<Void>(())

  @inline(__always)
  borrowing func lock() { mutex._unsafeLock() }

  @inline(__always)
  borrowing func unlock() { mutex._unsafeUnlock() }

  @inline(__always)
  borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}
