import CairnCore
import SwiftUI

/// A property with the control that fits its type.
struct PropertyRow: View {
  let property: InspectedProperty
  /// Called after the property was set. A state that no view reads starts no turn.
  let changed: () -> Void

  var body: some View {
    if property.choices == ["true", "false"] {
      Toggle(property.name, isOn: Binding(get: { property.text == "true" }, set: { set($0 ? "true" : "false") }))
    } else if !property.choices.isEmpty {
      Picker(property.name, selection: Binding(get: { property.editableText }, set: { set($0) })) {
        ForEach(property.choices, id: \.self) { Text($0) }
      }
    } else if property.isEditable {
      PropertyField(property: property, changed: changed)
    } else {
      LabeledContent(property.name, value: property.text)
    }
  }

  private func set(_ text: String) {
    // Choices are always values of the type.
    try? property.set(text)
    changed()
  }
}

/// A field for a property, which is set when the text is submitted.
private struct PropertyField: View {
  let property: InspectedProperty
  let changed: () -> Void
  @State private var draft = ""
  @State private var problem: String?

  var body: some View {
    VStack(alignment: .leading) {
      LabeledContent("\(property.name): \(property.type)") {
        TextField(property.name, text: $draft, prompt: Text("empty"))
          .textFieldStyle(.roundedBorder)
          .onSubmit(submit)
          .autocorrectionDisabled()
      }
      if let problem {
        Text(problem)
          .font(.caption)
          .foregroundStyle(.red)
      }
    }
    .onChange(of: property.editableText, initial: true) { draft = property.editableText }
  }

  private func submit() {
    do throws(InspectionProblem) {
      try property.set(draft)
      problem = nil
      changed()
    } catch {
      problem = error.message
    }
  }
}
