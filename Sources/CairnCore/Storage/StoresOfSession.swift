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

  /// The store over user defaults. Views often make an object of their own for a suite, and share its keys all the
  /// same, so there is one store for a suite.
  func store(for defaults: UserDefaults) -> StoreSource {
    let object = ObjectIdentifier(defaults)
    if let known = defaultsStores.first(where: { $0.object == object }) { return known.store }
    let suite = Self.suite(of: defaults)
    if let known = defaultsStores.first(where: { $0.suite == suite }) { return known.store }
    let new = StoreSource(host.store(over: defaults), graph: graph)
    // The object is kept, so that no other can come to stand at its address.
    defaultsStores.append(DefaultsStoreEntry(defaults: defaults, suite: suite, store: new))
    return new
  }

  /// The name of a suite; Foundation has no other way to ask for it.
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

  /// Writes everything that is not yet written, before the process may end.
  package func flushStores() {
    for store in openStores { store.flush() }
  }
}

/// A store over user defaults, and what it is found by.
struct DefaultsStoreEntry {
  let defaults: UserDefaults
  let suite: String?
  let store: StoreSource

  var object: ObjectIdentifier { ObjectIdentifier(defaults) }
}
