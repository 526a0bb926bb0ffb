import CairnCore
import CairnTesting
import SwiftUI
import TestSupport
import Testing

/// Types that a saved path can name. Private types of other files could have another name in the next launch.
struct SavedRecipe: Codable, Hashable { let id: Int }

/// A recipe book that saves its path and opens links.
private struct Book: View {
  @SceneStorage("path") private var saved = Data()
  @State private var path = NavigationPath()
  var knowsWords = true

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Recipe 7", value: SavedRecipe(id: 7))
        if knowsWords {
          Text("Words").navigationDestination(for: String.self) { Page(title: $0) }
        }
      }
      .navigationTitle("Book")
      .navigationDestination(for: SavedRecipe.self) { recipe in
        VStack {
          Text("Recipe")
          NavigationLink("A word", value: "word")
        }
        .navigationTitle("Recipe \(recipe.id)")
      }
    }
    .onAppear {
      guard let old = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved) else { return }
      path = NavigationPath(old)
    }
    .onChange(of: path) { if let codable = path.codable { saved = (try? JSONEncoder().encode(codable)) ?? Data() } }
    .onOpenURL { url in
      path = NavigationPath(url.pathComponents.dropFirst().compactMap { Int($0) }.map { SavedRecipe(id: $0) })
    }
  }

  struct Page: View {
    let title: String
    var body: some View { Text("Word").navigationTitle(title) }
  }
}

@MainActor
@Suite("Restoration and deep links")
struct RestorationTests {
  private struct BookApp: App {
    var body: some Scene { WindowGroup("Books") { Book() } }
  }

  @Test func N276_aSceneComesBackWithItsPath() throws {
    var host = TestHost(BookApp.self)
    try host.tap("Recipe 7")
    try host.tap("A word")
    #expect(host.pages == ["Book", "Recipe 7", "word"])
    host = try host.terminateAndRestore()
    #expect(host.pages == ["Book", "Recipe 7", "word"])
    try host.goBack()
    host = try host.terminateAndRestore()
    #expect(host.pages == ["Book", "Recipe 7"])
  }

  @MainActor @Observable
  final class PresentingModel {
    var path = NavigationPath([2, 0])
    var isShown = false
    var item: Int?
  }

