import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Docs/Guide/InsteadOf.md")
struct InsteadOfTests {
  @Test func aStoreKeepsWhatIsAdded() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "trips-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try TripStore(file: file).add(Trip(name: "Oslo"))
    let host = TestHost(strict: true) { TripList().environment(TripStore(file: file)) }
    #expect(host.isVisible("Oslo"))
  }

  @Test func wakesAreCounted() async {
    let host = TestHost(strict: true) { WakeCount() }
    await host.settle()
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    await host.settle()
    // Apps of other tests post the same notification.
    #expect(!host.isVisible("Woken 0 times"))
  }
}
