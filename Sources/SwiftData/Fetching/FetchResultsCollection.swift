import Foundation

/// The models of a fetch, each of which is loaded when it is read.
///
/// It suits results of any size: a million models take as much memory as their identifiers.
public struct FetchResultsCollection<Element: PersistentModel>: RandomAccessCollection {
  private let core: ContextCore?
  private let keys: [Int64]
  private let batchSize: Int

  init(_ core: ContextCore, _ keys: [Int64], batchSize: Int = 100) {
    self.core = core
    self.keys = keys
    self.batchSize = Swift.max(1, batchSize)
  }

  /// No models.
  init() {
    core = nil
    keys = []
    batchSize = 1
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { keys.count }

  public subscript(position: Int) -> Element {
    guard let core, let entity = core.plan.entity(of: Element.self) else {
      preconditionFailure("Index out of range")
    }
    if let known = core.registeredModel(entity.index, keys[position]) as? Element { return known }
    // Loads the neighbors too, which are read next.
    let start = position / batchSize * batchSize
    let batch = Array(keys[start..<Swift.min(start + batchSize, keys.count)])
    let models = core.reading(entity.name, orElse: []) { try core.models(entity.index, batch) }
    return withExtendedLifetime(models) {
      // Deleted since: the model has no values.
      core.fault(entity, keys[position]) as? Element
    } ?? Element(backingData: BackingData(entity, key: keys[position], in: core))
  }
}
