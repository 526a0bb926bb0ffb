import Dispatch
import Foundation

/// A queue that runs one task at a time, and can run an actor.
///
/// Queues of Linux cannot be subclassed, so this is one that has a queue.
///
///     actor Index {
///       private let queue = DispatchSerialQueue(label: "index")
///       nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }
///     }
public final class DispatchSerialQueue: SerialExecutor {
  /// The queue itself, for functions that take one.
  public let queue: DispatchQueue

  /// Creates a queue.
  public init(label: String, qos: DispatchQoS = .unspecified) { queue = DispatchQueue(label: label, qos: qos) }

  /// The name.
  public var label: String { queue.label }

  /// Runs a closure later.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) { queue.async(execute: work) }

  /// Runs a closure after a time.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
    queue.asyncAfter(deadline: deadline, execute: work)
  }

  /// Runs a closure, and waits for it.
  public func sync<T>(execute work: () throws -> T) rethrows -> T { try queue.sync(execute: work) }

  /// Runs a part of an actor or a task.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// The queue as an executor.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
