#if canImport(CairnTesting)
  import CairnTesting
  import SwiftUI
  import Testing

  @testable import Shop

  @MainActor
  @Suite("Every page")
  struct WalkTests {
    @Test func everyPageCanBeReachedAndLeft() throws {
      let report = try TestHost.shop().walkEverything()
      #expect(report.isClean, "\(report)")
    }

    @Test func everyPageCanBeReachedByKeysInATerminal() throws {
      let report = try TestHost(ShopApp.self, on: .terminal(columns: 80, lines: 24), strict: true).walkEverything()
      #expect(report.isClean, "\(report)")
    }
  }
#endif
