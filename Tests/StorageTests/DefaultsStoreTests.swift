import CairnStorage
import CairnValues
import Foundation
import Testing

@Suite("User defaults as a store")
struct DefaultsStoreTests {
  /// A test's own domain, in memory unless the test writes it.
  private final class Domain {
    let name = "cairn.test.\(UUID().uuidString)"
    let defaults: UserDefaults

    init() throws {
      defaults = try #require(UserDefaults(suiteName: name))
    }

    deinit {
      defaults.removePersistentDomain(forName: name)
    }
  }

  private final class UnwritableDefaults: UserDefaults {
    override func synchronize() -> Bool { false }
  }

  private let domain: Domain
  private var defaults: UserDefaults { domain.defaults }

  init() throws {
    domain = try Domain()
  }

  @Test("Every kind of value comes back as it went in, in another store too")
  func roundTrip() throws {
    let values: [String: StoredValue] = [
      "on": .bool(true), "off": .bool(false), "one": .int(1), "zero": .int(0), "most": .int(.max), "whole": .double(1),
      "half": .double(0.5), "none": .double(.nan), "text": .string("1"), "bytes": .data(Data([1, 2])),
      "empty": .data(Data()),
      "day": .date(Date(timeIntervalSinceReferenceDate: 0.1)),
      "home": .url(try #require(URL(string: "https://a.b/c?d=e#f"))), "file": .url(URL(filePath: "/tmp/a b")),
    ]
    let store = DefaultsStore(defaults)
    for (key, value) in values { store.set(value, for: key) }
    let again = DefaultsStore(defaults)
    for (key, value) in values {
      #expect(store.value(for: key) == value, "\(key)")
      #expect(again.value(for: key) == value, "\(key)")
    }
    #expect(again.keys.isSuperset(of: values.keys))
    store.set(nil, for: "on")
    #expect(store.value(for: "on") == nil && defaults.object(forKey: "on") == nil)
    #expect(store.problems.isEmpty)
  }

  @Test("The app reads with its own calls what the store set, and the other way round")
  func plainCalls() throws {
    let store = DefaultsStore(defaults)
    let url = try #require(URL(string: "https://a.b/c?d"))
    store.set(.url(url), for: "u")
    store.set(.int(3), for: "i")
    store.set(.bool(true), for: "b")
    #expect(defaults.url(forKey: "u") == url)
    #expect(defaults.integer(forKey: "i") == 3)
    #expect(defaults.bool(forKey: "b"))
    defaults.set(Float(1.5), forKey: "f")
    defaults.set(URL(filePath: "/tmp/x"), forKey: "path")
    defaults.set("YES", forKey: "word")
    #expect(store.value(for: "f") == .double(1.5))
    #expect(store.read("path", as: StorageWitness<URL>.plain()) == URL(filePath: "/tmp/x"))
    #expect(store.read("word", as: StorageWitness<Bool>.plain()) == true)
  }

  @Test("An archive of another object is no URL")
  func archives() throws {
    let store = DefaultsStore(defaults)
    let date = try NSKeyedArchiver.archivedData(withRootObject: NSDate(), requiringSecureCoding: true)
    defaults.set(date, forKey: "page")
    #expect(store.read("page", as: StorageWitness<URL>.plain()) == nil)
  }

  @Test("Registered defaults are seen")
  func registered() {
    let key = "cairn.test.registered.\(UUID().uuidString)"
    defaults.register(defaults: [key: 5])
    #expect(DefaultsStore(defaults).value(for: key) == .int(5))
  }

  @Test("Data that only looks like an archived address stays data")
  func lookalikes() throws {
    let store = DefaultsStore(defaults)
    let plist = try PropertyListSerialization.data(fromPropertyList: ["a": 1], format: .binary, options: 0)
    let archive = try NSKeyedArchiver.archivedData(withRootObject: NSString("x"), requiringSecureCoding: true)
    for (index, data) in [plist, archive, Data("bplist00".utf8), archive.prefix(40)].enumerated() {
      defaults.set(Data(data), forKey: "\(index)")
      #expect(store.value(for: "\(index)") == .data(Data(data)))
    }
  }

  @Test("A list is no value: nil, and a problem")
  func list() {
    let store = DefaultsStore(defaults)
    defaults.set([1, 2], forKey: "list")
    #expect(store.value(for: "list") == nil && store.value(for: "list") == nil)
    #expect(!store.keys.contains("list"))
    #expect(store.problems.map(\.code) == [.wrongType])
  }

  @Test("Changes by the app are told at the next look, for the keys in use (N277)")
  func refresh() {
    // With its own notification center: parallel tests change user defaults too, and each change notifies all
    // observing stores, which would then refresh earlier than this test intends.
    let store = DefaultsStore(defaults, center: NotificationCenter())
    let recorder = ChangeRecorder(store)
    #expect(store.value(for: "a") == nil)
    store.set(.int(1), for: "b")
    store.set(.int(1), for: "b")
    defaults.set(1, forKey: "a")
    defaults.set(1, forKey: "unused")
    #expect(store.value(for: "a") == .int(1), "reading before the look does not hide the change from observers")
    store.refresh()
    store.refresh()
    #expect(recorder.keys == ["b", "a"])
    defaults.removeObject(forKey: "a")
    store.set(.double(.nan), for: "b")
    store.refresh()
    store.refresh()
    #expect(recorder.keys == ["b", "a", "b", "a"])
  }

  @Test("Foundation's notification is a look, and ends with the store")
  func notification() {
    let center = NotificationCenter()
    var store: DefaultsStore? = DefaultsStore(defaults, center: center)
    weak let released = store
    let recorder = store.map { ChangeRecorder($0) }
    _ = store?.value(for: "a")
    defaults.set(1, forKey: "a")
    center.post(name: UserDefaults.didChangeNotification, object: nil)
    #expect(recorder?.keys == ["a"])
    store = nil
    #expect(released == nil)
    center.post(name: UserDefaults.didChangeNotification, object: nil)
  }

  @Test("Defaults that cannot be written are a problem, told once")
  func unwritable() throws {
    let store = DefaultsStore(try #require(UnwritableDefaults(suiteName: domain.name)))
    store.flush()
    #expect(store.problems.isEmpty)
    store.set(.int(1), for: "a")
    store.flush()
    store.flush()
    #expect(store.problems.map(\.code) == [.unwritable])
    #expect(store.value(for: "a") == .int(1))
  }
}
