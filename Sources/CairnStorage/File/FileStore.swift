import CairnLocks
import CairnValues
import Foundation

/// A store in a human-readable file. `StoreDocument` describes the format.
///
/// Setting a value changes memory and marks the key. The owner calls `flushSoon` at the end of every turn that
/// set something, so that a crash loses at most that turn, and `flush` when the app exits. Both write the
/// store's whole group. If the file cannot be written, values stay in memory, and each flush tries again.
///
/// Several processes may share the file. Before writing, the store reads what others wrote and changes only the
/// keys that it has set since, so for each key the last write wins.
package final class FileStore: KeyValueStore {
  struct Change: Sendable {
    var value: StoredValue?
    /// Identifies the write, to detect a value that was set again while an earlier one was being written.
    var number: Int
  }

  private struct State {
    /// The file's content when it was last read or written. It only changes while `disk` is locked.
    var document = StoreDocument()
    /// The changes since then.
    var changes: [String: Change] = [:]
    var lastNumber = 0
    /// The number of the last change that was handed over for writing.
    var handedOver = 0
    var isErased = false

    subscript(key: String) -> StoredValue? {
      if let change = changes[key] { change.value } else { document[key] }
    }
  }

  /// Guards the file. It is always locked before the state, so that reading and setting values never waits for a
  /// disk.
  private struct Disk {
    var content: Data?
    /// The file's stamp when it had this content.
    var stamp: FileStamp?
  }

  package let url: URL
  /// The name of the file in a journal.
  let place: StorePlace?
  private let path: String
  private let patience: Duration
  private let calls: SystemCalls
  private let group: StoreGroup
  private let disk = Mutex(Disk())
  private let state = Mutex(State())
  private let observers = StoreObservers()
  private let log = ProblemLog()

  /// Opens a single file, which need not exist.
  /// - Parameters:
  ///   - patience: How long to wait for another process that is writing.
  ///   - queue: The queue of `flushSoon`.
  package convenience init(
    _ url: URL, patience: Duration = .seconds(2), queue: DispatchQueue = StoreGroup.usualQueue
  ) {
    self.init(url, in: StoreGroup(queue: queue), patience: patience)
  }

  /// Opens a file that belongs to a group.
  init(
    _ url: URL, at place: StorePlace? = nil, in group: StoreGroup, patience: Duration = .seconds(2),
    calls: SystemCalls = .real
  ) {
    self.url = url
    self.place = place
    path = url.path(percentEncoded: false)
    self.patience = patience
    self.calls = calls
    self.group = group
    disk.withLock { disk in load(&disk) }
  }

  deinit {
    let changes = state.withLock { $0.changes }
    if !changes.isEmpty { _ = write(changes) }
  }

  package var keys: Set<String> {
    state.withLock { state in
      var keys = state.document.keys
      for (key, change) in state.changes {
        if change.value == nil { keys.remove(key) } else { keys.insert(key) }
      }
      return keys
    }
  }

  package func value(for key: String) -> StoredValue? {
    let (value, isUnknown) = state.withLock { state in
      (state[key], state.changes[key] == nil && state.document.isUnknown(key))
    }
    if isUnknown {
      record(StorageProblem(.wrongType, "Key \"\(key)\" in \(path) holds a value of an unknown kind, which is kept."))
    }
    return value
  }

  package func set(_ value: StoredValue?, for key: String) {
    let (isChange, isFirst) = state.withLock { state in
      let old = state[key]
      let isFirst = state.changes.isEmpty
      // Mark the key even if the value is equal: another process may have written since, and this write comes
      // later.
      state.lastNumber += 1
      state.changes[key] = Change(value: value, number: state.lastNumber)
      return (old != value, isFirst)
    }
    if isFirst { group.note(self) }
    if isChange { observers.notify([key]) }
  }

  package func observe(_ handler: @escaping @Sendable (String) -> Void) -> StorageObservation {
    observers.add(handler)
  }

  package var problems: [StorageProblem] { log.problems }

  package var problemCount: Int { log.count }

  package func record(_ problem: StorageProblem) { log.record(problem) }
}

extension FileStore {
  package func flush() { group.flush() }

  package func flushSoon() { group.flushSoon() }

  /// Returns the pending changes, and whether any of them is new since the last call. Dictionaries are copied on
  /// write, so this is cheap.
  func handOver() -> (changes: [String: Change], isNew: Bool) {
    state.withLock { state in
      defer { state.handedOver = state.lastNumber }
      return (state.changes, state.handedOver != state.lastNumber)
    }
  }

  /// Returns those of the handed-over changes that have not been written yet.
  func unwritten(of changes: [String: Change]) -> [String: Change] {
    state.withLock { state in changes.filter { state.changes[$0.key] != nil } }
  }

  /// The result of writing changes: whether they are on disk, and which keys others changed.
  struct Outcome {
    var isWritten: Bool
    var changedElsewhere: [String] = []
  }

  func write(_ changes: [String: Change]) -> Outcome { disk.withLock { disk in write(changes, &disk) } }

  var hasChanges: Bool { state.withLock { !$0.changes.isEmpty } }

