/// Where `@AppStorage` and `@SceneStorage` keep their values. Usable from any thread.
package protocol KeyValueStore: AnyObject, Sendable {
  func value(for key: String) -> StoredValue?

  /// Keeps a value, or with nil removes it.
  func set(_ value: StoredValue?, for key: String)

  /// The keys that have a value.
  var keys: Set<String> { get }

  /// Calls the handler with a key after each change of its value, whoever made it, on the thread that made or found
  /// it. Setting an equal value is no change.
  func observe(_ handler: @escaping @Sendable (String) -> Void) -> StorageObservation

  /// What went wrong so far; the same problem appears once.
  var problems: [StorageProblem] { get }
  /// How many there are; asked in every turn.
  var problemCount: Int { get }

  func record(_ problem: StorageProblem)

  /// Looks for changes made behind the store's back, and tells the observers.
  func refresh()

  /// Writes what is not yet written, and returns when it is on disk or cannot be.
  func flush()

  /// As `flush`, but without making the caller wait.
  func flushSoon()
}

extension KeyValueStore {
  /// The value as the type asked for; nil if there is none, or, with a problem recorded, if it is of another kind.
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
