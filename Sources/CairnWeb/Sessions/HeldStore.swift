import CairnLocks
import CairnStorage
import CairnValues

/// A file store that writes nothing until the user has used the app, because most visitors never return.
///
/// Only one process serves a user, so the file does not change elsewhere.
final class HeldStore: KeyValueStore {
  /// Whether the stores of a user may write.
  final class Hold: Sendable {
    private let isReleased = Mutex(false)
    var isKept: Bool { isReleased.withLock { $0 } }
    func release() { isReleased.withLock { $0 = true } }
  }

  private let file: FileStore
  private let hold: Hold

  init(_ file: FileStore, _ hold: Hold) {
    self.file = file
    self.hold = hold
  }

  var keys: Set<String> { file.keys }
  var problems: [StorageProblem] { file.problems }
  var problemCount: Int { file.problemCount }

  func value(for key: String) -> StoredValue? { file.value(for: key) }
  func set(_ value: StoredValue?, for key: String) { file.set(value, for: key) }
  func observe(_ handler: @escaping @Sendable (String) -> Void) -> StorageObservation { file.observe(handler) }
  func record(_ problem: StorageProblem) { file.record(problem) }
  func refresh() {}
  func flush() { if hold.isKept { file.flush() } }
  func flushSoon() { if hold.isKept { file.flushSoon() } }

  func letGo() { file.letGo() }

  /// Discards the values unless they are to be kept.
  func end() { if !hold.isKept { file.letGo() } }
}
