import CairnLocks
import CairnValues
import Foundation

/// What the last turns set and the files of a group do not have yet.
///
/// Each process has one, and appends to it all that is unwritten whenever a turn ends. That takes no disk, so a process that is
/// killed loses next to nothing, and the last record that is whole says what belongs together. The file is locked for as long as
/// the process lives; whoever finds one that is not carries out what it says, before anything of their own.
///
/// A record is a line with the number of bytes and a checksum, and after it what it says:
///
///     {
///       "scene window-1": { "path": "colors", "draft": null },
///       "settings": { "count": 3 }
///     }
///
/// It names stores, not files, so that nobody who can write it can have another file written. A value that is null is removed.
final class TurnJournal: Sendable {
  private struct State {
    var descriptor: Int32 = -1
    var path = ""
    var size = 0
    /// The turn last told of.
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
      // What the files do not have is there for the next process.
      if state.size == 0 { close(&state) } else { Foundation.close(state.descriptor) }
    }
  }

  /// Whether anybody has ever written one. Where nobody has, there is none to be carried out.
  var mayExist: Bool { access(folder.path, F_OK) == 0 }

  /// Does something while no other process writes stores of this group; where there can be no journals, without that.
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

  /// Notes all that is unwritten after a turn; what came later is left as it is.
  func append(_ parts: [StoreGroup.Part], turn: Int) throws(FileProblem) {
    let record = Self.record(of: parts)
    try state.withLock { state throws(FileProblem) in
      guard turn > state.turn else { return }
      // A disk that is slow for long must not be filled as well.
      guard state.size + record.count <= StoreFile.largest else {
        throw FileProblem("write", state.path, number: EFBIG)
      }
      if state.descriptor < 0 { try open(&state) }
      do throws(FileProblem) {
        try StoreFile.write(record, to: state.descriptor, path: state.path, calls: calls)
      } catch {
        // Half a record would hide those after it.
        if ftruncate(state.descriptor, off_t(state.size)) != 0 { close(&state) }
        throw error
      }
      state.size += record.count
      state.turn = turn
    }
  }

  /// Has what was noted survive the loss of power. Whoever notes more meanwhile does not wait for the disk.
  func sync() {
    let descriptor = state.withLock { $0.descriptor < 0 ? -1 : dup($0.descriptor) }
    guard descriptor >= 0 else { return }
    _ = calls.sync(descriptor)
    Foundation.close(descriptor)
  }

  /// The files have what was noted until a turn.
  func forget(until turn: Int) {
    state.withLock { state in
      guard state.descriptor >= 0, state.turn <= turn else { return }
      if ftruncate(state.descriptor, 0) == 0 { state.size = 0 } else { close(&state) }
    }
  }

  /// The files have all that was noted.
  func discard() { state.withLock { if $0.descriptor >= 0 { close(&$0) } } }

  private func open(_ state: inout State) throws(FileProblem) {
    try folder.create()
    let path = "\(folder.path)/\(getpid())-\(UInt32.random(in: .min ... .max)).turns"
    let descriptor = calls.open(path, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileProblem("create", path) }
    // Somebody may have taken the new file for one that was left behind, and it is gone.
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
    // First gone, then no longer locked.
    _ = calls.unlink(state.path)
    Foundation.close(state.descriptor)
    state.descriptor = -1
    state.size = 0
  }

  // MARK: Carrying out what others left

  /// Does what journals say that were left behind; false if one is still there.
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
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { continue }
      if apply(Self.lastRecord(in: (try? StoreFile(URL(filePath: path)).read()) ?? Data())) {
        _ = calls.unlink(path)
      } else {
        isComplete = false
      }
    }
    return isComplete
  }

  /// False if a file could not be written.
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

  /// What the last record says that is whole; nothing where there is none.
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
    guard case .object(let files)? = try? JSON(parsing: content) else { return nil }
    var found: [(StorePlace, Values)] = []
    for file in files {
      guard let place = StorePlace(named: file.name), case .object(let values) = file.value else { return nil }
      found.append((place, values.map { ($0.name, StoredValue(json: $0.value)) }))
    }
    return found
  }

  /// FNV-1a: it tells what was cut off or never reached the disk.
  private static func checksum(of data: Data) -> UInt64 {
    data.withUnsafeBytes { $0.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } }
  }
}

extension StorePlace {
  /// What a journal calls it.
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
