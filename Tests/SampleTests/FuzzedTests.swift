import CairnTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("What fuzzing prints")
struct FuzzedTests {
  @Test func isATestThatCompiles() async throws {
    let failure = try #require(
      await #expect(throws: FuzzFailure.self) {
        try await CounterApp.$isFaulty.withValue(true) {
          try await TestHost(CounterApp.self).fuzz(commands: 20_000, seed: 1) { host in
            try host.check(host.texts.contains { $0.hasPrefix("Count") }, "The count is gone.")
          }
        }
      })
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Printed/FoundByFuzzing.swift")
    let printed = try String(contentsOf: file, encoding: .utf8)
    #expect(printed.hasSuffix("\n\n" + failure.test + "\n"), "\(failure)")
  }
}
