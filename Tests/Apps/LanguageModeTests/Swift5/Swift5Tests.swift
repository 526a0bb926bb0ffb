import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("An app in Swift 5 mode")
struct Swift5Tests {
  @Test func works() async throws {
    let host = TestHost { LooseApp().environmentObject(Settings()).environment(\.looseAccent, "red") }
    #expect(host.isVisible("Loose red settings"))
    try host.tap("Tap")
    #expect(host.isVisible("loaded 0 taps 1"))
    try host.tap("Load")
    await host.settle()
    #expect(host.isVisible("loaded 2 taps 1"))
    try host.tap("Count")
    await host.settle()
    #expect(host.isVisible("loaded 12 taps 1"))
    try host.type("AB", into: "Filter")
    #expect(host.value(of: "Filter") == "AB")
    #expect(host.isVisible("loaded 112 taps 1"))
    try host.tap("Mint")
    try host.type("Sage", into: "Name")
    #expect(host.title == "Sage")
    try host.tap("Close")
    #expect(host.isVisible("Sage"))
    #expect(host.diagnostics.isEmpty)
    #expect(host.isVisible("loaded 113 taps 1"))
  }
}
