import SwiftUI

struct TitlesPage: View {
  var body: some View {
    List {
      NavigationLink("A large title") {
        Text("Large").navigationTitle("Large").navigationBarTitleDisplayMode(.large)
      }
      NavigationLink("A title in the bar") {
        Text("Inline").navigationTitle("Inline").navigationBarTitleDisplayMode(.inline)
      }
      NavigationLink("A title one can change") { Renamed() }
      NavigationLink("A text as the title") { Text("Made of a text").navigationTitle(Text("Text")) }
      NavigationLink("No bar at all") { WithoutBar() }
      NavigationLink("No back button") { WithoutBackButton() }
    }
  }
}

private struct Renamed: View {
  @State private var title = "Change me"

  var body: some View {
    List {
      Button("Call it “Changed”") { title = "Changed" }
    }
    .navigationTitle($title)
  }
}

private struct WithoutBar: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Button("Go back") { dismiss() }
    }
    .toolbar(.hidden, for: .navigationBar)
  }
}

private struct WithoutBackButton: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Button("Go back") { dismiss() }
    }
    .navigationTitle("A one-way street")
    .navigationBarBackButtonHidden()
  }
}
