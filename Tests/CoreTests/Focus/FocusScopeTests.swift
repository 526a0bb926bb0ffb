import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Who wants the focus first")
struct FocusScopeTests {
  private struct Form: View {
    @Namespace private var form
    @Environment(\.resetFocus) private var resetFocus
    @FocusState private var field: String?
    @State private var name = ""
    @State private var mail = ""

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: "name")
        TextField("Mail", text: $mail).focused($field, equals: "mail").prefersDefaultFocus(in: form)
        Text(field ?? "nobody")
        Button("To the name") { field = "name" }
        Button("Back") { resetFocus(in: form) }
      }
      .focusScope(form)
    }
  }

  @Test func theOneThatWantsTheFocusHasItFirstAndGetsItBack() async throws {
    let host = TestHost { Form() }
    await host.settle()
    #expect(host.isVisible("mail"))
    try host.tap("To the name")
    #expect(host.isVisible("name"))
    try host.tap("Back")
    #expect(host.isVisible("mail"))
  }
}
