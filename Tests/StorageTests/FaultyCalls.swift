import Foundation
import Synchronization

@testable import CairnStorage

/// System calls of which one fails, or all from one on, as for a process that is killed there.
final class FaultyCalls: Sendable {
  enum Fault {
    case once, fromThen, short
  }

  private let number: Int
  private let fault: Fault
  private let counted = Mutex(0)

  /// - Parameter number: The number of the failing call from one, or `nil` for none.
  init(_ number: Int?, _ fault: Fault) {
    self.number = number ?? .max
    self.fault = fault
  }

  /// Whether the failing call has been made.
  var hasFailed: Bool { counted.withLock { $0 >= number } }

  private func fails() -> Bool {
    let now = counted.withLock { counted in
      counted += 1
      return counted
    }
    guard fault == .fromThen ? now >= number : now == number else { return false }
    errno = ENOSPC
    return true
  }

  var calls: SystemCalls {
    let real = SystemCalls.real
    return SystemCalls(
      open: { self.fails() ? -1 : real.open($0, $1, $2) },
      write: { descriptor, bytes, count in
        guard self.fails() else { return real.write(descriptor, bytes, count) }
        if self.fault == .short { return real.write(descriptor, bytes, max(count / 2, 1)) }
        errno = ENOSPC
        return -1
      },
      sync: { self.fails() ? -1 : real.sync($0) },
      rename: { self.fails() ? -1 : real.rename($0, $1) },
      unlink: { self.fails() ? -1 : real.unlink($0) })
  }
}
