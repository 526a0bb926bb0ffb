import CairnTesting
import SwiftUI
import Testing

private struct Fragile: View {
  var body: some View {
    NavigationStack {
      List {
        Button("Fine") {}
        Button("Fragile") { fatalError("There is nothing here.") }
      }
      .navigationTitle("Shelf")
    }
  }
}

@Suite("A walk that crashes the app")
struct CrashingWalkTests {
  @Test func theStepThatWasTriedIsNamed() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { _ = try TestHost { Fragile() }.walkEverything() }
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains("the app crashed while the walk tried row \"Fragile\" at Shelf"))
  }

  @Test @MainActor func aWalkThatTriesNothingIsNotClean() throws {
    let report = try TestHost { Text("Nothing to do") }.walkEverything()
    #expect(report.steps == 0 && !report.isClean)
  }
}
