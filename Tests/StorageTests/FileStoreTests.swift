import CairnStorage
import CairnValues
import Foundation
import Testing

@Suite("A store that is a file")
struct FileStoreTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("What was flushed is there after opening again, whatever its kind")
  func roundTrip() throws {
    let values: [String: StoredValue] = [
      "on": .bool(true), "off": .bool(false), "count": .int(-3), "most": .int(.max), "whole": .double(2),
      "third": .double(1.0 / 3), "endless": .double(-.infinity), "none": .double(.nan),
      "text": .string("Grüße\n\"\\\u{1}"),
      "": .string(""), "home": .url(try #require(URL(string: "https://example.org/a?b=c#d"))),
      "file": .url(URL(filePath: "/tmp/a b")), "bytes": .data(Data([0xDE, 0xAD, 0xBE, 0xEF])), "nothing": .data(Data()),
      "day": .date(Date(timeIntervalSinceReferenceDate: 762_523_200.25)),
      "old": .date(Date(timeIntervalSinceReferenceDate: -0.1)), "far": .date(.distantPast),
    ]
    let store = FileStore(folder.file("s.json"))
    for (key, value) in values { store.set(value, for: key) }
    store.flush()
    let again = FileStore(folder.file("s.json"))
    #expect(again.keys == Set(values.keys))
    for (key, value) in values { #expect(again.value(for: key) == value, "\(key)") }
    #expect(again.problems.isEmpty && store.problems.isEmpty)
  }

  @Test("The file is text a person can read")
  func format() throws {
    let store = FileStore(folder.file("s.json"))
    store.set(.int(3), for: "count")
    store.set(.double(2), for: "scale")
    store.set(.string("Hello"), for: "greeting")
    store.set(.bool(true), for: "on")
    store.set(.url(try #require(URL(string: "https://example.org"))), for: "home")
    store.set(.data(Data([0xDE, 0xAD, 0xBE, 0xEF])), for: "picture")
    store.set(.date(Date(timeIntervalSinceReferenceDate: 86400.25)), for: "visit")
    store.set(.double(.infinity), for: "zoom")
    store.flush()
    #expect(
      try folder.text(of: "s.json") == """
        {
          "version": 1,
          "values": {
            "count": 3,
            "greeting": "Hello",
            "home": { "url": "https://example.org" },
            "on": true,
            "picture": { "data": "3q2+7w==" },
            "scale": 2.0,
            "visit": { "date": "2001-01-02T00:00:00.25Z" },
            "zoom": { "double": "inf" }
          }
        }

        """)
  }

  @Test("Nothing is written before a flush, and the folders above the file are made by it")
  func coalesced() throws {
    let url = folder.file("share/org.example/settings.json")
    let store = FileStore(url)
    for number in 1...100 { store.set(.int(number), for: "n") }
    #expect(try folder.names.isEmpty)
    #expect(store.value(for: "n") == .int(100))
    store.flush()
    #expect(FileStore(url).value(for: "n") == .int(100))
    #expect(try folder.names == ["share"])
  }

  @Test("A flush with nothing to say leaves the file alone")
  func noNeedlessWrites() throws {
    let store = FileStore(folder.file("s.json"))
    store.set(nil, for: "never")
    store.flush()
    #expect(try folder.names.isEmpty)
    store.set(.int(1), for: "n")
    store.flush()
    let first = try inode()
    store.set(.int(2), for: "n")
    store.set(.int(1), for: "n")
    store.flush()
    #expect(try inode() == first)
    store.set(.int(2), for: "n")
    store.flush()
    #expect(try folder.text(of: "s.json").contains("\"n\": 2"))
    #expect(try folder.names == ["s.json"])
  }

  private func inode() throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("s.json").path())
    return try #require(attributes[.systemFileNumber] as? NSNumber).intValue
  }

  @Test("Observers hear of each change once, after it, and of no change that is none")
  func observers() throws {
    let store = FileStore(folder.file("s.json"))
    let recorder = ChangeRecorder(store)
    store.set(.int(1), for: "a")
    store.set(.int(1), for: "a")
    store.set(.string("x"), for: "b")
    store.flush()
    store.set(nil, for: "a")
    store.set(nil, for: "a")
    recorder.cancel()
    store.set(.int(2), for: "a")
    #expect(recorder.keys == ["a", "b", "a"])
  }

  @Test("A later flush off the caller's thread writes the same, and what is set meanwhile is not forgotten")
  func flushSoon() throws {
    let queue = DispatchQueue(label: "test")
    let url = folder.file("s.json")
    let store = FileStore(url, queue: queue)
    queue.suspend()
    store.set(.int(1), for: "a")
    store.flushSoon()
    store.set(.int(2), for: "b")
    store.flushSoon()
    #expect(try folder.names.isEmpty)
    queue.resume()
    queue.sync {}
    #expect(FileStore(url).keys == ["a", "b"])
    store.set(.int(3), for: "c")
    store.flushSoon()
    queue.sync {}
    #expect(FileStore(url).keys == ["a", "b", "c"])
  }

  @Test("A store that is let go writes what it still has")
  func lastWords() throws {
    FileStore(folder.file("s.json")).set(.int(1), for: "a")
    #expect(FileStore(folder.file("s.json")).value(for: "a") == .int(1))
  }

  @Test("An erased store is gone from disk, and what is set later does not bring it back (N276)")
  func erase() throws {
    let store = FileStore(folder.file("s.json"))
    store.set(.int(1), for: "a")
    store.flush()
    let recorder = ChangeRecorder(store)
    store.erase()
    #expect(try folder.names.isEmpty)
    #expect(store.keys.isEmpty && recorder.keys == ["a"])
    store.set(.int(2), for: "a")
    store.flush()
    #expect(store.value(for: "a") == .int(2))
    #expect(try folder.names.isEmpty)
  }

  @Test("A linked file is written where it lies, and keeps its permissions")
  func linkAndMode() throws {
    try folder.write("{\"version\":1,\"values\":{}}", to: "real.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.file("real.json").path())
    try FileManager.default.createSymbolicLink(at: folder.file("s.json"), withDestinationURL: folder.file("real.json"))
    let store = FileStore(folder.file("s.json"))
    store.set(.int(1), for: "a")
    store.flush()
    #expect(FileStore(folder.file("real.json")).value(for: "a") == .int(1))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("real.json").path())
    #expect(attributes[.posixPermissions] as? NSNumber == 0o640)
    #expect(try folder.names == ["real.json", "s.json"])
  }
}
