import CairnFoundation
import Foundation
import Testing

extension CGFloat {
  /// Swift's `abs` in an extension, where a static function of Foundation's hides it.
  fileprivate func distance(from other: CGFloat, _ steps: Int) -> CGFloat { abs(self - other) + CGFloat(abs(steps)) }
}

@Suite("Names of Apple's Foundation")
struct AppleNameTests {
  @Test func datesAndIdentifiersAreFormatted() throws {
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(String(format: "%@ (%d)", id as CVarArg, 3) == "\(id.uuidString) (3)")
    #expect(String(format: "%@", start as CVarArg) == start.description)
    let rows: [[String: Any]] = [["id": id, "day": start], ["id": UUID(), "day": start.addingTimeInterval(9)]]
    let one = NSPredicate(format: "id == %@ AND day < %@", id as CVarArg, start.addingTimeInterval(5) as CVarArg)
    #expect(rows.map(one.evaluate) == [true, false])
  }

  @Test func numbersOfObjectsAreRead() {
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
    #expect(CGFloat(1).distance(from: 3.5, -2) == 4.5)
    #expect(CGFloat(exactly: NSNumber(value: 7)) == 7)
    let elapsed: CFTimeInterval = CFAbsoluteTimeGetCurrent() - CFAbsoluteTime(0)
    #expect(elapsed > 0)
  }

  @Test func sharedSettingsStayOnThisComputer() {
    let suite = "cairn-tests-\(UUID().uuidString)"
    defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
    let store = NSUbiquitousKeyValueStore(suite: suite)
    store.set("Oslo", forKey: "place")
    store.set(Int64(3), forKey: "count")
    store.set(true, forKey: "isNew")
    store.set(0.5, forKey: "share")
    store.set(["a"], forKey: "list")
    #expect(store.string(forKey: "place") == "Oslo" && store.longLong(forKey: "count") == 3)
    #expect(store.bool(forKey: "isNew") && store.double(forKey: "share") == 0.5)
    #expect(store.array(forKey: "list") as? [String] == ["a"])
    #expect(NSUbiquitousKeyValueStore(suite: suite).string(forKey: "place") == "Oslo")
    store.removeObject(forKey: "place")
    #expect(store.object(forKey: "place") == nil)
    #expect(store.dictionaryRepresentation.keys.sorted() == ["count", "isNew", "list", "share"])
  }

  private actor Counter {
    let queue = DispatchSerialQueue(label: "counter")
    private(set) var count = 0
    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }
    func add() {
      dispatchPrecondition(condition: .onQueue(queue.queue))
      count += 1
    }
  }

  @Test func anActorRunsOnAQueue() async {
    let counter = Counter()
    await withTaskGroup { group in for _ in 0..<100 { group.addTask { await counter.add() } } }
    #expect(await counter.count == 100)
    #expect(counter.queue.sync { 3 } == 3)
  }
}
