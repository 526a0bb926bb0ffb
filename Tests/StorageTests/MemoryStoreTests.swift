import CairnStorage
import CairnValues
import Testing

@Suite("A store in memory")
struct MemoryStoreTests {
  @Test("Values are kept, replaced and removed")
  func values() {
    let store = MemoryStore(["a": .int(1)])
    store.set(.int(2), for: "b")
    store.set(.string("x"), for: "a")
    #expect(store.value(for: "a") == .string("x") && store.keys == ["a", "b"])
    store.set(nil, for: "a")
    #expect(store.value(for: "a") == nil && store.keys == ["b"])
  }

  @Test("An observer hears of changes until it is cancelled or let go, and finds the new value")
  func observers() {
    let store = MemoryStore()
    let recorder = ChangeRecorder(store)
    do {
      let brief = ChangeRecorder(store)
      store.set(.int(1), for: "a")
      #expect(brief.keys == ["a"])
    }
    let copy = MemoryStore()
    let copying = store.observe { [unowned store] key in copy.set(store.value(for: key), for: key) }
    store.set(.int(2), for: "a")
    #expect(copy.value(for: "a") == .int(2))
    copying.cancel()
    copying.cancel()
    store.set(.int(2), for: "a")
    store.set(nil, for: "a")
    #expect(copy.value(for: "a") == .int(2))
    #expect(recorder.keys == ["a", "a", "a"])
  }

  @Test("A handler may set values and cancel others; who is cancelled before its turn is not called")
  func reentrant() {
    let store = MemoryStore()
    let second = MemoryStore()
    let holder = ObservationHolder()
    let first = store.observe { [unowned store] key in
      holder.cancel()
      if key == "a" { store.set(.int(9), for: "b") }
    }
    holder.keep(store.observe { key in second.set(.bool(true), for: key) })
    store.set(.int(1), for: "a")
    #expect(store.value(for: "b") == .int(9))
    #expect(second.keys.isEmpty)
    first.cancel()
  }

  @Test("Many tasks at once: every change is told")
  func concurrent() async {
    let store = MemoryStore()
    let recorder = ChangeRecorder(store)
    await withTaskGroup { group in
      for writer in 0..<8 {
        group.addTask { for number in 0..<50 { store.set(.int(number), for: "\(writer)") } }
      }
    }
    #expect(recorder.keys.count == 400)
    #expect((0..<8).allSatisfy { store.value(for: "\($0)") == .int(49) })
  }
}
