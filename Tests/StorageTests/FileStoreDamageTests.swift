import CairnValues
import Foundation
import Testing

@testable import CairnStorage

@Suite("A file that is damaged, foreign or out of reach")
struct FileStoreDamageTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "What makes no sense is set aside with a problem, and the app goes on with defaults",
    arguments: [
      ("", "line 1: the text ends too early"),
      ("{\"version\":1,\n\"values\":{\"a\":1", "line 2: a comma or closing brace is missing"),
      ("{\"version\":2,\"values\":{\"a\":1}}", "it has format version 2, but only 1 is supported"),
      ("{\"version\":\"1\",\"values\":{}}", "it has format version \"1\", but only 1 is supported"),
      ("{\"version\":1,\"values\":[1]}", "its values are not an object"),
      ("{\"version\":1,\"values\":{}} x", "line 1: there is text after the end"),
      ("{\"version\":" + String(repeating: "[", count: 100_000), "line 1: nested too deeply"),
    ])
  func corrupt(text: String, reason: String) throws {
    try folder.write(text, to: "s.json")
    let store = FileStore(folder.file("s.json"))
    #expect(store.keys.isEmpty)
    #expect(try folder.names == ["s.json.corrupt-1"])
    #expect(try folder.text(of: "s.json.corrupt-1") == text)
    let path = folder.file("s.json").path()
    #expect(
      store.problems == [
        StorageProblem(.corrupt, "\(path) could not be read (\(reason)) and was renamed to \(path).corrupt-1.")
      ])
    store.set(.int(1), for: "a")
    store.flush()
    #expect(FileStore(folder.file("s.json")).value(for: "a") == .int(1))
  }

  @Test("Bytes that are no text are set aside too, beside those set aside before")
  func noText() throws {
    for _ in 1...2 {
      try (Data("{\"version\":".utf8) + Data([0x22, 0xFF, 0xFE, 0x22])).write(to: folder.file("s.json"))
      #expect(FileStore(folder.file("s.json")).problems.map(\.code) == [.corrupt])
    }
    #expect(try folder.names == ["s.json.corrupt-1", "s.json.corrupt-2"])
  }

  @Test("A file cut off anywhere either reads as before or is set aside")
  func everyTruncation() throws {
    let store = FileStore(folder.file("s.json"))
    store.set(.string("Grüße \"x\""), for: "text")
    store.set(.double(1.5), for: "scale")
    store.set(.date(Date(timeIntervalSinceReferenceDate: 0.25)), for: "day")
    store.flush()
    let whole = try Data(contentsOf: folder.file("s.json"))
    for length in 0..<whole.count {
      try whole.prefix(length).write(to: folder.file("cut.json"))
      let cut = FileStore(folder.file("cut.json"))
      // Only the line break after the last brace is optional.
      #expect(cut.problems.map(\.code) == (length == whole.count - 1 ? [] : [.corrupt]), "\(length)")
    }
  }

  @Test("A file damaged while the app runs costs nothing of what the app knew")
  func damagedMeanwhile() throws {
    let store = FileStore(folder.file("s.json"))
    store.set(.int(1), for: "a")
    store.flush()
    try folder.write("{\"version\":1, oh", to: "s.json")
    store.refresh()
    #expect(try folder.names == ["s.json"], "a person may be in the middle of saving")
    store.set(.int(2), for: "b")
    store.flush()
    #expect(store.problems.map(\.code) == [.corrupt])
    #expect(try folder.names == ["s.json", "s.json.corrupt-1"])
    #expect(FileStore(folder.file("s.json")).keys == ["a", "b"])
  }

  @Test("A file deleted while the app runs is made again, whole")
  func deletedMeanwhile() throws {
    let store = FileStore(folder.file("s.json"))
    store.set(.int(1), for: "a")
    store.flush()
    try FileManager.default.removeItem(at: folder.file("s.json"))
    store.set(.int(2), for: "b")
    store.flush()
    #expect(FileStore(folder.file("s.json")).keys == ["a", "b"])
  }

  @Test("What a later version added is kept and written back as found")
  func unknownKept() throws {
    try folder.write(
      """
      {"later": {"deep": [1.50, 123456789012345678901234567890, null]}, "version": 1,
       "values": {"a": 1, "shape": {"circle": {"r": 2}}, "list": [1, "two"], "gone": null, "big": 1e999}}
      """, to: "s.json")
    let store = FileStore(folder.file("s.json"))
    #expect(store.keys == ["a"])
    #expect(store.problems.isEmpty)
    store.set(.int(2), for: "a")
    store.flush()
    #expect(
      try folder.text(of: "s.json") == """
        {
          "version": 1,
          "values": {
            "a": 2,
            "big": 1e999,
            "gone": null,
            "list": [
              1,
              "two"
            ],
            "shape": { "circle": { "r": 2 } }
          },
          "later": { "deep": [
            1.50,
            123456789012345678901234567890,
            null
          ] }
        }

        """)
  }

  @Test("Asking for a key with an unknown kind of value is a problem, once, until it is set")
  func unknownAsked() throws {
    try folder.write("{\"version\":1,\"values\":{\"a\":[1]}}", to: "s.json")
    let store = FileStore(folder.file("s.json"))
    #expect(store.value(for: "a") == nil && store.value(for: "a") == nil)
    #expect(store.problems.map(\.code) == [.wrongType])
    store.set(.int(1), for: "a")
    #expect(store.value(for: "a") == .int(1))
  }

  @Test("Where no file can be, values live in memory and the problem is told once")
  func unwritable() throws {
    try folder.write("in the way", to: "parent")
    let store = FileStore(folder.file("parent/app/s.json"))
    #expect(store.problems.isEmpty)
    for number in 1...3 {
      store.set(.int(number), for: "n")
      store.flush()
    }
    #expect(store.value(for: "n") == .int(3))
    let path = folder.file("parent/app").path()
    #expect(
      store.problems == [
        StorageProblem(.unwritable, "Values are kept in memory only: cannot create \(path): Not a directory.")
      ])
    // The obstacle is gone: nothing was lost.
    try FileManager.default.removeItem(at: folder.file("parent"))
    store.flush()
    #expect(FileStore(folder.file("parent/app/s.json")).value(for: "n") == .int(3))
  }

  @Test("A folder where the file should be is neither moved nor replaced")
  func folderInTheWay() throws {
    try FileManager.default.createDirectory(at: folder.file("s.json"), withIntermediateDirectories: false)
    let store = FileStore(folder.file("s.json"))
    store.set(.int(1), for: "a")
    store.flush()
    #expect(store.value(for: "a") == .int(1))
    #expect(store.problems.map(\.code) == [.foreign])
    #expect(try folder.names == ["s.json"])
  }

  @Test("A full disk is an error, not a short file")
  func diskFull() throws {
    let descriptor = open("/dev/full", O_WRONLY)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    #expect(throws: FileProblem("write", "/dev/full", number: ENOSPC)) {
      try StoreFile.write(Data("content".utf8), to: descriptor, path: "/dev/full")
    }
  }

  @Test("A new file that cannot take its place is removed again")
  func cannotReplace() throws {
    var calls = SystemCalls.real
    calls.rename = { _, _ in
      errno = EXDEV
      return -1
    }
    try folder.write("{}", to: "s.json")
    let file = StoreFile(folder.file("s.json"), calls: calls)
    #expect(throws: FileProblem("replace", file.path, number: EXDEV)) {
      try file.folder.exclusively(patience: .zero) { descriptor, isLocked throws(FileProblem) in
        #expect(isLocked)
        try file.replace(with: Data("{}".utf8), folderDescriptor: descriptor, isLocked: isLocked)
      }
    }
    #expect(try folder.names == ["s.json"])
  }

  @Test("Someone who holds the folder for too long is not waited for, and gets in nobody's way")
  func lockHeld() throws {
    let descriptor = open(folder.url.path(), O_RDONLY | O_DIRECTORY)
    try #require(descriptor >= 0 && flock(descriptor, LOCK_EX) == 0)
    defer { close(descriptor) }
    let store = FileStore(folder.file("s.json"), patience: .zero)
    store.set(.int(1), for: "a")
    store.flush()
    #expect(store.problems.isEmpty)
    #expect(FileStore(folder.file("s.json")).value(for: "a") == .int(1))
    #expect(try folder.names == ["s.json"])
  }

  @Test("What a crash left half written is neither read nor kept")
  func leftover() throws {
    try folder.write("{\"version\":1,\"val", to: ".s.json.new")
    let store = FileStore(folder.file("s.json"))
    #expect(store.keys.isEmpty && store.problems.isEmpty)
    store.set(.int(1), for: "a")
    store.flush()
    #expect(try folder.names == ["s.json"])
  }
}
