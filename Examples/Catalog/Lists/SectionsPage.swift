import SwiftUI

struct SectionsPage: View {
  var body: some View {
    List {
      Section("Mail") {
        Label("Inbox", systemImage: "tray").badge(12)
        Label("Drafts", systemImage: "doc").badge("2 new")
      }
      Section {
        Label("Starred", systemImage: "star.fill")
        Label("Trash", systemImage: "trash")
      } header: {
        Text("More")
      } footer: {
        Text("Badges stand at the end of a row, footers below a section.")
      }
    }
  }
}
