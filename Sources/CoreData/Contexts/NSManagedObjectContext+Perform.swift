import CairnUnsafe
import Foundation

extension NSManagedObjectContext {
  /// When the asynchronous `perform` runs its code.
  public enum ScheduledTaskType: Sendable {
    /// At once, if the context's queue is free and runs the caller.
    case immediate
    /// After the work that the queue has so far.
    case enqueued
  }

  /// Runs code on the context's queue, later.
  public func perform(_ block: @escaping () -> Void) {
    let work = Handed(block)
    queue.async {
      work.value()
      self.processPendingChanges()
    }
  }

  /// Runs code on the context's queue, and waits for it.
  ///
  /// ```swift
  /// let count = try await context.perform { try context.count(for: Item.fetchRequest()) }
  /// ```
  nonisolated(nonsending) public func perform<Result, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    if schedule == .immediate, concurrencyType == .mainQueueConcurrencyType, isCurrent {
      return try run(block)
    }
    let work = Handed(block)
    let result: Handed<Swift.Result<Result, Failure>> = await withCheckedContinuation { continuation in
      queue.async {
        do throws(Failure) {
          continuation.resume(returning: Handed(.success(try self.run(work.value))))
        } catch {
          continuation.resume(returning: Handed(.failure(error)))
        }
      }
    }
    return try result.value.get()
  }

  private func run<Result, Failure: Error>(_ block: () throws(Failure) -> Result) throws(Failure) -> Result {
    defer { processPendingChanges() }
    return try block()
  }

  /// Runs code on the context's queue, and waits for it.
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    if isCurrent { return try block() }
    return try queue.sync {
      defer { processPendingChanges() }
      return try block()
    }
  }
}
