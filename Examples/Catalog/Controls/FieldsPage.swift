import SwiftUI

struct FieldsPage: View {
  @State private var name = ""
  @State private var password = ""
  @State private var about = "Two\nlines"
  @State private var said = "nothing yet"
  @FocusState private var isNameFocused: Bool

  var body: some View {
    List {
      Section("Text") {
        TextField("Name", text: $name)
          .focused($isNameFocused)
          .onSubmit { said = "Hello, \(name)" }
        SecureField("Password", text: $password)
        Button("Go to the name") { isNameFocused = true }
      }
      Section("More text") {
        TextEditor(text: $about).containerRelativeFrame(.vertical) { height, _ in height / 5 }
      }
      Section {
        LabeledText(label: "Said", text: said)
        LabeledText(label: "Letters in the password", text: "\(password.count)")
      }
    }
  }
}
