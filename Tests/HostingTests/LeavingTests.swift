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

  /// What a host says about Escape is what Escape does.
  @Test func whatEscapeDoesIsKnownBefore() throws {
    let host = TestHost { Stairs() }
    func escape() throws -> String {
      switch try controller(of: host).escape {
      case .closesMenu: "menu"
      case .goesBack: "back"
      case .endsSearch(let field): "end search in \(field.name)"
      case .cancels(let panel): "cancel \(panel.role)"
      case .closes(let panel): "close \(panel.role)"
      case .presses(let control): "press \(control.name)"
      case nil: "nothing"
      }
    }
    try host.tap("Inside")
    var said: [String] = []
    repeat { try said.append(escape()) } while try leave(host)
    #expect(said == ["back", "close sheet", "back", "nothing"])
  }

  @Test func escapePressesTheAppsControlForItOnlyByItsShortcut() throws {
    let host = TestHost {
      Text("Page").sheet(isPresented: .constant(true)) {
        Button("Give up") {}.keyboardShortcut(.cancelAction).interactiveDismissDisabled()
      }
    }
    guard case .presses(let control)? = try controller(of: host).escape else {
      Issue.record("Escape does not press the control.")
      return
    }
    #expect(control.label == "Give up")
    #expect(try !leave(host))
  }

  @Test func aSearchEndsBeforeItsPageIsLeft() throws {
    struct Pages: View {
      @State private var words = ""
      var body: some View {
        NavigationStack {
          NavigationLink("Further") { Text("Here").navigationTitle("Further").searchable(text: $words) }
        }
      }
    }
    let host = TestHost { Pages() }
    try host.tap("Further")
    try host.type("sea", into: "Search")
    guard case .endsSearch? = try controller(of: host).escape else {
      Issue.record("Escape does not end the search.")
      return
    }
    #expect(try leave(host))
    #expect(host.title == "Further")
    guard case .goesBack? = try controller(of: host).escape else {
      Issue.record("Escape does not go back after the search.")
      return
    }
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
