import SwiftUI

struct ToolbarsPage: View {
  @State private var last = "nothing"
  @State private var isFavourite = false

  var body: some View {
    List {
      LabeledText(label: "Last pressed", text: last)
      LabeledText(label: "Favourite", text: isFavourite ? "yes" : "no")
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Add") { last = "Add" }.keyboardShortcut("n")
      }
      ToolbarItemGroup(placement: .secondaryAction) {
        Button("Duplicate") { last = "Duplicate" }
        Button("Archive") { last = "Archive" }
      }
      ToolbarItem(placement: .bottomBar) {
        Button(isFavourite ? "No favourite" : "Favourite") { isFavourite.toggle() }
      }
      ToolbarItem(placement: .bottomBar) {
        Button("Share") { last = "Share" }
      }
    }
  }
}
