import CairnTesting
import CommonNames
import SwiftUI
import Testing

/// That this file compiles is the point: every name below means the app's type.
@MainActor
@Suite("An app whose types have common names")
struct CommonNamesTests {
  @Test func theAppsTypesAreMeant() {
    #expect(Role.admin.rawValue == "admin")
    #expect(Diagnostic(text: "a") == Diagnostic(text: "a"))
    #expect(Element(id: 1).id == 1)
    let others: [Any] = [
      Report(), Snapshot(), Failure(), Command(), Deed(), Display(), Entry(), Finder(), Handle(), Host(), Keyboard(),
      Metrics(), Page(), Panel(), Query(), Recipe(), Screen(), Semantics(), Session(), Severity(), Shrinker(), Step(),
      Strictness(), Surroundings(), Turn(), Walker(),
    ]
    #expect(others.allSatisfy { String(reflecting: type(of: $0)).hasPrefix("CommonNames.") })
  }

  @Test func theLibrarysTypesAreNestedInTheHost() throws {
    let host = TestHost(strict: true) { RolesView() }
    let button: TestHost.Role = .button
    try host.tap("Promote", role: button)
    #expect(host.texts.contains("You are admin."))
    let diagnostics: [TestHost.Diagnostic] = host.diagnostics
    #expect(diagnostics.isEmpty)
  }
}
