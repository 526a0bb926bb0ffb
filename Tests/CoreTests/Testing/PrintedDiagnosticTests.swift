import CairnCore
import CairnScreen
import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("What is printed of what was noticed")
struct PrintedDiagnosticTests {
  private struct Untitled: View {
    var body: some View {
      NavigationStack { NavigationLink("Further") { Text("A page without a title") } }
    }
  }

  private final class Printed {
    var codes: [String] = []
  }

  private func printed(by host: TestHost) -> Printed {
    let printed = Printed()
    host.session.graph.diagnostics.sink = { printed.codes.append($0.code) }
    return printed
  }

  @Test func notesAreKeptAndNotPrinted() throws {
    let host = TestHost { Untitled() }
    let printed = printed(by: host)
    try host.tap("Further")
    #expect(host.diagnostics.contains { $0.code == "navigation.no-title" && $0.severity == .note })
    #expect(printed.codes.isEmpty)
  }

  @Test func aWalkListsThem() throws {
    let host = TestHost { Untitled() }
    let printed = printed(by: host)
    let report = try host.walkEverything()
    #expect(report.diagnostics.contains { $0.code == "navigation.no-title" })
    #expect(report.isClean && printed.codes.isEmpty)
  }

  @Test func aStrictTestPrintsThem() throws {
    let host = TestHost(strict: true) { Untitled() }
    let printed = printed(by: host)
    try host.tap("Further")
    #expect(printed.codes.contains("navigation.no-title") || host.diagnostics.first?.code == "navigation.no-title")
  }

  @Test func warningsArePrinted() {
    struct Doubles: View {
      @State private var words = ["a"]
      var body: some View {
        ForEach(words, id: \.self) { Text($0) }
        Button("Double") { words.append("a") }
      }
    }
    let host = TestHost { Doubles() }
    let printed = printed(by: host)
    try? host.tap("Double")
    #expect(printed.codes == ["foreach.duplicate-id"])
  }
}
