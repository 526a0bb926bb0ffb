import CairnLocks
import CairnMessages
import CairnValues
import Foundation

/// The journal of a group: changes of the last turns that its files do not contain yet.
///
/// Each process has one, and appends all unwritten changes to it at the end of each turn. That needs no disk
/// sync, so a killed process loses almost nothing, and the last complete record contains changes that belong
/// together. The file is locked while the process lives. A process that finds an unlocked one replays it before
/// making its own changes.
///
/// A record is a line with its byte count and a checksum, followed by its content:
///
///     {
///       "scene window-1": { "path": "colors", "draft": null },
///       "settings": { "count": 3 }
///     }
///
/// A record names stores instead of files, so that write access to the journal does not allow writing other
/// files. A null value removes its key.
final class TurnJournal: Sendable {
  private struct State {
    var descriptor: Int32 = -1
    var path = ""
    var size = 0
    /// The last turn that was recorded.
    var turn = 0
  }

  let place: @Sendable (StorePlace) -> URL
  private let folder: StoreFolder
  private let calls: SystemCalls
  private let state = Mutex(State())

  init(folder: URL, place: @escaping @Sendable (StorePlace) -> URL, calls: SystemCalls = .real) {
    self.place = place
    self.calls = calls
    self.folder = StoreFolder(path: folder.path(percentEncoded: false))
  }

  deinit {
    state.withLock { state in
      guard state.descriptor >= 0 else { return }
      // Changes that the files do not contain stay for the next process.
      if state.size == 0 { close(&state) } else { Foundation.close(state.descriptor) }
    }
  }

  /// Whether a journal may exist. If none was ever written, there is nothing to replay.
  var mayExist: Bool { access(folder.path, F_OK) == 0 }

  /// Performs work while no other process writes stores of this group. If journals are not possible, it runs
  /// unguarded.
  func exclusively(_ work: (_ isPossible: Bool) -> Void) {
    var isDone = false
    do throws(FileProblem) {
      try folder.create()
      try folder.exclusively(patience: .seconds(2)) { _, _ throws(FileProblem) in
        isDone = true
        work(true)
      }
    } catch {
      if !isDone { work(false) }
    }
  }

  // MARK: Writing

  /// Records all unwritten changes of a turn, unless a later turn is already recorded.
  func append(_ parts: [StoreGroup.Part], turn: Int) throws(FileProblem) {
    let record = Self.record(of: parts)
    try state.withLock { state throws(FileProblem) in
      guard turn > state.turn else { return }
      // If the disk is slow for long, do not fill it as well.
      guard state.size + record.count <= StoreFile.largest else {
        throw FileProblem("write", state.path, number: EFBIG)
      }
      if state.descriptor < 0 { try open(&state) }
      do throws(FileProblem) {
        try StoreFile.write(record, to: state.descriptor, path: state.path, calls: calls)
      } catch {
        // Half a record would hide later ones.
        if ftruncate(state.descriptor, off_t(state.size)) != 0 { close(&state) }
        throw error
      }
      state.size += record.count
      state.turn = turn
    }
  }

  /// Syncs the journal, so that it survives a power failure. Recording more changes meanwhile does not wait for
  /// the disk.
  func sync() {
    let descriptor = state.withLock { $0.descriptor < 0 ? -1 : dup($0.descriptor) }
    guard descriptor >= 0 else { return }
    _ = calls.sync(descriptor)
    Foundation.close(descriptor)
  }

  /// Discards the records up to a turn, which the files now contain.
  func forget(until turn: Int) {
    state.withLock { state in
      guard state.descriptor >= 0, state.turn <= turn else { return }
      if ftruncate(state.descriptor, 0) == 0 { state.size = 0 } else { close(&state) }
    }
  }

  /// Discards all records, which the files now contain.
  func discard() { state.withLock { if $0.descriptor >= 0 { close(&$0) } } }

  private func open(_ state: inout State) throws(FileProblem) {
    try folder.create()
    let path = "\(folder.path)/\(getpid())-\(UInt32.random(in: .min ... .max)).turns"
    let descriptor = calls.open(path, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileProblem("create", path) }
    // Another process may have taken the new file for a leftover and removed it.
    var status = stat()
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno == ENOLCK || errno == EOPNOTSUPP,
      fstat(descriptor, &status) == 0, status.st_nlink > 0
    else {
      Foundation.close(descriptor)
      throw FileProblem("lock", path, number: EAGAIN)
    }
    (state.descriptor, state.path, state.size) = (descriptor, path, 0)
  }

