import CairnTesting
import SwiftUI
import Testing

// What fuzzing prints for CounterApp with its fault, as it is. Without the fault the test passes.

@MainActor @Test func foundWithSeed1() async throws {
  let host = TestHost(CounterApp.self)
  try host.tap("Add")
  try host.tap("Add")
  try host.tap("Add")
  try host.check(host.texts.contains { $0.hasPrefix("Count") }, "The count is gone.")
}
