import Cairn
import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Intents, windows and tabs")
struct IntentTests {
  struct Recipe: Hashable, Codable { var id: Int }

  @MainActor @Observable final class Log { @ObservationIgnored var loaded: [Int] = [] }

  struct Recipes: View {
    let log: Log

    var body: some View {
      NavigationStack {
        List(1..<4) { NavigationLink("Recipe \($0)", value: Recipe(id: $0)) }
          .navigationTitle("Recipes")
          .navigationDestination(for: Recipe.self) { RecipePage(recipe: $0) }
      }
      .onNavigationIntent(for: Recipe.self) { log.loaded.append($0.id) }
    }
  }

  struct RecipePage: View {
    let recipe: Recipe
    @Environment(\.navigator) private var navigator
    @State private var hasMoved = "unknown"

    var body: some View {
      VStack {
        Button("Move") { hasMoved = "\(navigator.moveToWindow())" }
        Text("Moved \(hasMoved)")
      }
      .navigationTitle("Recipe \(recipe.id)")
    }
  }

  @Test func pointingAtALinkOrFocusingItIsAnIntentOnce() throws {
    let log = Log()
    let host = TestHost { Recipes(log: log) }
    try host.hover("Recipe 2", true)
    try host.hover("Recipe 2", false)
    try host.hover("Recipe 2", true)
    try host.focus("Recipe 3")
    #expect(log.loaded == [2, 3])
    try host.tap("Recipe 2")
    #expect(host.title == "Recipe 2")
  }

  struct TwoScenes: App {
    var body: some Scene {
      WindowGroup { Recipes(log: Log()) }
      WindowGroup("Recipe", for: Recipe.self) { $recipe in
        if let recipe { NavigationStack { RecipePage(recipe: recipe) } }
      }
    }
  }

  @Test func aPageMovesToAWindow() throws {
    let host = TestHost(TwoScenes.self)
    try host.tap("Recipe 1")
    try host.tap("Move")
    #expect(host.windows.count == 2)
    #expect(host.title == "Recipe 1")
    #expect(host.depth == 0)
  }

  @Test func aPageWithoutASceneStays() throws {
    let host = TestHost { Recipes(log: Log()) }
    try host.tap("Recipe 1")
    try host.tap("Move")
    #expect(host.texts.contains("Moved false"))
    #expect(host.diagnostics.contains { $0.code == "window.no-scene" })
  }

  @MainActor @Observable final class Offset { @ObservationIgnored var y: CGFloat = 0 }

  struct Tabs: View {
    let offset: Offset

    var body: some View {
      TabView {
        Tab("Numbers", systemImage: "number") {
          NavigationStack {
            ScrollView {
              VStack { ForEach(0..<100) { Text("Number \($0)") } }
            }
            .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }, action: { offset.y = $1 })
            .navigationTitle("Numbers")
          }
        }
      }
    }
  }

  @Test func aTabThatIsPressedAgainScrollsUp() throws {
    let offset = Offset()
    let host = TestHost { Tabs(offset: offset) }
    let top = offset.y
    try host.scroll(to: "Number 99")
    #expect(offset.y > top + 100)
    try host.tap("Numbers", role: .tab)
    #expect(offset.y == top)
  }
}
