import CairnCore
import CairnFoundation
import CairnNavigation
import CairnPrinting
import CairnTesting
import Foundation
import SwiftUI
import Testing
import os

/// In a program with users, nothing waits for a log that nobody reads. Each caller runs in a process whose standard error is
/// a full pipe; one that waits is ended by a signal.
@Suite("A log that nobody reads")
struct UnreadLogTests {
  /// Runs code while standard error is a full pipe. The testing library needs its own afterwards.
  private static func unread(_ code: @MainActor () throws -> Void) async throws {
    alarm(60)
    let before = dup(STDERR_FILENO)
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let block = [UInt8](repeating: 0x2E, count: 4_096)
    while write(ends[1], block, block.count) > 0 {}
    _ = fcntl(ends[1], F_SETFL, 0)
    dup2(ends[1], STDERR_FILENO)
    StandardError.waits = false
    try await MainActor.run { try code() }
    dup2(before, STDERR_FILENO)
  }

  @Test func diagnosticsOfAnApp() async {
    await #expect(processExitsWith: .success) {
      try await Self.unread {
        let host = TestHost { Text("Hello") }
        host.session.graph.diagnostics.warn("test.code", "A message.")
        try #require(host.diagnostics.map(\.code) == ["test.code"])
      }
    }
  }

  @Test func diagnosticsThatBelongToNoApp() async {
    await #expect(processExitsWith: .success) {
      try await Self.unread { AppDiagnostics.report(.error, "test.code", "A message.") }
    }
  }

  @Test func problemsOfPaths() async {
    await #expect(processExitsWith: .success) {
      try await Self.unread {
        struct Local: Hashable {}
        var path = NavigationPath()
        path.append(Local())
        try #require(path.codable == nil)
      }
    }
  }

  @Test func messagesOfTheApp() async {
    await #expect(processExitsWith: .success) {
      try await Self.unread {
        Logger(subsystem: "org.example.app", category: "files").error("A message.")
        os_log("A message with %d.", 7)
      }
    }
  }

  @Test func formatsOfPredicates() async {
    await #expect(processExitsWith: .success) {
      try await Self.unread { _ = NSPredicate(format: "name ~~~ 7") }
    }
  }

  /// What a command prints is complete, however slow its reader.
  @Test func aCommandWaits() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      StandardError.write(String(repeating: "line\n", count: 100_000))
    }
    #expect(result?.standardErrorContent.count == 500_000)
  }
}

/// What users type and open is quoted in messages.
@MainActor
@Suite("Long texts in the log")
struct LongMessageTests {
  @Test func aMessageIsCutInItsMiddle() throws {
    let host = TestHost { Text("Hello") }
    let log = host.session.graph.diagnostics
    log.sink = { _ in }
    log.warn(
      "test.code", "Nothing opens \u{201C}\(String(repeating: "é", count: 2_000_000))\u{201D}. Show the address, too.")
    let message = try #require(host.diagnostics.first?.message)
    #expect(message.hasPrefix("Nothing opens") && message.hasSuffix("Show the address, too."))
    #expect(message.utf8.count < 5_000 && !message.contains("\u{FFFD}"))
  }

  @Test func manyMessagesAreNotKept() {
    let host = TestHost { Text("Hello") }
    let log = host.session.graph.diagnostics
    var printed = 0
    log.sink = { printed += $0.message.utf8.count }
    for number in 0..<5_000 {
      log.warn("test.code", "Nothing opens \(number)\(String(repeating: "x", count: 1_000)).")
    }
    #expect(log.all.reduce(0) { $0 + $1.message.utf8.count } < 300_000)
    #expect(printed < 300_000)
    #expect(log.all.last?.code == "diagnostics.too-many")
    #expect(log.reportCount == 5_001)
  }
}
