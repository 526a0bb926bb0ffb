import CairnStorage
import CairnValues

/// Provides the stores for the app's data.
@MainActor
package protocol StoreKeeper {
  func store(for place: StorePlace) -> any KeyValueStore
}

/// Files under the XDG directories.
extension AppStores: StoreKeeper {}

/// Stores in memory, which last no longer than the process.
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
