import CairnValues
import Foundation

extension Session {
  func store(for place: StorePlace) -> StoreSource {
    if let known = stores[place] { return known }
    let new = StoreSource(host.store(for: place), graph: graph)
    new.reportProblems()
    stores[place] = new
    return new
  }

  /// Returns the store over user defaults. Views often create their own object for a suite and still share its
  /// keys, so each suite has a single store.
  func store(for defaults: UserDefaults) -> StoreSource {
    let object = ObjectIdentifier(defaults)
    if let known = defaultsStores.first(where: { $0.object == object }) { return known.store }
    let suite = Self.suite(of: defaults)
    if let known = defaultsStores.first(where: { $0.suite == suite }) { return known.store }
    let new = StoreSource(host.store(over: defaults), graph: graph)
    // Retains the object, so that no other can take its address.
    defaultsStores.append(DefaultsStoreEntry(defaults: defaults, suite: suite, store: new))
    return new
  }

  /// Returns the name of a suite, which Foundation does not expose otherwise.
  private static func suite(of defaults: UserDefaults) -> String? {
    defaults === UserDefaults.standard ? nil : Mirror(reflecting: defaults).descendant("suite") as? String
  }

  func findOpenStores() { openStores = stores.values + defaultsStores.map(\.store) }

  func beginTurnOfStores() {
    for index in openStores.indices { openStores[index].beginTurn() }
  }

  func endTurnOfStores() {
    if !storesAreFlushed {
      storesAreFlushed = true
      flushStores()
    }
    for index in openStores.indices { openStores[index].endTurn() }
  }

  /// The values that open scenes have stored.
  package var storedScenes: [StorePlace: [String: StoredValue]] {
    get {
      stores.filter { $0.key != .settings }.mapValues { source in
        Dictionary(
          uniqueKeysWithValues: source.store.keys.compactMap { key in source.store.value(for: key).map { (key, $0) } })
      }
    }
    set {
      for (place, values) in newValue {
        guard let source = stores[place] else { continue }
        for key in source.store.keys.union(values.keys) { source.store.set(values[key], for: key) }
        source.written()
      }
    }
  }

  /// Writes all pending values before the process may end.
  package func flushStores() {
    for store in openStores { store.flush() }
  }
}

/// A store over user defaults, with the keys to find it by.
struct DefaultsStoreEntry {
  let defaults: UserDefaults
  let suite: String?
  let store: StoreSource

  var object: ObjectIdentifier { ObjectIdentifier(defaults) }
}
