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
      "Three columns start in the list of the middle one", .widest, steps: [.pressBelowStart(1, "Second")],
      title: "Second", shows: ["Inbox", "First", "Second", "Letter Second"], hides: ["No Letter"]
    ) { Mail() },
    Scenario(
      "Two columns start in the list beside what is empty", .wide, steps: [.pressBelowStart(2, "Third")],
      title: "Third", shows: ["First", "Second", "Third", "Letter Third"], hides: ["No Letter"]
    ) { Mail(hasMailboxes: false) },
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

/// The list of letters has something to press before it, in its bar, and beside it.
private struct Mail: View {
  var hasMailboxes = true
  @State private var chosen: String?

  var body: some View {
    if hasMailboxes {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: .constant("Inbox")) { Text($0) }.navigationTitle("Mailboxes")
      } content: {
        letters
      } detail: {
        letter
      }
    } else {
      NavigationSplitView {
        letters
      } detail: {
        letter
      }
    }
  }

  private var letters: some View {
    List(["First", "Second", "Third"], id: \.self, selection: $chosen) { Text($0) }
      .navigationTitle("Letters")
      .toolbar { Button("Filter") {} }
  }

  @ViewBuilder private var letter: some View {
    if let chosen {
      Text("Letter \(chosen)").navigationTitle(chosen)
    } else {
      ContentUnavailableView {
        Text("No Letter")
      } actions: {
        Button("New Letter") {}
      }
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
