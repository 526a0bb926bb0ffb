import OSLog
import Testing

@testable import os

@Suite("Messages for the log")
struct LogMessageTests {
  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test func valuesArePutIntoTheText() {
    #expect(text("saved \(3) of \("four") notes") == "saved 3 of four notes")
  }

  @Test func whatIsPrivateIsNotWritten() {
    #expect(text("password \("swordfish", privacy: .private)") == "password <private>")
    #expect(text("name \("Ada", privacy: .public)") == "name Ada")
  }

  @Test func valuesStandInColumns() {
    #expect(text("[\("ab", align: .left(columns: 4))]") == "[ab  ]")
    #expect(text("[\(7, align: .right(columns: 3))]") == "[  7]")
  }

  @Test func numbersAreWrittenAsAskedFor() {
    #expect(text("\(1.0 / 3, format: .fixed(precision: 2))") == "0.33")
    #expect(text("\(255, format: .hex)") == "ff")
  }

  @Test func aDisabledLogIsNotSeen() {
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    // Apps ask before they make a message. Where standard error is a terminal, it is still kept for the store.
    for type in [OSLogType.info, .default, .error, .fault] {
      #expect(OSLog.default.isEnabled(type: type))
      #expect(OSLog.default.isEnabled(type: type, whereOutputIsSeen: false))
      #expect(!OSLog.disabled.isEnabled(type: type, whereOutputIsSeen: true))
    }
    #expect(!OSLog.default.isEnabled(type: .debug, whereOutputIsSeen: false))
    #expect(OSLog.default.isEnabled(type: .debug, whereOutputIsSeen: true))
  }

  @Test func aLockGuardsItsState() {
    let counts = OSAllocatedUnfairLock(initialState: [String: Int]())
    counts.withLock { $0["a", default: 0] += 1 }
    #expect(counts.withLock { $0["a"] } == 1)
  }
}