  /// Marks the handed-over changes as unwritten, so that the next write retries them.
  func notWritten() { state.withLock { $0.handedOver = 0 } }

  /// Discards the pending changes.
  package func letGo() { state.withLock { $0.changes = [:] } }

  func tell(_ keys: [String]) { observers.notify(keys) }

  /// Reads changes by another process or by the user. An invalid file is ignored, because it may be half saved.
  package func refresh() {
    // This runs in every turn, so it does not read a file with an unchanged stamp, and does not wait for one
    // that is being written: writing also reads what others wrote.
    let changed = disk.withLockIfAvailable { disk -> [String] in
      guard let stamp = FileStamp(of: path), stamp != disk.stamp else { return [] }
      guard !state.withLock({ $0.isErased }), let content = try? StoreFile(url).read() else { return [] }
      disk.stamp = stamp.isConclusive ? stamp : nil
      guard content != disk.content, let document = try? StoreDocument(parsing: content) else { return [] }
      disk.content = content
      return takeUp(document)
    }
    if let changed { observers.notify(changed) }
  }

  /// Removes the file and forgets all values, for a scene that has been closed for good. Values set later stay
  /// in memory.
  package func erase() {
    let removed = disk.withLock { disk in
      disk.content = nil
      disk.stamp = nil
      let removed = keys.sorted()
      state.withLock { state in
        state.isErased = true
        state.document = StoreDocument()
        state.changes = [:]
      }
      do throws(FileProblem) {
        try StoreFile(url, calls: calls).remove()
      } catch {
        record(
          StorageProblem(
            error.foreign == nil ? .unwritable : .foreign, "A stored state could not be removed: \(error)."))
      }
      return removed
    }
    observers.notify(removed)
  }

  private func load(_ disk: inout Disk) {
    let file = StoreFile(url, calls: calls)
    do throws(FileProblem) {
      let content = try file.readUnlessTooLarge()
      if case .absent = content { return }
      let found: (document: StoreDocument, content: Data?)
      if case .bytes(let content) = content, let readable = try? StoreDocument(parsing: content) {
        found = (readable, content)
      } else {
        // Read again under the folder's lock: the file may just have been repaired.
        found = try file.folder.exclusively(patience: patience) { _, _ throws(FileProblem) in
          try readOrSetAside(file, otherwise: StoreDocument(), known: nil)
        }
      }
      disk.content = found.content
      state.withLock { $0.document = found.document }
    } catch {
      recordUnwritable(error)
    }
  }

  private func write(_ changes: [String: Change], _ disk: inout Disk) -> Outcome {
    let (known, isErased) = state.withLock { ($0.document, $0.isErased) }
    guard !changes.isEmpty, !isErased else { return Outcome(isWritten: true) }
    do throws(FileProblem) {
      let file = StoreFile(url, calls: calls)
      try file.folder.create()
      let knownContent = disk.content
      let (document, content) = try file.folder.exclusively(patience: patience) {
        descriptor, isLocked throws(FileProblem) in
        let (found, foundContent) = try readOrSetAside(file, otherwise: known, known: knownContent)
        var document = found
        for (key, change) in changes { document[key] = change.value }
        if foundContent == nil, document.isEmpty { return (document, foundContent) }
        let content = document.data
        if content != foundContent {
          try file.replace(with: content, folderDescriptor: descriptor, isLocked: isLocked)
        }
        return (document, content)
      }
      disk.content = content
      disk.stamp = nil
      return Outcome(isWritten: true, changedElsewhere: takeUp(document, written: changes))
    } catch {
      recordUnwritable(error)
      notWritten()
      return Outcome(isWritten: false)
    }
  }

  /// Returns the file's content. If the file is missing, or damaged and therefore moved aside, the known content
  /// takes its place.
  private func readOrSetAside(
    _ file: StoreFile, otherwise known: StoreDocument, known knownContent: Data?
  ) throws(FileProblem) -> (document: StoreDocument, content: Data?) {
    let reason: String
    switch try file.readUnlessTooLarge() {
    case .absent: return (known, nil)
    case .tooLarge: reason = "it has more than \(StoreFile.largest >> 20) MB"
    case .bytes(let content):
      if content == knownContent { return (known, content) }
      do throws(StoreDocument.Unreadable) {
        return (try StoreDocument(parsing: content), content)
      } catch {
        reason = error.reason
      }
    }
    let aside = try file.setAside()
    record(StorageProblem(.corrupt, "\(path) could not be read (\(reason)) and was renamed to \(aside)."))
    return (known, nil)
  }

  private func takeUp(_ document: StoreDocument, written: [String: Change] = [:]) -> [String] {
    state.withLock { state in
      // A key that was set here keeps its value, before and after.
      let changed = document.keysDiffering(from: state.document).filter { state.changes[$0] == nil }
      state.document = document
      for (key, change) in written where state.changes[key]?.number == change.number {
        state.changes[key] = nil
      }
      return changed
    }
  }

  func recordUnwritable(_ problem: FileProblem) {
    record(
      StorageProblem(
        problem.foreign == nil ? .unwritable : .foreign, "Values are kept in memory only: \(problem)."))
  }
}
