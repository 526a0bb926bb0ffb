import Dispatch
import SwiftUI

@main
enum Main {
  @MainActor
  static func main() {
    LineHost().start(Recipes.self)
    dispatchMain()
  }
}

struct Recipes: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List(["Pancakes", "Waffles", "Porridge"], id: \.self) { NavigationLink($0, value: $0) }
          .navigationTitle("Recipes")
          .navigationDestination(for: String.self) { RecipePage(name: $0) }
      }
    }
  }
}

private struct RecipePage: View {
  let name: String
  @State private var servings = 2
  @State private var notes = ""

  var body: some View {
    Form {
      Stepper("Servings: \(servings)", value: $servings, in: 1...12)
      TextField("Notes", text: $notes)
    }
    .navigationTitle(name)
  }
}
