import CairnStorage
import CairnValues

/// Provides the stores for an app's data.
@MainActor
package protocol StoreKeeper {
  func store(for place: StorePlace) -> any KeyValueStore
}

/// Stores in files under the XDG directories.
extension AppStores: StoreKeeper {}

/// Stores in memory, which are lost when the process ends.
@MainActor
package final class MemoryStores: StoreKeeper {
  private var stores: [StorePlace: any KeyValueStore] = [:]
  package init() {}

  package func store(for place: StorePlace) -> any KeyValueStore {
    if let known = stores[place] { return known }
    let new = MemoryStore()
    stores[place] = new
    return new
  }
}
