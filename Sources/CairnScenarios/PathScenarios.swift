import SwiftUI

extension Scenario {
  static let pathScenarios = [
    Scenario(
      "A path set as a whole shows its last page", steps: [.press("Three at once")],
      title: "Number 3", shows: ["1, 2, 3", "Back to the start"], hides: ["Three at once"]
    ) { Numbers() },
    Scenario(
      "Going back takes the last element off the path", steps: [.press("Three at once"), .back],
      title: "Number 2", shows: ["1, 2", "Back to the start"], hides: ["1, 2, 3"]
    ) { Numbers() },
    Scenario(
      "An empty path shows the root", steps: [.press("Three at once"), .press("Back to the start")],
      title: "Numbers", shows: ["nothing", "Three at once"], hides: ["Back to the start"]
    ) { Numbers() },
    Scenario(
      "A link from outside sets the path", steps: [.open("numbers://4/5")],
      title: "Number 5", shows: ["4, 5"], hides: ["nothing"]
    ) { Numbers() },
  ]
}

private struct Numbers: View {
  @State private var path: [Int] = []

  private var text: String { path.isEmpty ? "nothing" : path.map(String.init).joined(separator: ", ") }

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text(text)
        Button("Three at once") { path = [1, 2, 3] }
      }
      .navigationTitle("Numbers")
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text(text)
          Button("Back to the start") { path = [] }
        }
        .navigationTitle("Number \(number)")
      }
    }
    .onOpenURL { url in path = ([url.host() ?? ""] + url.pathComponents).compactMap { Int($0) } }
  }
}
