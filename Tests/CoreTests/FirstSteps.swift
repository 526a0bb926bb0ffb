import CairnTesting
import SwiftUI
import Testing

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("Add") { count += 1 }
    }
  }
}

@MainActor
@Suite("A first view")
struct FirstSteps {
  @Test func showsItsText() {
    let host = TestHost { Text("Hello") }
    #expect(host.texts == ["Hello"])
  }

  @Test func aTapChangesStateAndTheTextFollows() throws {
    let host = TestHost { Counter() }
    #expect(host.texts == ["Count 0", "Add"])
    try host.tap("Add")
    #expect(host.texts == ["Count 1", "Add"])
    #expect(host.bodyRuns(of: Counter.self) == 2)
  }

  @Test func theTreeIsPrintedAsText() {
    let host = TestHost { Counter() }
    #expect(host.tree == "window\n  text \"Count 0\"\n  button \"Add\"")
  }
}
