import CairnCore
import CairnHosting
import CairnTesting
import SwiftUI
import Testing

/// Everything Escape can leave, one over the other.
private struct Stairs: View {
  @State private var path = [1]
  @State private var isSheetShown = true
  @State private var isAsking = false

  var body: some View {
    NavigationStack(path: $path) {
      Text("Ground").navigationTitle("Ground")
        .navigationDestination(for: Int.self) { Text("Floor \($0)").navigationTitle("Floor \($0)") }
    }
    .sheet(isPresented: $isSheetShown) {
      NavigationStack {
        VStack {
          NavigationLink("Inside") { Text("Deep").navigationTitle("Deep") }
          Button("Ask") { isAsking = true }
        }
        .navigationTitle("Sheet")
      }
      .alert("Sure?", isPresented: $isAsking) {
        Button("Cancel", role: .cancel) {}
        Button("Do it") {}
      }
    }
  }
}

@MainActor
@Suite("What Escape leaves on every host")
struct LeavingTests {
  private func controller(of host: TestHost) throws -> WindowController {
    WindowController(try #require(host.session.frontWindow))
  }

  private func leave(_ host: TestHost) throws -> Bool {
    defer { host.session.runTurns() }
    return try controller(of: host).perform(.leave)
  }

  @Test func anAlertThenThePagesOfASheetThenTheSheetThenThePage() throws {
    let host = TestHost { Stairs() }
    try host.tap("Ask")
    #expect(host.texts.contains("Sure?"))
    #expect(try leave(host))
    #expect(!host.texts.contains("Sure?"))
    try host.tap("Inside")
    #expect(host.title == "Deep")
    #expect(try leave(host))
    #expect(host.title == "Sheet")
    #expect(try leave(host))
    #expect(host.sheets == 0 && host.title == "Floor 1")
    #expect(try leave(host))
    #expect(host.title == "Ground")
    #expect(try !leave(host))
  }

  @Test func anOpenMenuIsLeftFirst() throws {
    let host = TestHost {
      NavigationStack {
        NavigationLink("Further") {
          Menu("More") { Button("First") {} }.navigationTitle("Further")
        }
      }
    }
    try host.tap("Further")
    try host.tap("More")
    #expect(try controller(of: host).openPopUp != nil)
    #expect(try leave(host))
    #expect(try controller(of: host).openPopUp == nil && host.title == "Further")
  }
}
