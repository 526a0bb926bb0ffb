import SwiftUI

extension Scenario {
  static let linkScenarios = [
    Scenario(
      "A link leads to the view written beside it", steps: [.press("Further")],
      title: "Second", shows: ["Inside"], hides: ["Further"]
    ) {
      NavigationStack {
        NavigationLink("Further") { Text("Inside").navigationTitle("Second") }.navigationTitle("First")
      }
    },
    Scenario(
      "Going back leads to the page as it was", steps: [.press("Count"), .press("Further"), .back],
      title: "First", shows: ["Count", "1 counted", "Further"], hides: ["Inside"]
    ) { Counting() },
    Scenario(
      "Values lead to the destination of their type", steps: [.press("Seven"), .press("A word")],
      title: "Word", shows: ["seven"], hides: ["7"]
    ) {
      NavigationStack {
        NavigationLink("Seven", value: 7)
          .navigationTitle("Start")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("\(number)")
              NavigationLink("A word", value: "seven")
            }
            .navigationTitle("Number")
          }
          .navigationDestination(for: String.self) { Text($0).navigationTitle("Word") }
      }
    },
    Scenario(
      "A Bool is true while its page is there", steps: [.press("Show"), .back],
      title: "Start", shows: ["Show", "false again, 1 visit"], hides: ["Here"]
    ) { ShownByBool() },
    Scenario(
      "An item has a page while there is one", steps: [.press("Mint")],
      title: "Mint", shows: ["All about Mint"], hides: ["Pink"]
    ) { ShownByItem() },
    Scenario(
      "A page dismisses itself", steps: [.press("Further"), .press("Enough")],
      title: "First", shows: ["Further"], hides: ["Enough"]
    ) {
      NavigationStack {
        NavigationLink("Further") { Dismissing(title: "Second") }.navigationTitle("First")
      }
    },
  ]
}

private struct Counting: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack {
        Button("Count") { count += 1 }
        Text("\(count) counted")
        NavigationLink("Further") { Text("Inside").navigationTitle("Second") }
      }
      .navigationTitle("First")
    }
  }
}

private struct ShownByBool: View {
  @State private var isShown = false
  @State private var visits = 0

  var body: some View {
    NavigationStack {
      VStack {
        Button("Show") { isShown = true }
        Text(isShown ? "true" : "false again, \(visits) visit")
      }
      .navigationTitle("Start")
      .navigationDestination(isPresented: $isShown) {
        Text("Here").navigationTitle("Shown").onAppear { visits += 1 }
      }
    }
  }
}

private struct ShownByItem: View {
  @State private var item: String?

  var body: some View {
    NavigationStack {
      VStack {
        Button("Mint") { item = "Mint" }
        Button("Pink") { item = "Pink" }
      }
      .navigationTitle("Start")
      .navigationDestination(item: $item) { Text("All about \($0)").navigationTitle($0) }
    }
  }
}

/// A page or a sheet with a button that dismisses it.
struct Dismissing: View {
  let title: String
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Enough") { dismiss() }.navigationTitle(title) }
}
