import Cairn
import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Paths of stacks")
struct PathBindingTests {
  @MainActor @Observable
  final class Kitchen {
    var path = NavigationPath([PathRecipe(id: 1), PathRecipe(id: 2)])
    var writes = 0
  }

  private struct Root: View {
    @Bindable var kitchen: Kitchen
    var body: some View {
      NavigationStack(path: $kitchen.path) {
        Text("Root").navigationTitle("Kitchen")
          .navigationDestination(for: PathRecipe.self) { RecipePage(recipe: $0, path: $kitchen.path) }
          .navigationDestination(for: PathCart.self) { _ in Text("Cart").navigationTitle("Cart") }
      }
    }
  }

  private struct RecipePage: View {
    let recipe: PathRecipe
    @Binding var path: NavigationPath
    @State private var note = ""
    var body: some View {
      VStack {
        Text("Note of \(recipe.id): \(note)")
        Text("\(recipe.servings) servings")
        Button("Take note") { note = "salt \(recipe.id)" }
        if let id = path.entries.last?.id, let recipe = Binding($path[id: id, as: PathRecipe.self]) {
          Stepper("Servings", value: recipe.servings)
        }
        NavigationLink("Photo") { Text("Photo of \(recipe.id)").navigationTitle("Photo") }
        Button("To the first") { $path.popTo(PathRecipe(id: 1)) }
        Button("To the root") { $path.popToRoot() }
      }
      .navigationTitle("Recipe \(recipe.id)")
    }
  }

  @Test func aPageEditsItsOwnValueAndKeepsItsState() throws {
    let kitchen = Kitchen()
    let host = TestHost(strict: true) { Root(kitchen: kitchen) }
    try host.tap("Take note")
    kitchen.path[id: kitchen.path.entries[1].id, as: PathRecipe.self]?.servings = 7
    #expect(host.isVisible("7 servings") && host.isVisible("Note of 2: salt 2"))
    let id = kitchen.path.entries[1].id
    try host.stepper("Servings").increment()
    #expect(kitchen.path.last(as: PathRecipe.self)?.servings == 8 && kitchen.path.entries[1].id == id)
    #expect(host.isVisible("Note of 2: salt 2"))
  }

  @Test func aBindingPops() throws {
    let kitchen = Kitchen()
    let host = TestHost(strict: true) { Root(kitchen: kitchen) }
    kitchen.path = NavigationPath([PathRecipe(id: 1), PathRecipe(id: 2), PathRecipe(id: 3)])
    try host.tap("To the first")
    #expect(host.pages == ["Kitchen", "Recipe 1"])
    try host.tap("To the root")
    #expect(host.pages == ["Kitchen"])
  }

  @Test func aBindingOfAnEntryThatLeftReadsNil() {
    let kitchen = Kitchen()
    let path = Bindable(kitchen).path
    let recipe = path[id: kitchen.path.entries[1].id, as: PathRecipe.self]
    #expect(recipe.wrappedValue?.id == 2)
    kitchen.path.removeLast()
    #expect(recipe.wrappedValue == nil)
    recipe.wrappedValue = PathRecipe(id: 9)
    #expect(kitchen.path.count == 1)
  }

  @Test func aBindingWritesOnlyWhatChanges() {
    var writes = 0
    var path = ["a", "b"]
    let binding = Binding(get: { path }) { new in
      writes += 1
      path = new
    }
    #expect(!binding.popTo("z") && writes == 0)
    #expect(binding.popTo("a") && writes == 1 && path == ["a"])
    #expect(binding.replaceLast(with: "c") && path == ["c"])
    binding.popToRoot()
    binding.popToRoot()
    #expect(path.isEmpty && writes == 3)
  }

  @Test func pagesBelowAnInsertedOneKeepTheirState() throws {
    let kitchen = Kitchen()
    let host = TestHost(strict: true) { Root(kitchen: kitchen) }
    try host.tap("Take note")
    kitchen.path.append(PathRecipe(id: 3))
    kitchen.path.insert(PathCart(), below: kitchen.path.entries[2].id)
    #expect(host.pages == ["Kitchen", "Recipe 1", "Recipe 2", "Cart", "Recipe 3"])
    try host.goBack()
    try host.goBack()
    #expect(host.isVisible("Note of 2: salt 2"))
  }

  @Test func pagesAboveAnInsertedOneKeepTheirState() throws {
    let kitchen = Kitchen()
    let host = TestHost(strict: true) { Root(kitchen: kitchen) }
    try host.tap("Take note")
    kitchen.path.insert(PathCart(), below: kitchen.path.entries[1].id)
    #expect(host.pages == ["Kitchen", "Recipe 1", "Cart", "Recipe 2"])
    #expect(host.isVisible("Note of 2: salt 2"))
    try host.goBack()
    #expect(host.pages == ["Kitchen", "Recipe 1", "Cart"])
  }
  @Test func anInsertedPageOfTheSameTypeHasItsOwnState() throws {
    let kitchen = Kitchen()
    let host = TestHost(strict: true) { Root(kitchen: kitchen) }
    try host.tap("Take note")
    kitchen.path.insert(PathRecipe(id: 9), below: kitchen.path.entries[1].id)
    #expect(host.pages == ["Kitchen", "Recipe 1", "Recipe 9", "Recipe 2"])
    #expect(host.isVisible("Note of 2: salt 2"))
    try host.goBack()
    #expect(host.isVisible("Note of 9: "))
    try host.tap("Take note")
    #expect(host.isVisible("Note of 9: salt 9"))
  }
  @Test func aViewStaysAboveItsPageWhenThatMoves() throws {
    let kitchen = Kitchen()
    let host = TestHost(strict: true) { Root(kitchen: kitchen) }
    try host.tap("Photo")
    kitchen.path.remove(id: kitchen.path.entries[0].id)
    #expect(host.pages == ["Kitchen", "Recipe 2", "Photo"])
  }

  @Test func aViewGoesWhenAnotherPageTakesTheDepthOfItsOwn() throws {
    let kitchen = Kitchen()
    let host = TestHost(strict: true) { Root(kitchen: kitchen) }
    try host.tap("Photo")
    var path = kitchen.path
    path.remove(id: path.entries[0].id)
    path.append(PathRecipe(id: 3))
    kitchen.path = path
    #expect(host.pages == ["Kitchen", "Recipe 2", "Recipe 3"])
  }
}
