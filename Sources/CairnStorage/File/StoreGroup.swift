import CairnLocks
import CairnValues
import Foundation

/// Stores that are written together: values set before a flush reach all their files, or none.
///
/// A process can be killed at any time, a disk can be slow, and several files cannot be replaced atomically.
/// Changes are therefore first recorded in a journal, which needs no disk sync, and then written to the files,
/// which does. A process that finds the journal of one that has exited, when opening or writing a store of the
/// group, replays it.
///
/// `UserDefaults` has its own file and writer, and belongs to no group.
package final class StoreGroup: Sendable {
  /// A snapshot of one store's changes.
  struct Part {
    let store: FileStore
    var changes: [String: FileStore.Change]
  }

  /// A snapshot of all stores' changes.
  private struct Snapshot {
    var parts: [Part] = []
    var turn = 0
    var isNoted = false
  }

  private struct State {
    /// The stores with pending changes.
    var stores: [ObjectIdentifier: WeakStore] = [:]
    var lastTurn = 0
    /// The next snapshots to record in the journal and to write to the files.
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
  /// Guards writing, and holds the number of the last written turn. It is always locked before a store's own
  /// lock.
  private let written = Mutex(0)

  package static var usualQueue: DispatchQueue { DispatchQueue(label: "cairn.storage", qos: .userInitiated) }

  /// - Parameters:
  ///   - noting: The queue that writes the journal.
  ///   - queue: The queue that writes the files.
  init(
    journal: TurnJournal? = nil, noting: DispatchQueue = StoreGroup.usualQueue,
    queue: DispatchQueue = StoreGroup.usualQueue
  ) {
    self.journal = journal
    self.noting = noting
    self.queue = queue
  }

  /// - Parameters:
  ///   - folder: The folder for the group's journals, which contains nothing else.
  ///   - place: Returns the location of a store's file.
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

  /// Registers a store with pending changes.
  func note(_ store: FileStore) { state.withLock { $0.stores[ObjectIdentifier(store)] = WeakStore(store: store) } }

  /// Takes the pending changes of all stores and schedules writing them. Call it after setting values that
  /// belong together.
  package func flushSoon() {
    guard let snapshot = snapshot(ifNew: true) else { return }
    guard journal != nil else { return writeSoon(snapshot) }
    let isNeeded = state.withLock { state in
      // The previous snapshot that has not been recorded is part of this one.
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

  /// Writes the pending changes of all stores.
  package func flush() {
    if var snapshot = snapshot(ifNew: false) {
      note(&snapshot)
      write(snapshot)
    }
    // An empty journal is not needed.
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
      // If the file cannot be written either, it reports the problem.
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
      // Journals left behind are older than these changes. Changes to several files must be recorded first,
      // which may fail while a disk is full. After two failures in a row, waiting longer would not help.
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
