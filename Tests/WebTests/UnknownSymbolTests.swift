import SwiftUI
import Testing

@testable import CairnWeb

@MainActor
@Suite struct UnknownSymbolTests {
  private struct Symbols: App {
    var body: some Scene {
      WindowGroup {
        VStack {
          Image(systemName: "heart.fill")
          Image(systemName: "no.such.thing")
          Label("Again", systemImage: "no.such.thing")
        }
      }
    }
  }

  @Test func aMissingSymbolIsReportedOnce() throws {
    let page = try Served { .of(Symbols()) }
    let all = page.tab.session.graph.diagnostics.all
    #expect(all.map(\.code) == ["image.unknown-symbol"])
    #expect(all.first?.message.contains("“no.such.thing”") == true)
  }
}