  private func close(_ state: inout State) {
    // Remove the file before unlocking it.
    _ = calls.unlink(state.path)
    Foundation.close(state.descriptor)
    state.descriptor = -1
    state.size = 0
  }

  // MARK: Replaying other journals

  /// Replays the journals left behind by other processes. Returns `false` if one is still there.
  func carryOut() -> Bool {
    let own = state.withLock { $0.descriptor < 0 ? "" : $0.path }
    var isComplete = true
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where name.hasSuffix(".turns")
    {
      let path = "\(folder.path)/\(name)"
      guard path != own else { continue }
      let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      defer { Foundation.close(descriptor) }
      guard Self.isJournal(descriptor), flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { continue }
      if apply(Self.lastRecord(in: (try? StoreFile(URL(filePath: path)).read()) ?? Data())) {
        _ = calls.unlink(path)
      } else {
        isComplete = false
      }
    }
    return isComplete
  }

  /// Whether an open file is a journal, which alone may be replayed and removed: a file of this user that is empty or
  /// begins with a record.
  private static func isJournal(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else {
      return false
    }
    var beginning = [UInt8](repeating: 0, count: 5)
    let count = pread(descriptor, &beginning, beginning.count, 0)
    return count >= 0 && "turn ".utf8.starts(with: beginning[..<count])
  }

  /// Writes the values to their files. Returns `false` if a file could not be written.
  private func apply(_ files: [(StorePlace, Values)]) -> Bool {
    var isComplete = true
    for (name, values) in files {
      let store = FileStore(place(name), in: StoreGroup(), calls: calls)
      for (key, value) in values { store.set(value, for: key) }
      let isWritten = store.write(store.handOver().changes).isWritten
      if !isWritten { store.letGo() }
      isComplete = isWritten && isComplete
    }
    return isComplete
  }
}

// MARK: Records

extension TurnJournal {
  fileprivate typealias Values = [(key: String, value: StoredValue?)]

  fileprivate static func record(of parts: [StoreGroup.Part]) -> Data {
    var files: [JSON.Member] = []
    for part in parts {
      guard let place = part.store.place else { continue }
      files.append(
        JSON.Member(place.name, .object(part.changes.map { JSON.Member($0.key, $0.value.value?.json ?? .null) })))
    }
    let content = Data(JSON.object(files).text.utf8)
    return Data("turn \(content.count) \(checksum(of: content))\n".utf8) + content + Data("\n".utf8)
  }

  /// Returns the content of the last complete record, or nothing if there is none.
  fileprivate static func lastRecord(in data: Data) -> [(StorePlace, Values)] {
    var last: Data?
    var rest = data[...]
    while let end = rest.prefix(64).firstIndex(of: 0x0A) {
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      let start = end + 1
      guard words.count == 3, words[0] == "turn", let count = Int(words[1]), let sum = UInt64(words[2]),
        count >= 0, count < rest.endIndex - start
      else { break }
      let content = rest[start..<start + count]
      guard checksum(of: content) == sum else { break }
      last = content
      rest = rest[(start + count + 1)...]
    }
    return last.flatMap { files(in: Data($0)) } ?? []
  }

  private static func files(in content: Data) -> [(StorePlace, Values)]? {
    guard case .object(let files)? = try? JSON(parsing: Array(content)) else { return nil }
    var found: [(StorePlace, Values)] = []
    for file in files {
      guard let place = StorePlace(named: file.name), case .object(let values) = file.value else { return nil }
      found.append((place, values.map { ($0.name, StoredValue(json: $0.value)) }))
    }
    return found
  }

  /// Returns the FNV-1a hash, which detects data that was cut off or never reached the disk.
  private static func checksum(of data: Data) -> UInt64 {
    data.withUnsafeBytes { $0.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } }
  }
}

extension StorePlace {
  /// The name in a journal.
  fileprivate var name: String {
    switch self {
    case .settings: "settings"
    case .scene(let id): "scene \(id)"
    }
  }

  fileprivate init?(named name: String) {
    if name == "settings" {
      self = .settings
    } else if name.hasPrefix("scene ") {
      self = .scene(String(name.dropFirst(6)))
    } else {
      return nil
    }
  }
}
