import CairnTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Fuzzing an app")
struct FuzzTests {
  private func failure(
    _ host: TestHost, seed: UInt64 = 1, _ invariants: @escaping @MainActor (TestHost) async throws -> Void = { _ in }
  ) async throws -> FuzzFailure {
    try #require(
      await #expect(throws: FuzzFailure.self) {
        try await host.fuzz(commands: 20_000, seed: seed, invariants: invariants)
      })
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func findsThreeTaps(seed: UInt64) async throws {
    let failure = try await failure(TestHost(TallyApp.self), seed: seed) { host in
      try host.check(!host.texts.contains("3"), "Three is too many.")
    }
    #expect(failure.commandCount == 3)
    #expect(
      failure.test.split(separator: "\n").dropFirst() == [
        "  let host = TestHost(TallyApp.self)",
        "  try host.tap(\"Add\")",
        "  try host.tap(\"Add\")",
        "  try host.tap(\"Add\")",
        "  try host.check(!host.texts.contains(\"3\"), \"Three is too many.\")",
        "}",
      ])
  }

  @Test func findsATextAndAButton() async throws {
    let failure = try await failure(TestHost { NameForm() }) { host in
      try host.check(!host.texts.contains("Saved \" \""), "A space is no name.")
    }
    #expect(failure.commandCount == 2)
    // The button, or the row that is nothing but the button.
    #expect(failure.test.contains("try host.type(\" \", into: \"Name\")\n  try host.tap(\"Save\""), "\(failure.test)")
  }

  @Test func findsAPageSeenTwice() async throws {
    let failure = try await failure(TestHost { Revisit() }) {
      try $0.check($0.pages.first != "Visits 2", "Seen twice.")
    }
    #expect(failure.commandCount == 3)
    #expect(
      failure.test.contains("try host.tap(\"Open\")\n  try host.goBack()\n  try host.tap(\"Open\")"), "\(failure.test)")
    #expect(failure.test.contains("try host.check(host.pages.first != \"Visits 2\", \"Seen twice.\")"))
  }

  @Test func findsASheetInAWideWindow() async throws {
    let failure = try await failure(TestHost { WideSheet() }) { host in
      try host.check(!host.isVisible("Too wide"), "Too wide")
    }
    #expect(failure.commandCount == 2)
    #expect(failure.test.contains("host.resize("))
  }

  @Test func findsThatAllRowsAreDeleted() async throws {
    let failure = try await failure(TestHost { TwoRows() }) { host in try host.check(!host.rows.isEmpty, "No rows.") }
    #expect(failure.commandCount == 2)
    #expect(failure.test.contains("try host.delete(\"One\")") && failure.test.contains("try host.delete(\"Two\")"))
  }

  @Test func findsALongPress() async throws {
    let failure = try await failure(TestHost { PressedPicture() }) { host in
      try host.check(!host.isVisible("Pressed"), "It was pressed.")
    }
    #expect(failure.commandCount == 1)
    #expect(failure.test.contains("try host.longPress(\"Picture\")"))
  }

  @Test func findsMovedRows() async throws {
    let failure = try await failure(TestHost { SortedRows() }) { host in
      try host.check(host.rows.first != "C", "C is on top.")
    }
    #expect(failure.commandCount == 1)
    #expect(failure.test.contains("try host.move(\"C\", before: \"A\")"))
  }

  @Test func findsAFailureAfterSomeTime() async throws {
    let failure = try await failure(TestHost { LateTask() }) { host in
      try host.check(!host.isVisible("Late"), "It is late.")
    }
    #expect(failure.commandCount == 2)
    #expect(failure.test.contains("try host.toggle(\"Run\")\n  await host.advance(by: .milliseconds(60000))"))
  }

  @Test func aStrictHostFailsOnADiagnostic() async throws {
    let failure = try await failure(TestHost(width: 320, strict: true) { TwinRows() })
    #expect(failure.commandCount == 1)
    #expect(failure.message.contains("foreach.duplicate-id"))
    #expect(failure.test.contains("let host = TestHost(width: 320, strict: true) { TwinRows() }"))
    // Allowed problems are not failures.
    let report = try await TestHost(strict: .except(["foreach.duplicate-id"])) { TwinRows() }.fuzz(commands: 300)
    #expect(report.commands >= 300)
  }

  @Test func anErrorThrownByTheTestFails() async throws {
    struct Wrong: Error {}
    let failure = try await failure(TestHost(TallyApp.self)) { host in
      if host.texts.contains("2") { throw Wrong() }
    }
    #expect(failure.commandCount == 2)
    #expect(failure.test.contains("// Fails: Wrong()"))
  }

  @Test func aFailureAtTheStartNeedsNoCommand() async throws {
    let failure = try await failure(TestHost(TallyApp.self)) { host in try host.check(false, "Never.") }
    #expect(failure.commandCount == 0)
    #expect(failure.commandsRun == 0)
  }

  @Test func itsSeedReproducesTheFailure() async throws {
    let check: @MainActor (TestHost) throws -> Void = { try $0.check(!$0.texts.contains("3"), "Three.") }
    let first = try await failure(TestHost(TallyApp.self), seed: 40) { try check($0) }
    let again = try await failure(TestHost(TallyApp.self), seed: first.seed) { try check($0) }
    #expect(again.test == first.test)
    #expect(again.commandsRun <= 60)
  }

  @Test func aCorrectAppPasses() async throws {
    let report = try await TestHost(strict: true) { SoundView() }.fuzz(commands: 800, seed: 7) { host in
      try host.check(host.depth <= 1, "Pages pile up.")
      try host.check(host.sheets <= 1, "Sheets pile up.")
    }
    #expect(report.commands >= 800)
    #expect(report.runs > 10)
    #expect(report.pages.contains("Numbers") && report.pages.count > 5)
  }

  @Test func everyRunStartsWithEmptyStorage() async throws {
    try await TestHost { StoredCount() }.fuzz(commands: 500, longestRun: 1) { host in
      try host.check(!host.texts.contains("3"), "It is still there.")
    }
  }
}

private struct StoredCount: View {
  @AppStorage("count") private var count = 0
  var body: some View {
    VStack {
      Text("\(count)")
      Button("Add") { count += 1 }
    }
  }
}
