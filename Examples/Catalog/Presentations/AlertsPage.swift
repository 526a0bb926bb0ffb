import SwiftUI

struct AlertsPage: View {
  @State private var isAlertShown = false
  @State private var isDialogShown = false
  @State private var answer = "none yet"

  var body: some View {
    List {
      Button("An alert") { isAlertShown = true }
      Button("A confirmation dialog") { isDialogShown = true }
      LabeledText(label: "Answer", text: answer)
    }
    .alert("Delete the draft?", isPresented: $isAlertShown) {
      Button("Delete", role: .destructive) { answer = "deleted" }
      Button("Keep", role: .cancel) { answer = "kept" }
    } message: {
      Text("It cannot be brought back.")
    }
    .confirmationDialog("Share the note", isPresented: $isDialogShown, titleVisibility: .visible) {
      Button("As text") { answer = "text" }
      Button("As a link") { answer = "link" }
    }
  }
}
