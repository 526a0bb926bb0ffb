import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("An app in Swift 5 mode under complete checks")
struct CompleteChecksTests {
  @Test func works() async throws {
    let host = TestHost { CheckedApp() }
    await host.settle()
    #expect(host.isVisible("total 3"))
    try host.tap("Two")
    try host.tap("Play")
    await host.advance(by: .seconds(1))
    #expect(host.isVisible("Two 1"))
    try host.goBack()
    try host.tap("About")
    #expect(host.texts == ["Back", "About"])
  }
}
