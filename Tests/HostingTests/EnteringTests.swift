import CairnCore
import CairnHosting
import CairnScreen
import CairnStorage
import CairnTesting
import SwiftUI
import Testing

@MainActor @Observable
private final class Form {
  var name = "Ada"
  var note = "Long"
  var secret = "s3cret"
  var isOn = false
  var volume = 0.5
  var size = 1
  var day = Date(timeIntervalSince1970: 86_400)
  var color = Color.red
}

private struct FormView: View {
  @Bindable var form: Form
  var body: some View {
    List {
      TextField("Name", text: $form.name)
      TextEditor(text: $form.note)
      SecureField("Secret", text: $form.secret)
      Toggle("On", isOn: $form.isOn)
      Slider(value: $form.volume)
      Picker("Size", selection: $form.size) { ForEach(1..<4) { Text("Size \($0)").tag($0) } }
      DatePicker("Day", selection: $form.day, displayedComponents: .date)
      ColorPicker("Color", selection: $form.color)
      Button("Not a value") {}
    }
  }
}

/// What a reload, a crash or an edit of the app may take from a user, and what is given back.
@MainActor
@Suite("Values that users enter")
struct EnteringTests {
  private func controls(of host: TestHost) -> [Element] {
    var found: [Element] = []
    func visit(_ element: Element) {
      if element.keepsEntry { found.append(element) }
      for child in element.children { visit(child) }
    }
    host.session.frontWindow?.screen.root.map(visit)
    return found
  }

  @Test func valuesOfOneFormCanBeEnteredInAnother() throws {
    let form = Form()
    (form.name, form.note, form.isOn, form.volume, form.size) = ("Grace", "Two\nlines", true, 0.25, 3)
    (form.day, form.color) = (Date(timeIntervalSince1970: 864_000), .blue)
    let source = TestHost(height: 1_200) { FormView(form: form) }
    let values = controls(of: source).map(\.entered)
    #expect(values.count == 7)

    let other = Form()
    let host = TestHost(height: 1_200) { FormView(form: other) }
    let controller = WindowController(try #require(host.session.frontWindow))
    for (value, control) in zip(values, controls(of: host)) {
      #expect(controller.enter(try #require(value, "\(control.role) has no value"), in: control), "\(control.role)")
      host.session.runTurns()
    }
    #expect(controls(of: host).map(\.entered) == values)
    #expect(
      other.name == "Grace" && other.note == "Two\nlines" && other.isOn && other.volume == 0.25 && other.size == 3)
    #expect(other.secret == "s3cret")
  }

  @Test func secretsAreNotKept() {
    let host = TestHost(height: 1_200) { FormView(form: Form()) }
    #expect(!controls(of: host).contains { $0.role == .secureField || $0.fieldText == "s3cret" })
  }

  @Test func valuesOfAnotherKindAreRefused() throws {
    let form = Form()
    let host = TestHost(height: 1_200) { FormView(form: form) }
    let controller = WindowController(try #require(host.session.frontWindow))
    let before = controls(of: host).map(\.entered)
    for control in controls(of: host) {
      let wrong: StoredValue = if case .string? = control.entered { .double(3) } else { .string("wrong") }
      #expect(!controller.enter(wrong, in: control), "\(control.role)")
    }
    host.session.runTurns()
    #expect(controls(of: host).map(\.entered) == before)
  }
}
