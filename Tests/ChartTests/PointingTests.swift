import CairnTesting
import Charts
import SwiftUI
import Testing

private struct PointedAt: View {
  @State private var selected: String?

  var body: some View {
    VStack {
      Chart(["a", "b", "c", "d"], id: \.self) { name in
        BarMark(x: .value("Name", name), y: .value("Count", 3))
      }
      .chartXSelection(value: $selected)
      .chartXAxis(.hidden)
      .frame(width: 400, height: 200)
      Text("Selected \(selected ?? "nothing")")
    }
  }
}

@MainActor
@Suite("Pointing at charts")
struct PointingTests {
  @Test func aTapSelectsUntilTheNextOne() throws {
    let host = TestHost(strict: true) { PointedAt() }
    try host.drag("b", by: .zero)
    #expect(host.isVisible("Selected b"))
    try host.drag("b", by: .zero)
    #expect(host.isVisible("Selected nothing"))
  }

  @Test func aDragSelectsUntilItEnds() throws {
    let host = TestHost(strict: true) { PointedAt() }
    try host.drag("b", by: CGSize(width: 100, height: 0))
    #expect(host.isVisible("Selected nothing"))
  }
}
