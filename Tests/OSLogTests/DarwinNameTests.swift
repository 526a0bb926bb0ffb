import Foundation
import Testing
import os

/// What packages use as soon as they can import `os`.
@Suite("Names of Darwin")
struct DarwinNameTests {
  /// A lock at a fixed address, as packages wrap it.
  private final class Guarded: @unchecked Sendable {
    private let lock = os_unfair_lock_t.allocate(capacity: 1)
    private(set) var count = 0

    init() { lock.initialize(to: os_unfair_lock()) }

    deinit {
      lock.deinitialize(count: 1)
      lock.deallocate()
    }

    func increase() {
      os_unfair_lock_lock(lock)
      defer { os_unfair_lock_unlock(lock) }
      os_unfair_lock_assert_owner(lock)
      count += 1
    }

    func tryToIncrease() -> Bool {
      os_unfair_lock_assert_not_owner(lock)
      guard os_unfair_lock_trylock(lock) else { return false }
      defer { os_unfair_lock_unlock(lock) }
      count += 1
      return true
    }
  }

  @Test func aLockKeepsThreadsApart() {
    let guarded = Guarded()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<2_000 { guarded.increase() }
    }
    #expect(guarded.count == 16_000)
    #expect(guarded.tryToIncrease())
  }

  @Test func aLockThatIsTakenIsNotTakenAgain() {
    var lock = os_unfair_lock_s()
    #expect(os_unfair_lock_trylock(&lock))
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }

  @Test func signpostsAreAcceptedAndNotRecorded() {
    let log = OSLog(subsystem: "org.example.app", category: .pointsOfInterest)
    #expect(!log.signpostsEnabled)
    let id = OSSignpostID(log: log)
    #expect(id != OSSignpostID(log: log))
    let object = NSObject()
    #expect(OSSignpostID(log: log, object: object) == OSSignpostID(log: log, object: object))
    var messages = 0
    func message() -> String {
      messages += 1
      return "made"
    }
    os_signpost(.begin, log: log, name: "load")
    os_signpost(.begin, log: log, name: "load", signpostID: id)
    os_signpost(.event, log: log, name: "load", signpostID: .exclusive, "row %d", 3)
    os_signpost(.end, log: log, name: "load", signpostID: id, "\(message())")
    #expect(messages == 0)
  }

  @Test func aSignposterRunsWhatItSurrounds() throws {
    let signposter = OSSignposter(subsystem: "org.example.app", category: "tests")
    #expect(!signposter.isEnabled && !OSSignposter.disabled.isEnabled)
    #expect(signposter.withIntervalSignpost("load") { 3 } == 3)
    #expect(signposter.withIntervalSignpost("load", id: signposter.makeSignpostID(), "\(1) row") { 4 } == 4)
    let state = signposter.beginInterval("load", id: signposter.makeSignpostID(from: NSObject()))
    signposter.emitEvent("row", "\(1)")
    signposter.endInterval("load", state)
    let copy = try JSONDecoder().decode(OSSignpostIntervalState.self, from: JSONEncoder().encode(state))
    signposter.endInterval("load", copy, "done")
  }

  @Test func loadedLibrariesAreListed() throws {
    let count = _dyld_image_count()
    #expect(count > 2)
    let names = (0..<count).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
    #expect(names.count == Int(count))
    #expect(names[0].hasPrefix("/"))
    #expect(names.contains { $0.contains("Foundation") })
    #expect(_dyld_get_image_header(1) != nil)
    #expect(_dyld_get_image_vmaddr_slide(1) != 0)
    #expect(_dyld_get_image_name(count + 5) == nil && _dyld_get_image_header(count + 5) == nil)
  }

  /// How a well-known package looks for SwiftUI, to log its warnings there.
  @Test func aLogTakesALibrarysAddress() {
    let dso = (0..<_dyld_image_count()).first {
      _dyld_get_image_name($0).map { String(cString: $0) }?.hasSuffix("/SwiftUI") == true
    }
    .flatMap { _dyld_get_image_header($0) }.map { UnsafeRawPointer($0) }
    os_log(.fault, dso: dso, log: .disabled, "%d", 3)
    os_log("%d", dso: dso, log: .disabled, type: .fault, 3)
  }
}