  @Test func whatWaitsIsNotPresentedOnAPageThatGoesWithAPathThatCannotBeShown() throws {
    struct Page: View {
      @Bindable var model: PresentingModel
      let number: Int
      var body: some View {
        NavigationLink("On", value: 5)
          .navigationTitle("Page \(number)")
          .navigationDestination(item: number == 0 ? $model.item : .constant(nil)) { Text("Item \($0)") }
          .navigationDestination(isPresented: number == 0 ? $model.isShown : .constant(false)) {
            NavigationLink("On", value: 5).navigationTitle("Flag")
          }
      }
    }
    struct Root: View {
      @Bindable var model: PresentingModel
      var body: some View {
        NavigationStack(path: $model.path) {
          Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) { Page(model: model, number: $0) }
        }
      }
    }
    let model = PresentingModel()
    let host = TestHost { Root(model: model) }
    model.isShown = true
    model.item = 7
    #expect(host.pages == ["Root", "Page 2", "Page 0", "Flag"])
    try host.tap("On")
    #expect(host.pages == ["Root", "Page 2", "Page 0", "Page 5"] && !model.isShown && model.item == 7)
    let gone = Data(##"["Swift.Int","1","App.Gone","{}"]"##.utf8)
    model.path = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: gone))
    #expect(host.pages == ["Root"])
    #expect(model.item == 7)
  }

  @Test func N162_whatCannotBeShownEndsThePathAndIsNamed() throws {
    struct Restoring: View {
      @State private var path: NavigationPath
      init(_ text: String) throws {
        let codable = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
        _path = State(initialValue: NavigationPath(codable))
      }
      var body: some View {
        NavigationStack(path: $path) {
          Text("\(path.count) elements").navigationTitle("Root")
            .navigationDestination(for: Int.self) { Text("\(path.count) elements").navigationTitle("Page \($0)") }
        }
      }
    }
    let gone = try Restoring(##"["Swift.Int","3","App.Gone","{}","Swift.Int","1"]"##)
    let host = TestHost { gone }
    #expect(host.pages == ["Root", "Page 1"])
    #expect(host.texts.contains("1 elements"))
    let found = host.diagnostics.filter { $0.code == "navigation.undecodable-element" }
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("Failed to decode item in navigation path at index 1. Perhaps the") == true)
    #expect(found.first?.message.contains("No destination for “App.Gone” is declared") == true)

    let broken = try Restoring(##"["Swift.Int","3","Swift.Int","oops","Swift.Int","1"]"##)
    let other = TestHost { broken }
    #expect(other.pages == ["Root", "Page 1"])
    #expect(other.diagnostics.contains { $0.message.contains("Its text does not decode as “Swift.Int”") })
  }

  @Test func N162_aDecodedElementInThePlaceOfAnotherOfItsTypeIsCheckedToo() throws {
    struct Typed: View {
      @Bindable var path: Switchboard<NavigationPath>
      var body: some View {
        NavigationStack(path: $path.value) {
          Text("Root").navigationTitle("Root")
            .navigationDestination(for: Int.self) { Text("Page").navigationTitle("Page \($0)") }
        }
      }
    }
    let path = Switchboard(NavigationPath([1]))
    let host = TestHost { Typed(path: path) }
    #expect(host.title == "Page 1")
    path.value = NavigationPath(
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(##"["Swift.Int","oops"]"##.utf8)))
    #expect(host.pages == ["Root"])
    #expect(path.value.isEmpty)
  }

  @Test func N274_aDeepLinkIsAPathAndNothingElse() throws {
    let host = TestHost(BookApp.self)
    let link = try #require(URL(string: "book://open/1/2/3"))
    host.open(link)
    #expect(host.pages == ["Book", "Recipe 1", "Recipe 2", "Recipe 3"])
    // The same link again produces the same state.
    let turns = host.turns
    host.open(link)
    #expect(host.pages == ["Book", "Recipe 1", "Recipe 2", "Recipe 3"])
    #expect(host.turns <= turns + 1)
  }

  @Test func N271_aLinkBeforeTheFirstFrameIsThePathOfTheFirstFrame() throws {
    struct Linked: View {
      @State private var path: [Int] = []
      let journal: Journal
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationTitle("Root").logged("Root", in: journal)
            .navigationDestination(for: Int.self) {
              Text("Page").navigationTitle("Page \($0)").logged("Page \($0)", in: journal)
            }
        }
        .onOpenURL { path = $0.pathComponents.compactMap { Int($0) } }
      }
    }
    let journal = Journal()
    let headless = HeadlessHost(size: CGSize(width: 390, height: 844))
    let url = try #require(URL(string: "app://open/4/5"))
    let session = Session(content: Linked(journal: journal), on: headless, opening: [url])
    session.runTurns()
    let stack = session.windows.first?.frontStack
    #expect(stack?.titles == ["Root", "Page 4", "Page 5"])
    #expect(journal.take().contains("Page 5 appears"))
  }

  @Test func urlsOfAnyContentAreHanded() {
    let host = TestHost(BookApp.self)
    let long = "book://open/" + String(repeating: "1/", count: 2_000)
    for text in [
      "book:", "book://", "book:///", "a:b", "book://open/%00/%FF", "book://open//..//7", "x-1+2.3:?#", long,
    ] {
      guard let url = URL(string: text) else { continue }
      host.open(url)
      #expect(host.title != nil)
    }
    #expect(host.depth == 2_000)
  }

  @Test func savingAndRestoringIsTheSamePath() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    path.append(SavedRecipe(id: 4))
    let codable = try #require(path.codable)
    let back = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: JSONEncoder().encode(codable)))
    #expect(back == path)
    #expect(try JSONEncoder().encode(back.codable) == JSONEncoder().encode(codable))
  }
}
