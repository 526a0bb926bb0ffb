import CairnValues

/// One stored value, as state that views can read.
final class StorageLocation<Value>: BindingBox<Value>, @unchecked Sendable {
  // Sendable: it is immutable, and its store has a lock.
  private let property: StoredProperty<Value>
  private let source: StoreSource
  let keySource: _Source
  private let graph: LiveReference<Graph>

  @MainActor init(_ property: StoredProperty<Value>, in source: StoreSource, graph: Graph) {
    self.property = property
    self.source = source
    self.graph = graph.link
    keySource = source.source(for: property.key)
  }

  func isAt(_ key: String, in source: StoreSource) -> Bool { key == property.key && source === self.source }

  override func get() -> Value {
    keySource.noteRead()
    guard let stored = source.store.value(for: property.key) else { return property.initial }
    do throws(StorageMismatch) {
      return try property.witness.read(stored)
    } catch {
      let message = "Key \"\(property.key)\": \(error.reason). The default value is used until another is written."
      Runtime.shared.report(.warning, StorageProblem.Code.wrongType.rawValue, message, at: property.place)
      return property.initial
    }
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    let runtime = Runtime.shared
    if runtime.waitsForUpdate(at: property.place, { self.set(value, transaction) }) { return }
    if runtime.isMain { MainActor.assumeIsolated { graph.target?.willChange(with: transaction) } }
    source.store.set(property.witness.store(value), for: property.key)
    runtime.onMain { MainActor.assumeIsolated { self.source.written() } }
  }

  override func isSame(as other: BindingBox<Value>) -> Bool {
    (other as? StorageLocation<Value>).map { isAt($0.property.key, in: $0.source) } ?? false
  }
}

/// The parameters of an `@AppStorage` or `@SceneStorage` property: its key, its encoding, and its initial value.
struct StoredProperty<Value> {
  let key: String
  let initial: Value
  let witness: StorageWitness<Value>
  let place: SourcePlace
}
