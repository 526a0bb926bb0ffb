import SwiftUI

/// Each link declares its destination inline.
struct LinksByView: View {
  var body: some View {
    List {
      Section {
        NavigationLink("A text") { Text("This view was written where the link is.").navigationTitle("A text") }
        NavigationLink {
          Depth(number: 1)
        } label: {
          Label("Pages without end", systemImage: "square.stack")
        }
      } footer: {
        Text("The destination is made when the link is followed.")
      }
    }
  }
}

private struct Depth: View {
  let number: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      NavigationLink("One further") { Depth(number: number + 1) }
      Button("Go back") { dismiss() }
    }
    .navigationTitle("Page \(number)")
  }
}
