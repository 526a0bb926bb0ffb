import CairnStorage
import CairnValues
import Foundation
import Testing

@Suite("Several writers of one file")
struct FileStoreSharingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  // Two stores on one file are independent of each other, so they represent two processes.

  @Test("Each key keeps its last write; keys not set here are left to the others")
  func lastWriteWins() throws {
    let url = folder.file("s.json")
    let one = FileStore(url)
    let two = FileStore(url)
    one.set(.int(1), for: "one")
    one.set(.int(1), for: "both")
    one.flush()
    two.set(.int(2), for: "two")
    two.set(.int(2), for: "both")
    two.flush()
    let both = FileStore(url)
    #expect(both.value(for: "one") == .int(1))
    #expect(both.value(for: "two") == .int(2))
    #expect(both.value(for: "both") == .int(2))
    // Store one already has 1 as its value, but sets it again after store two has set 2.
    one.set(.int(1), for: "both")
    one.flush()
    #expect(FileStore(url).value(for: "both") == .int(1))
    two.set(nil, for: "one")
    two.flush()
    #expect(FileStore(url).keys == ["both", "two"])
  }

  @Test("What others wrote is told to observers when it is found, by a look or by a flush")
  func foundChanges() throws {
    let url = folder.file("s.json")
    let one = FileStore(url)
    let two = FileStore(url)
    one.set(.int(1), for: "a")
    one.set(.int(1), for: "b")
    one.flush()
    let recorder = ChangeRecorder(two)
    two.set(.int(9), for: "b")
    two.refresh()
    #expect(recorder.keys == ["b", "a"])
    #expect(two.value(for: "a") == .int(1) && two.value(for: "b") == .int(9))
    two.refresh()
    two.flush()
    #expect(recorder.keys == ["b", "a"])
    one.set(.int(3), for: "c")
    one.set(nil, for: "a")
    one.flush()
    two.set(.int(8), for: "b")
    two.flush()
    #expect(recorder.keys == ["b", "a", "b", "a", "c"])
    #expect(two.keys == ["b", "c"])
  }

  @Test("Tasks with a store each, all on one file, lose nothing")
  func manyStores() async {
    let url = folder.file("s.json")
    await withTaskGroup { group in
      for writer in 0..<4 {
        group.addTask {
          let store = FileStore(url, patience: .seconds(600))
          for number in 0..<10 {
            store.set(.int(number), for: "\(writer)-\(number)")
            store.flush()
          }
          #expect(store.problems.isEmpty)
        }
      }
    }
    let store = FileStore(url)
    #expect(store.keys == Set((0..<4).flatMap { writer in (0..<10).map { "\(writer)-\($0)" } }))
    #expect(store.problems.isEmpty)
  }

  @Test("Tasks that share a store, and flush it all the while, lose nothing")
  func manyTasks() async throws {
    let url = folder.file("s.json")
    let store = FileStore(url)
    let recorder = ChangeRecorder(store)
    await withTaskGroup { group in
      for writer in 0..<8 {
        group.addTask {
          for number in 0..<25 {
            store.set(.int(number), for: "\(writer)")
            if number % 5 == 0 { store.flush() }
            _ = store.value(for: "\((writer + 1) % 8)")
          }
        }
      }
    }
    store.flush()
    let again = FileStore(url)
    for writer in 0..<8 { #expect(again.value(for: "\(writer)") == .int(24)) }
    #expect(recorder.keys.count == 8 * 25)
  }

  @Test("A value set while another task writes an older one is written by the next flush")
  func setDuringFlush() async {
    let url = folder.file("s.json")
    let store = FileStore(url)
    for number in 0..<100 {
      store.set(.int(-number), for: "n")
      await withTaskGroup { group in
        group.addTask { store.flush() }
        group.addTask { for part in 0..<200 { store.set(.int(number * 1000 + part), for: "n") } }
      }
      #expect(store.value(for: "n") == .int(number * 1000 + 199))
      store.flush()
      #expect(FileStore(url).value(for: "n") == .int(number * 1000 + 199))
    }
  }
}
