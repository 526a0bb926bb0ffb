import CairnValues
import Foundation
import Testing

@testable import CairnStorage

@Suite("What is set in one turn reaches all files or none")
struct StoreGroupTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func group(
    _ calls: SystemCalls = .real, in url: URL? = nil, noting: DispatchQueue? = nil,
    queue: DispatchQueue = DispatchQueue(label: "test")
  ) -> StoreGroup {
    let folder = url ?? folder.url
    let journal = TurnJournal(
      folder: folder.appending(path: "journal", directoryHint: .isDirectory),
      place: { place in
        switch place {
        case .settings: folder.appending(path: "settings.json")
        case .scene(let id): folder.appending(path: "scenes/\(StorePlace.fileName(for: id)).json")
        }
      }, calls: calls)
    return StoreGroup(journal: journal, noting: noting ?? queue, queue: queue)
  }

  /// Runs the work on a queue, and the work that it enqueues.
  private func finish(_ queue: DispatchQueue) { for _ in 0..<3 { queue.sync {} } }

  private static let places: [StorePlace] = [.settings, .scene("one"), .scene("two")]

  private func set(_ number: Int, in stores: [FileStore]) {
    for store in stores {
      store.set(.int(number), for: "a")
      store.set(.int(number), for: "b")
    }
  }

  /// Returns what a newly started process finds.
  private func found(in url: URL? = nil) -> [StoredValue?] {
    let group = group(in: url)
    return Self.places.flatMap { place in
      let store = group.openFile(place)
      #expect(store.problems.isEmpty)
      return [store.value(for: "a"), store.value(for: "b")]
    }
  }

  private func all(_ number: Int) -> [StoredValue?] { Array(repeating: .int(number), count: 2 * Self.places.count) }

  @Test("What is set after the turn has ended is not written with it")
  func snapshot() throws {
    let queue = DispatchQueue(label: "test")
    let group = group(queue: queue)
    let stores = Self.places.map { group.openFile($0) }
    set(1, in: stores)
    queue.suspend()
    group.flushSoon()
    // The next turn is in the middle of its handler.
    stores[0].set(.int(2), for: "a")
    stores[1].set(.int(2), for: "b")
    queue.resume()
    finish(queue)
    #expect(found() == all(1))
    set(2, in: stores)
    group.flushSoon()
    finish(queue)
    #expect(found() == all(2))
  }

  @Test("Turns that come faster than they can be written are written as the last of them")
  func coalesced() throws {
    let queue = DispatchQueue(label: "test")
    let group = group(queue: queue)
    let stores = Self.places.map { group.openFile($0) }
    queue.suspend()
    for number in 1...50 {
      set(number, in: stores)
      group.flushSoon()
    }
    queue.resume()
    finish(queue)
    #expect(found() == all(50))
    #expect(stores.allSatisfy { !$0.hasChanges })
    group.flush()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("journal").path()).isEmpty)
  }

  @Test("A turn is noted while the disk is still busy with the one before")
  func busyDisk() throws {
    let disk = DispatchSemaphore(value: 0)
    var calls = SystemCalls.real
    calls.sync = { descriptor in
      disk.wait()
      disk.signal()
      return fsync(descriptor)
    }
    let noting = DispatchQueue(label: "noting")
    let queue = DispatchQueue(label: "writing")
    let group = group(calls, noting: noting, queue: queue)
    let stores = Self.places.map { group.openFile($0, calls: calls) }
    for number in 1...3 {
      set(number, in: stores)
      group.flushSoon()
      noting.sync {}
      // What the next process would find if this one were killed now.
      let copy = folder.url.appendingPathExtension("copy \(number)")
      try FileManager.default.copyItem(at: folder.url, to: copy)
      #expect(found(in: copy) == all(number))
      try FileManager.default.removeItem(at: copy)
    }
    disk.signal()
    finish(queue)
    #expect(found() == all(3))
  }

  /// Sets everything to 2 while a call fails. Returns `false` if there are fewer calls.
  private func fail(_ number: Int, _ fault: FaultyCalls.Fault, then: ([FileStore], StoreGroup) -> Void) -> Bool {
    let before = group()
    set(1, in: Self.places.map { before.openFile($0) })
    before.flush()
    let faulty = FaultyCalls(number, fault)
    let group = group(faulty.calls)
    let stores = Self.places.map { group.openFile($0, calls: faulty.calls) }
    set(2, in: stores)
    group.flush()
    let hasFailed = faulty.hasFailed
    then(stores, group)
    // From here on, the process and its memory are gone.
    for store in stores { store.letGo() }
    return hasFailed
  }

  @Test(
    "Whichever call fails, and the process is killed then, what is found is of one turn",
    arguments: [FaultyCalls.Fault.once, .fromThen, .short])
  func nthCall(fault: FaultyCalls.Fault) {
    var number = 0
    var hasFailed = true
    while hasFailed {
      number += 1
      hasFailed = fail(number, fault) { _, _ in }
      let now = found()
      #expect(now == all(1) || now == all(2), "call \(number), \(fault)")
    }
    #expect(number > 10)
    #expect(found() == all(2))
  }

  @Test(
    "Whichever call fails, the next turn is whole, and nothing is lost in memory",
    arguments: [FaultyCalls.Fault.once, .short])
  func turnAfterNthCall(fault: FaultyCalls.Fault) {
    var number = 0
    var hasFailed = true
    while hasFailed {
      number += 1
      hasFailed = fail(number, fault) { stores, group in
        #expect(stores.flatMap { [$0.value(for: "a"), $0.value(for: "b")] } == all(2))
        set(3, in: stores)
        group.flush()
      }
      if hasFailed { #expect(found() == all(3), "call \(number), \(fault)") }
    }
  }

  @Test("A journal that was left behind is carried out by whoever comes next, before what they write")
  func leftBehind() throws {
    let first = group()
    let stores = Self.places.map { first.openFile($0) }
    set(1, in: stores)
    first.flush()
    let other = group()
    let others = Self.places.map { other.openFile($0) }
    set(5, in: others)
    others[1].set(.int(5), for: "gone")
    other.flush()
    try leave(#"{"settings":{"a":5,"b":5},"scene one":{"a":5,"gone":null},"scene two":{"a":5}}"#)
    stores[0].set(.int(6), for: "a")
    first.flush()
    #expect(found() == [.int(6), .int(5), .int(5), .int(5), .int(5), .int(5)])
    #expect(group().openFile(.scene("one")).value(for: "gone") == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("journal").path()).isEmpty)
  }

  /// Writes the files of a killed process, ending in a truncated record.
  private func leave(_ content: String, cutOff: String = "") throws {
    try FileManager.default.createDirectory(at: folder.file("journal"), withIntermediateDirectories: true)
    let sum = content.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    try folder.write("turn \(content.utf8.count) \(sum)\n\(content)\n\(cutOff)", to: "journal/1.turns")
  }

  @Test("Of a journal that was cut off the last whole record counts")
  func cutOff() throws {
    for rest in [
      "turn", "turn 20 1\n{}", "turn 2 1\n{}\n", "turn -5 1\n", "turn 9223372036854775807 1\n{}\n", "\u{0}\n",
    ] {
      try leave(#"{"settings":{"a":7}}"#, cutOff: rest)
      #expect(group().openFile(.settings).value(for: "a") == .int(7), "\(rest)")
    }
  }

  @Test(
    "A journal that makes no sense harms nothing",
    arguments: ["", "{", "[]", #"{"../../etc":{"a":1}}"#, #"{"settings":[1]}"#, #"{"scene ../../x":3}"#])
  func damaged(text: String) throws {
    let first = group()
    set(1, in: Self.places.map { first.openFile($0) })
    first.flush()
    try leave(text)
    #expect(found() == all(1))
    try folder.write(text, to: "journal/2.turns")
    #expect(found() == all(1))
  }

  @Test("A journal names scenes, and no name leads out of their folder")
  func noWayOut() throws {
    try leave(#"{"scene ../../../away":{"a":5}}"#)
    _ = group().openFile(.settings)
    #expect(try folder.names == ["journal", "scenes"])
    #expect(group().openFile(.scene("../../../away")).value(for: "a") == .int(5))
  }

  @Test("Where there can be no journal, each file is written by itself")
  func noJournal() throws {
    try folder.write("", to: "journal")
    let group = group()
    let stores = Self.places.map { group.openFile($0) }
    set(1, in: stores)
    group.flush()
    #expect(found() == all(1))
  }

  @Test("A file that is too large is set aside unread and told of; none is written that large")
  func tooLarge() throws {
    let descriptor = open(folder.file("settings.json").path(), O_WRONLY | O_CREAT, 0o600)
    try #require(write(descriptor, "{\"version\":1", 12) == 12)
    try #require(ftruncate(descriptor, 5 << 30) == 0)
    close(descriptor)
    let store = group().openFile(.settings)
    #expect(store.problems.map(\.code) == [.corrupt])
    #expect(store.problems[0].message.contains("more than 16 MB"))
    #expect(try folder.names.contains("settings.json.corrupt-1"))
    store.set(.data(Data(count: 13 << 20)), for: "large")
    store.flush()
    #expect(store.problems.map(\.code) == [.corrupt, .unwritable])
    store.set(nil, for: "large")
    store.set(.int(1), for: "a")
    store.flush()
    #expect(group().openFile(.settings).value(for: "a") == .int(1))
  }
}
