/// The store behind `@AppStorage` and `@SceneStorage`. It can be used from any thread.
package protocol KeyValueStore: AnyObject, Sendable {
  func value(for key: String) -> StoredValue?

  /// Stores a value, or removes it with `nil`.
  func set(_ value: StoredValue?, for key: String)

  /// The keys that have a value.
  var keys: Set<String> { get }

  /// Calls the handler with a key after each change of its value, by this or another process, on the thread that made
  /// or detected it. Setting an equal value is not a change.
  func observe(_ handler: @escaping @Sendable (String) -> Void) -> StorageObservation

  /// The problems so far, without duplicates.
  var problems: [StorageProblem] { get }
  /// The number of problems. It is read in every turn.
  var problemCount: Int { get }

  func record(_ problem: StorageProblem)

  /// Checks for external changes, and notifies the observers.
  func refresh()

  /// Writes pending changes. Returns when they are on disk or cannot be written.
  func flush()

  /// Writes pending changes without blocking the caller.
  func flushSoon()
}

extension KeyValueStore {
  /// Returns the value as the requested type. Returns `nil` if there is none, or if it has another kind, which
  /// is recorded as a problem.
  package func read<Value>(_ key: String, as witness: StorageWitness<Value>) -> Value? {
    guard let stored = value(for: key) else { return nil }
    do throws(StorageMismatch) {
      return try witness.read(stored)
    } catch {
      record(StorageProblem(.wrongType, "Key \"\(key)\": \(error.reason). The default value is used."))
      return nil
    }
  }

  package func write<Value>(_ value: Value, to key: String, as witness: StorageWitness<Value>) {
    set(witness.store(value), for: key)
  }
}
