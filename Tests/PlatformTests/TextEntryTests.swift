import CairnTesting
import SwiftUI
import Testing

@testable import CairnKits

@MainActor @Suite("Text fields of UIKit")
struct TextEntryTests {
  private final class Coordinator: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var lines: [String] = []
    var refuses = ""

    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { lines.append("end") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      lines.append("return \(textField.text ?? "")")
      textField.resignFirstResponder()
      return true
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      lines.append("change \(range.location)+\(range.length) \(string)")
      return refuses.isEmpty || !string.contains(refuses)
    }
    func textViewDidChange(_ textView: UITextView) { lines.append("text \(textView.text!)") }
  }

  private struct Field: UIViewRepresentable {
    @Binding var text: String
    let coordinator: Coordinator

    func makeCoordinator() -> Coordinator { coordinator }

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.placeholder = "Name"
      field.delegate = context.coordinator
      let text = $text
      field.addAction(UIAction { _ in text.wrappedValue = field.text ?? "" }, for: .editingChanged)
      return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) { if uiView.text != text { uiView.text = text } }
  }

  private struct Form: View {
    let coordinator: Coordinator
    @State private var text = "Ann"

    var body: some View {
      Field(text: $text, coordinator: coordinator)
      Text("Hello, \(text)")
      Button("Reset") { text = "" }
    }
  }

  @Test func delegatesAreAskedAndToldInOrder() throws {
    let coordinator = Coordinator()
    let host = TestHost { Form(coordinator: coordinator) }
    try host.focus("Name")
    #expect(coordinator.lines == ["begin"])
    try host.type("Anna", into: "Name")
    #expect(coordinator.lines == ["begin", "change 3+0 a"])
    #expect(host.texts.contains("Hello, Anna"))
    try host.submit("Name")
    #expect(coordinator.lines.suffix(2) == ["return Anna", "end"])
    try host.tap("Reset")
    #expect(host.value(of: "Name") == "")
  }

  @Test func aRefusedChangeIsNotShown() throws {
    let coordinator = Coordinator()
    coordinator.refuses = "1"
    let host = TestHost { Form(coordinator: coordinator) }
    try host.type("Ann1", into: "Name")
    #expect(host.texts.contains("Hello, Ann"))
    #expect(host.value(of: "Name") == "Ann")
    try host.type("Ann2", into: "Name")
    #expect(host.value(of: "Name") == "Ann2")
  }

  @Test func codeMovesTheFocus() throws {
    let field = UITextField()
    field.placeholder = "Name"
    let host = TestHost {
      Shown(field)
      Button("Begin") { field.becomeFirstResponder() }
      Button("End") { field.resignFirstResponder() }
      Button("Hide") { UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil) }
    }
    try host.tap("Begin")
    #expect(field.isFirstResponder)
    try host.tap("End")
    #expect(!field.isFirstResponder)
    try host.tap("Begin")
    try host.tap("Hide")
    #expect(!field.isFirstResponder)
  }

  @Test func aTextViewTellsOfChanges() throws {
    let (view, coordinator) = (UITextView(), Coordinator())
    view.delegate = coordinator
    view.accessibilityLabel = "Note"
    let host = TestHost { Shown(view) }
    try host.textEditor("Note").type("Milk")
    #expect(coordinator.lines == ["text Milk"])
    view.isEditable = false
    #expect(host.isVisible("Milk"))
  }

  @Test(arguments: [
    ("", "abc", 0, 0, "abc"), ("abc", "", 0, 3, ""), ("abc", "abXc", 2, 0, "X"), ("aXb", "ab", 1, 1, ""),
    ("same", "sane", 2, 1, "n"), ("👍a", "👍b", 2, 1, "b"), ("aa", "aaa", 2, 0, "a"),
  ])
  func anEditIsTheOneDifference(_ old: String, _ new: String, _ location: Int, _ length: Int, _ text: String) {
    let edit = TextEdit(from: old, to: new)
    #expect(edit.range == NSRange(location: location, length: length))
    #expect(edit.text == text)
    let range = Range(edit.range, in: old)
    #expect(range.map { old.replacingCharacters(in: $0, with: edit.text) } == new)
  }
}
