import Cairn
import CairnTesting
import SwiftUI
import Testing

/// Views that one kind of host shows by its own means, where there is none.
@MainActor
@Suite struct HostRepresentableTests {
  private struct Dial: HTMLRepresentable, CellRepresentable {
    static var html: HTMLPart { HTMLPart("<b></b>") }
    func draw(in cells: inout CellArea) {}
  }

  private struct Gauge: HTMLRepresentable {
    @State private var turns = 0
    static var html: HTMLPart { HTMLPart("<b></b>") }
    var elsewhere: some View { Button("Turned \(turns) times") { turns += 1 } }
  }

  @Test func aPlaceholderNamesTheView() {
    let host = TestHost { Dial() }
    #expect(host.text("Dial").exists)
  }

  @Test func theAppsOwnViewTakesItsPlace() throws {
    let host = TestHost { Gauge() }
    try host.tap("Turned 0 times")
    #expect(host.button("Turned 1 times").exists)
  }
}
