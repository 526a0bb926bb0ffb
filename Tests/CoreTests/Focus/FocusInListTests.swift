import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("The focus of fields in lists")
struct FocusInListTests {
  private struct Login: View {
    @State private var name = ""
    @State private var password = ""
    @FocusState private var isNaming: Bool

    var body: some View {
      List {
        TextField("Name", text: $name).focused($isNaming)
        SecureField("Password", text: $password)
        Button("Correct the name") { isNaming = true }
        Text(isNaming ? "naming" : "not naming")
      }
    }
  }

  @Test func theFocusComesBackWhenTheAppAsksForIt() throws {
    let host = TestHost { Login() }
    try host.tap("Correct the name")
    #expect(host.focused == "Name")
    #expect(host.texts.contains("naming"))
    try host.type("secret", into: "Password")
    #expect(host.focused == "Password")
    #expect(host.texts.contains("not naming"))
    try host.tap("Correct the name")
    #expect(host.focused == "Name")
    #expect(host.texts.contains("naming"))
  }

  @Test func aTapOnTheRowOfAFieldIsATapOnTheField() throws {
    let host = TestHost { Login() }
    try host.tap("Password")
    #expect(host.focused == "Password")
  }

  @Test func keysReachTheRowThatHasTheFocus() throws {
    var keys: [String] = []
    let host = TestHost {
      List {
        Text("Plain").focusable().onKeyPress("x") {
          keys.append("x")
          return .handled
        }
        Text("Other").focusable()
      }
    }
    try host.focus("Plain")
    try host.press("x")
    try host.focus("Other")
    #expect(throws: TestHostError.self) { try host.press("x") }
    #expect(keys == ["x"])
  }

  @Test func theSizeOfARowIsTold() {
    var sizes: [Double] = []
    let host = TestHost(width: 300, height: 400) {
      List {
        Color.red.frame(width: 40, height: 20)
          .onGeometryChange(for: Double.self, of: { $0.size.width }, action: { sizes.append($0) })
      }
    }
    #expect(host.sheets == 0)
    #expect(sizes == [40])
  }
}
