import CairnTesting
import SwiftUI
import Testing

@available(*, deprecated)
private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)").accessibility(label: Text("Count")).accessibility(identifier: "count")
      Button {
        count += 1
      } label: {
        Image(systemName: "plus")
      }
      .accessibility(label: Text("More"))
      Text("Held \(count)").onLongPressGesture { count += 10 }
    }
  }
}

@MainActor
@Suite("The older names of accessibility modifiers")
struct OlderAccessibilityTests {
  @available(*, deprecated)
  @Test func labelsAreWhatAPersonHears() throws {
    let host = TestHost { Counter() }
    try host.tap("More")
    #expect(host.isVisible("Held 1"))
    #expect(host.isVisible("Count") && host.isVisible("count"))
  }

  @available(*, deprecated)
  @Test func aLongPressTakesATrailingClosure() throws {
    let host = TestHost { Counter() }
    try host.longPress("Held 0")
    #expect(host.isVisible("Held 10"))
  }
}
