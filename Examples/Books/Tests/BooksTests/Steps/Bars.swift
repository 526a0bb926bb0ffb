import SwiftUI

struct NotesEditor: View {
  @Binding var text: String
  @State private var isBold = false

  var body: some View {
    TextEditor(text: $text)
      .navigationTitle("Notes")
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Toggle("Bold", systemImage: "bold", isOn: $isBold)
          Spacer()
          Text("\(text.count) characters")
        }
        ToolbarItem(placement: .primaryAction) {
          Menu("More", systemImage: "ellipsis.circle") {
            Button("Clear", role: .destructive) { text = "" }
          }
        }
      }
  }
}
