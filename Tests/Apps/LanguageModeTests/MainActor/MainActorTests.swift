import CairnTesting
import SwiftUI
import Testing

@Suite("An app isolated to the main actor")
struct MainActorTests {
  @Test func works() throws {
    let host = TestHost { IsolatedApp() }
    #expect(host.isVisible("shelf 0 0 2"))
    try host.tap("Click")
    #expect(host.isVisible("shelf 1 1 2"))
    try host.tap("Dune")
    #expect(host.title == "Dune")
    try host.type("Dune II", into: "Title")
    try host.tap("Back to the shelf")
    #expect(host.isVisible("Dune II"))
    #expect(host.depth == 0)
  }
}
