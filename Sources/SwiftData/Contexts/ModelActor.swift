import Dispatch
import Foundation

/// Runs the work of a model actor.
public protocol ModelExecutor: Executor {
  /// The context of the actor.
  var modelContext: ModelContext { get }
}

/// A model executor that does one thing after the other.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// An actor with its own context. `@ModelActor` adds the conformance.
public protocol ModelActor: Actor {
  /// The container of the models.
  nonisolated var modelContainer: ModelContainer { get }
  /// The executor on which the actor and its context run.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The executor on which the actor runs.
  nonisolated public var unownedExecutor: UnownedSerialExecutor {
    guard let executor = modelExecutor as? any SerialExecutor else {
      fatalError("The executor of a model actor must be a SerialModelExecutor.")
    }
    return executor.asUnownedSerialExecutor()
  }

  /// The context of the actor.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// Returns the model with an identifier, if it exists and has this type.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    let core = modelContext.core
    return core.reading(id.entityName, orElse: nil) { try modelContext.existingModel(for: id) }
  }
}

/// The executor of model actors: a queue of its own, so that the main actor never waits for it.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  // Sendable: the context is used on the queue, once the actor's initializer has handed it over.
  /// The context, for code on this executor.
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "SwiftData.ModelActor")

  /// Creates an executor for a context.
  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
    modelContext.run { [queue] work in queue.async(execute: work) }
  }

  /// Runs a job on the executor.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
