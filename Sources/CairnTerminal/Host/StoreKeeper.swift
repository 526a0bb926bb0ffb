import CairnCore
import CairnStorage
import CairnValues

/// Where a host keeps what the app stores.
@MainActor
package protocol StoreKeeper {
  func store(for place: StorePlace) -> any KeyValueStore
}

/// Nothing lasts longer than the process.
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

/// Files under the XDG directories.
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
