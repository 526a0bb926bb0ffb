import SwiftUI

extension Scenario {
  static let containerScenarios = [
    Scenario(
      "A column shows what is chosen in the one before it", .wide, steps: [.press("Land")],
      title: "Land", shows: ["Sea", "Land", "Books about Land"]
    ) { Shelves() },
    Scenario(
      "Without room for columns the chosen one is a page", .narrow, steps: [.press("Land")],
      title: "Land", shows: ["Books about Land"], hides: ["Sea"]
    ) { Shelves() },
    Scenario(
      "Going back takes back what was chosen", .narrow, steps: [.press("Land"), .back],
      title: "Shelves", shows: ["Sea", "Land"], hides: ["Books about Land"]
    ) { Shelves() },
    Scenario(
      "Each tab keeps its place",
      steps: [.press("Further"), .press("Second"), .press("First")],
      title: "Deep", shows: ["Deep inside"], hides: ["The other"]
    ) {
      TabView {
        Tab("First", systemImage: "star") {
          NavigationStack {
            NavigationLink("Further") { Text("Deep inside").navigationTitle("Deep") }.navigationTitle("One")
          }
        }
        Tab("Second", systemImage: "heart") { Text("The other") }
      }
    },
    Scenario(
      "A bar has buttons", steps: [.press("Add"), .press("Add")],
      title: "Things", shows: ["2 added"]
    ) { Adding() },
  ]
}

private struct Shelves: View {
  @State private var chosen: String?

  var body: some View {
    NavigationSplitView {
      List(["Sea", "Land"], id: \.self, selection: $chosen) { Text($0) }.navigationTitle("Shelves")
    } detail: {
      Text("Books about \(chosen ?? "nothing")").navigationTitle(chosen ?? "None")
    }
  }
}

private struct Adding: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      Text("\(count) added")
        .navigationTitle("Things")
        .toolbar { Button("Add") { count += 1 } }
    }
  }
}
