import CairnValues
import Foundation
import Testing

@testable import CairnStorage

/// Stores close to the greatest size a file may have.
@Suite struct LargeStoreTests {
  private func store(_ count: Int, _ value: (Int) -> String, in folder: TemporaryFolder) throws -> URL {
    let values = (0..<count).map { "\"k\($0)\":\(value($0))" }.joined(separator: ",")
    try folder.write("{\"version\": 1, \"values\": {\(values)}}", to: "settings.json")
    return folder.file("settings.json")
  }

  @Test func manyKeysAreReadAndOneIsSet() throws {
    let folder = try TemporaryFolder()
    let count = 100_000
    let store = FileStore(try store(count, { "\($0)" }, in: folder))
    #expect(store.value(for: "k77") == .int(77))
    #expect(store.keys.count == count)
    store.set(.int(-1), for: "k5")
    store.flush()
    let again = FileStore(store.url)
    #expect(again.value(for: "k5") == .int(-1) && again.value(for: "k99999") == .int(99_999))
    #expect(store.problems.isEmpty && again.problems.isEmpty)
  }

  /// Only what is asked for is taken for a date, a URL and so on, which costs a hundred times as much as reading the file.
  @Test func valuesAreUnderstoodWhenTheyAreAskedFor() throws {
    let folder = try TemporaryFolder()
    let store = FileStore(
      try store(1_000, { "{\"date\": \"2025-03-01T12:00:0\($0 % 10)Z\"}" }, in: folder))
    guard case .date(let date)? = store.value(for: "k3") else {
      Issue.record("k3 is no date")
      return
    }
    #expect(date.formatted(.iso8601) == "2025-03-01T12:00:03Z")
  }

  @Test func onlyChangesFromElsewhereAreTold() throws {
    let folder = try TemporaryFolder()
    let url = try store(1_000, { "{\"url\": \"https://example.org/\($0)\"}" }, in: folder)
    let store = FileStore(url)
    let recorder = ChangeRecorder(store)
    let other = FileStore(url)
    other.set(.int(1), for: "k7")
    other.set(nil, for: "k8")
    other.set(.bool(true), for: "new")
    other.flush()
    store.refresh()
    #expect(recorder.keys.sorted() == ["k7", "k8", "new"])
    recorder.cancel()
  }
}
