import CairnLocks
import Foundation

/// The stores of a container, and the contexts that learn of each other's saves.
final class StoreCoordinator: Sendable {
  let schema: Schema
  let stores: [any ModelStore]
  /// The store of each entity.
  private let storeIndices: [Int]
  private let inboxes = Mutex<[WeakInbox]>([])

  private struct WeakInbox: Sendable {
    weak let inbox: ContextInbox?
  }

  var plan: SchemaPlan { schema.plan }

  init(schema: Schema, stores: [any ModelStore], storeIndices: [Int]) {
    self.schema = schema
    self.stores = stores
    self.storeIndices = storeIndices
  }

  func storeIndex(of entity: EntityPlan) -> Int { storeIndices[entity.index] }
  func store(of entity: EntityPlan) -> any ModelStore { stores[storeIndices[entity.index]] }

  func add(_ inbox: ContextInbox) {
    inboxes.withLock { inboxes in
      inboxes.removeAll { $0.inbox == nil }
      inboxes.append(WeakInbox(inbox: inbox))
    }
  }

  func remove(_ inbox: ContextInbox) { inboxes.withLock { inboxes in inboxes.removeAll { $0.inbox === inbox } } }

  /// Informs all contexts but the one that has saved.
  func publish(_ notice: SaveNotice, from sender: ContextInbox?) {
    let others = inboxes.withLock { $0.compactMap(\.inbox) }
    for other in others where other !== sender { other.put(notice) }
  }

  /// Informs all contexts if another process has saved.
  func findForeignChanges() {
    guard stores.contains(where: { $0.hasForeignChanges() }) else { return }
    publish(SaveNotice(isForeign: true), from: nil)
  }
}

/// What a save has changed, by the positions of entities.
struct SaveNotice: Sendable {
  var inserted: Set<Int> = []
  var changed: [Int: Set<Int64>] = [:]
  var deleted: [Int: Set<Int64>] = [:]
  /// Another process has saved, so anything may have changed.
  var isForeign = false
}

/// The saves of other contexts that a context has not taken over yet.
final class ContextInbox: Sendable {
  private let notices = Mutex<[SaveNotice]>([])
  private let wake = Mutex<(@Sendable () -> Void)?>(nil)

  /// Calls code when a notice arrives, for a context that nothing else wakes.
  func onArrival(_ code: @escaping @Sendable () -> Void) { wake.withLock { $0 = code } }

  func put(_ notice: SaveNotice) {
    let isFirst = notices.withLock { notices in
      notices.append(notice)
      return notices.count == 1
    }
    if isFirst { wake.withLock { $0 }?() }
  }

  func take() -> [SaveNotice] {
    notices.withLock { notices in
      let taken = notices
      notices = []
      return taken
    }
  }
}
