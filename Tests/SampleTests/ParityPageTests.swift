import CairnHosting
import CairnTesting
import Foundation
import SwiftUI
import Testing

/// The test of `Docs/Guide/Parity.md`.
@Suite("Docs/Guide/Parity.md")
@MainActor
struct ParityPageTests {
  @Test func buttonIsBesideTheEdge() {
    let metrics = HostMetrics.points { text, _ in CGSize(width: 7 * text.string.count, height: 16) }
    let host = TestHost(width: 320, height: 480, metrics: metrics) { NotesView() }
    #expect(host.button("Save").frame.maxX == 304)
  }
}

private struct NotesView: View {
  var body: some View {
    HStack {
      Spacer()
      Button("Save") {}
    }
    .padding(16)
  }
}
