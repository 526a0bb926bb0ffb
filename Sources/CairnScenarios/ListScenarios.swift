import SwiftUI

extension Scenario {
  static let listScenarios = [
    Scenario(
      "One row is selected", steps: [.press("Pear"), .press("Plum")],
      shows: ["Selected: Plum", "Apple", "Pear", "Plum"]
    ) { OneOfThree() },
    Scenario(
      "A row is deleted and another moved", steps: [.delete("Pear"), .move("Apple", by: 1)],
      shows: ["Plum, Apple", "Plum", "Apple"], hides: ["Pear"]
    ) { Editable() },
    Scenario(
      "Several rows are selected while the list is edited",
      steps: [.press("Edit"), .press("Apple"), .press("Plum"), .press("Pear"), .press("Apple")],
      shows: ["Done", "2 selected"], hides: ["Edit"]
    ) { SeveralOfThree() },
    Scenario(
      "A row has actions of its own", steps: [.act("Flag", onRow: "Pear")],
      shows: ["flagged Pear"]
    ) { Flagging() },
    Scenario(
      "A row has a context menu beside its actions",
      steps: [
        .press("Pear"), .context("Copy", onRow: "Pear"), .press("Plum"), .context("Flag", onRow: "Plum"),
        .act("Delete", onRow: "Plum"),
      ],
      shows: ["copied Pear, flagged Plum", "Apple", "Pear"], hides: ["Plum"]
    ) { Offering() },
    Scenario(
      "A search narrows what is listed", steps: [.write("l", in: "Search")],
      title: "Fruits", shows: ["Apple", "Plum"], hides: ["Pear"]
    ) { Searching() },
    Scenario(
      "Each scope of a search can be chosen",
      steps: [.write("a", in: "Search"), .press("Red"), .press("Green"), .press("All"), .press("Green")],
      title: "Fruits", shows: ["Pear"], hides: ["Apple", "Banana"]
    ) { SearchingInScopes() },
  ]
}

private let fruits = ["Apple", "Pear", "Plum"]

private struct OneOfThree: View {
  @State private var selected: String?

  var body: some View {
    VStack {
      Text("Selected: \(selected ?? "none")")
      List(fruits, id: \.self, selection: $selected) { Text($0) }
    }
  }
}

private struct Editable: View {
  @State private var names = fruits

  var body: some View {
    VStack {
      Text(names.joined(separator: ", "))
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
}

private struct SeveralOfThree: View {
  @State private var selected: Set<String> = []

  var body: some View {
    NavigationStack {
      VStack {
        EditButton()
        Text("\(selected.count) selected")
        List(fruits, id: \.self, selection: $selected) { Text($0) }
      }
    }
  }
}

private struct Flagging: View {
  @State private var flagged = "nothing"

  var body: some View {
    VStack {
      Text("flagged \(flagged)")
      List(["Apple", "Pear"], id: \.self) { name in
        Text(name).swipeActions { Button("Flag") { flagged = name } }
      }
    }
  }
}

/// Rows that offer an action twice, for fingers and for pointers.
private struct Offering: View {
  @State private var names = fruits
  @State private var done: [String] = []
  @State private var selected: String?

  var body: some View {
    VStack {
      Text(done.joined(separator: ", "))
      List(names, id: \.self, selection: $selected) { name in
        Text(name)
          .contextMenu {
            Button("Copy") { done.append("copied \(name)") }
            Button("Flag") { done.append("flagged \(name)") }
          }
          .swipeActions {
            Button("Delete", role: .destructive) { names.removeAll { $0 == name } }
            Button("Flag") { done.append("flagged \(name)") }
          }
      }
    }
  }
}

private struct Searching: View {
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List(fruits.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }, id: \.self) { Text($0) }
        .navigationTitle("Fruits")
        .searchable(text: $text)
    }
  }
}

private struct SearchingInScopes: View {
  @State private var text = ""
  @State private var color = "All"
  private let colors = ["Apple": "Red", "Pear": "Green", "Banana": "Yellow"]

  private var found: [String] {
    colors.keys.sorted().filter { name in
      (text.isEmpty || name.localizedCaseInsensitiveContains(text)) && (color == "All" || colors[name] == color)
    }
  }

  var body: some View {
    NavigationStack {
      List(found, id: \.self) { Text($0) }
        .navigationTitle("Fruits")
        .searchable(text: $text)
        .searchScopes($color) { ForEach(["All", "Red", "Green"], id: \.self) { Text($0).tag($0) } }
    }
  }
}
