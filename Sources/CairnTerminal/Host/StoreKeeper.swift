import CairnCore
import CairnStorage
import CairnValues

/// Provides the stores for the app's data.
@MainActor
package protocol StoreKeeper {
  func store(for place: StorePlace) -> any KeyValueStore
}

/// Stores that last only as long as the process.
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

/// Stores in files under the XDG directories.
@MainActor
struct FileStores: StoreKeeper {
  let stores: AppStores

  func store(for place: StorePlace) -> any KeyValueStore {
    switch place {
    case .settings: stores.store(for: .settings)
    case .scene(let id): stores.store(for: .scene(id))
    }
  }
}
