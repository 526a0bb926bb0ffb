import CairnLocks
import CairnValues
import Foundation

/// Stores whose values belong together: what was set when the group is asked to write reaches all their files, or none.
///
/// A process can be killed at any time, a disk can be slow, and several files cannot be replaced at once. So what was set is first
/// noted in a journal, which takes no disk, and then written to the files, which does. Whoever finds the journal of a process
/// that is gone, when opening or writing a store of the group, carries out what it says.
///
/// `UserDefaults` have a file and a writer of their own, and are part of no group.
package final class StoreGroup: Sendable {
  /// What was set in one store, as it was at one moment.
  struct Part {
    let store: FileStore
    var changes: [String: FileStore.Change]
  }

  /// The same for all stores.
  private struct Snapshot {
    var parts: [Part] = []
    var turn = 0
    var isNoted = false
  }

  private struct State {
    /// The stores with something to write.
    var stores: [ObjectIdentifier: WeakStore] = [:]
    var lastTurn = 0
    /// What is to be noted next, and written next.
    var unnoted: Snapshot?
    var unwritten: Snapshot?
    var hasFailed = false
  }

  private struct WeakStore: Sendable {
    weak let store: FileStore?
  }

  private let journal: TurnJournal?
  private let noting: DispatchQueue
  private let queue: DispatchQueue
  private let state = Mutex(State())
  /// The right to write, and the turn that was written last. Always taken before a store's own.
  private let written = Mutex(0)

  package static var usualQueue: DispatchQueue { DispatchQueue(label: "cairn.storage", qos: .userInitiated) }

  /// - Parameters:
  ///   - noting: Where the journal is written.
  ///   - queue: Where files are.
  init(
    journal: TurnJournal? = nil, noting: DispatchQueue = StoreGroup.usualQueue,
    queue: DispatchQueue = StoreGroup.usualQueue
  ) {
    self.journal = journal
    self.noting = noting
    self.queue = queue
  }

  /// - Parameters:
  ///   - folder: Where the group may keep journals; nothing else lies in it.
  ///   - place: Where the file of a store is.
  package convenience init(journalIn folder: URL, place: @escaping @Sendable (StorePlace) -> URL) {
    self.init(journal: TurnJournal(folder: folder, place: place))
  }

  package func open(_ place: StorePlace) -> any KeyValueStore { openFile(place) }

  func openFile(_ place: StorePlace, calls: SystemCalls = .real) -> FileStore {
    guard let journal else { preconditionFailure("Only a group with a journal knows places.") }
    if journal.mayExist {
      written.withLock { _ in journal.exclusively { if $0 { _ = journal.carryOut() } } }
    }
    return FileStore(journal.place(place), at: place, in: self, calls: calls)
  }

  /// A store has something to write.
  func note(_ store: FileStore) { state.withLock { $0.stores[ObjectIdentifier(store)] = WeakStore(store: store) } }

  /// Takes what was set so far, in all stores, and has it written before long. To be called when what belongs together has
  /// been set.
  package func flushSoon() {
    guard let snapshot = snapshot(ifNew: true) else { return }
    guard journal != nil else { return writeSoon(snapshot) }
    let isNeeded = state.withLock { state in
      // What was to be noted next is part of this.
      defer { state.unnoted = snapshot }
      return state.unnoted == nil
    }
    guard isNeeded else { return }
    noting.async { [self] in
      guard var snapshot = state.withLock({ $0.unnoted.take() }) else { return }
      note(&snapshot)
      writeSoon(snapshot)
    }
  }

  private func writeSoon(_ snapshot: Snapshot) {
    let isNeeded = state.withLock { state in
      defer { state.unwritten = snapshot }
      return state.unwritten == nil
    }
    guard isNeeded else { return }
    queue.async { [self] in
      guard let snapshot = state.withLock({ $0.unwritten.take() }) else { return }
      write(snapshot)
    }
  }

  /// Writes what was set so far, in all stores.
  package func flush() {
    if var snapshot = snapshot(ifNew: false) {
      note(&snapshot)
      write(snapshot)
    }
    // Nobody has to look at what says nothing.
    if state.withLock({ $0.stores.isEmpty }) { journal?.discard() }
  }

  private func snapshot(ifNew isAskedFor: Bool) -> Snapshot? {
    let (stores, turn) = state.withLock { state in
      state.lastTurn += 1
      return (state.stores.compactMap { $0.value.store }, state.lastTurn)
    }
    var isNew = false
    let parts = stores.map { store in
      let handed = store.handOver()
      isNew = isNew || handed.isNew
      return Part(store: store, changes: handed.changes)
    }
    return parts.isEmpty || isAskedFor && !isNew ? nil : Snapshot(parts: parts, turn: turn)
  }

  private func note(_ snapshot: inout Snapshot) {
    guard let journal else { return }
    do throws(FileProblem) {
      try journal.append(snapshot.parts, turn: snapshot.turn)
      snapshot.isNoted = true
    } catch {
      // The file says what is wrong if it cannot be written either.
    }
  }

  private func write(_ snapshot: Snapshot) {
    let changed = written.withLock { written in
      guard snapshot.turn > written else { return [(FileStore, [String])]() }
      var parts = snapshot.parts
      for index in parts.indices { parts[index].changes = parts[index].store.unwritten(of: parts[index].changes) }
      parts.removeAll(where: \.changes.isEmpty)
      guard !parts.isEmpty else { return [] }
      let outcomes = write(parts, isNoted: snapshot.isNoted)
      guard outcomes.allSatisfy(\.isWritten) else {
        return zip(parts, outcomes).map { ($0.store, $1.changedElsewhere) }
      }
      written = snapshot.turn
      journal?.forget(until: snapshot.turn)
      return zip(parts, outcomes).map { ($0.store, $1.changedElsewhere) }
    }
    for (store, keys) in changed { store.tell(keys) }
    state.withLock { state in state.stores = state.stores.filter { $0.value.store?.hasChanges == true } }
  }

  private func write(_ parts: [Part], isNoted: Bool) -> [FileStore.Outcome] {
    guard let journal else { return parts.map { $0.store.write($0.changes) } }
    var outcomes: [FileStore.Outcome] = []
    journal.exclusively { isPossible in
      // What somebody left behind was set before this. And what goes into several files has to be noted: a disk may be full for
      // a moment. Where either fails twice in a row, there will be no better moment.
      let isSafe = !isPossible || journal.carryOut() && (isNoted || parts.count == 1)
      let mayGoOn = state.withLock { state in
        defer { state.hasFailed = !isSafe }
        return isSafe || state.hasFailed
      }
      guard mayGoOn else {
        for part in parts { part.store.notWritten() }
        outcomes = parts.map { _ in FileStore.Outcome(isWritten: false) }
        return
      }
      if isNoted { journal.sync() }
      outcomes = parts.map { $0.store.write($0.changes) }
    }
    return outcomes
  }
}
