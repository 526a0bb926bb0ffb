import CairnTesting
import SwiftUI
import Testing

/// Stacks of thousands of titled pages.
@MainActor @Suite("Deep stacks of titled pages")
struct DeepStackTests {
  private struct Floors: View {
    @State var path: [Int]
    var body: some View {
      NavigationStack(path: $path) {
        Text("Ground").navigationTitle("Ground").navigationBarTitleDisplayMode(.large)
          .navigationDestination(for: Int.self) { floor in
            Text("Floor").navigationTitle(Text(verbatim: "Floor \(floor)"))
              .toolbar { Button("Leave") { path = [] } }
          }
      }
    }
  }

  @Test func fiveThousandPagesHaveAHistory() throws {
    let host = TestHost { Floors(path: Array(1...5_000)) }
    let pages = host.pages
    #expect(pages.count == 5_001)
    #expect(pages.first == "Ground")
    #expect(pages.last == "Floor 5000")
    try host.goBack(to: "Floor 17")
    #expect(host.depth == 17)
    try host.tap("Leave")
    #expect(host.depth == 0)
    #expect(host.diagnostics.isEmpty)
  }
}
