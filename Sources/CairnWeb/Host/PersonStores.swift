import CairnCore
import CairnHosting
import CairnStorage
import CairnValues

/// Where a person's settings and scenes are kept.
@MainActor
protocol PersonStores {
  func store(for place: StorePlace) -> any KeyValueStore
}

/// In memory, for as long as the server runs.
@MainActor
final class MemoryPersonStores: PersonStores {
  private let settings = MemoryStore()

  func store(for place: StorePlace) -> any KeyValueStore {
    // Scenes belong to their page, and pages start anew.
    place == .settings ? settings : MemoryStore()
  }
}
