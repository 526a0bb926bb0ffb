import Foundation
import OSLog
import Testing

@Suite("Reading the log", .serialized)
struct LogStoreTests {
  @Test func messagesOfThisProcessAreKept() throws {
    let subsystem = "org.example.\(UUID().uuidString)"
    let logger = Logger(subsystem: subsystem, category: "files")
    let start = Date()
    logger.error("one")
    logger.debug("unseen")
    Logger(subsystem: subsystem, category: "network").info("two")
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let mine = NSPredicate { object, _ in (object as? [String: Any])?["subsystem"] as? String == subsystem }
    let entries = try store.getEntries(at: store.position(date: start), matching: mine).compactMap {
      $0 as? OSLogEntryLog
    }
    #expect(entries.map(\.composedMessage) == ["one", "two"])
    #expect(entries.map(\.level) == [.error, .info] && entries.map(\.category) == ["files", "network"])
    #expect(try store.getEntries(with: [.reverse], matching: mine).first { _ in true }?.composedMessage == "two")
    #expect(try Array(store.getEntries(at: store.position(timeIntervalSinceEnd: 60), matching: mine)).isEmpty)
    #expect(throws: (any Error).self) { try OSLogStore(scope: .system) }
  }

  @Test func onlyTheLastMessagesAreKept() throws {
    let subsystem = "org.example.\(UUID().uuidString)"
    let logger = Logger(subsystem: subsystem, category: "many")
    let discarded = Logger(OSLog.disabled)
    for number in 0..<1_500 {
      logger.notice("\(number)")
      discarded.notice("nothing")
    }
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let all = try store.getEntries().map(\.composedMessage)
    #expect(all.count == 1_000 && !all.contains("nothing"))
    #expect(all.contains("1499") && !all.contains("499"))
  }
}
