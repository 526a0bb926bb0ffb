import Cairn
import CairnTesting
import SwiftUI
import Testing

// The samples of Docs/Guide/Paths.md.

struct BookPage: Hashable, Codable {
  let id: Int
  var chapter = 1
}

struct AuthorPage: Hashable, Codable {
  let name: String
}

struct ReadingStack: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Walden", value: BookPage(id: 1))
        NavigationLink("Henry David Thoreau", value: AuthorPage(name: "Thoreau"))
      }
      .navigationTitle("Books")
      .navigationDestination(for: BookPage.self) { page in
        BookView(page: page, path: $path)
      }
      .navigationDestination(for: AuthorPage.self) { page in
        NavigationLink("Walden", value: BookPage(id: 1)).navigationTitle(page.name)
      }
    }
    .safeAreaInset(edge: .bottom) { Trail(path: $path) }
  }
}

struct BookView: View {
  let page: BookPage
  @Binding var path: NavigationPath

  var body: some View {
    VStack {
      Text("Chapter \(page.chapter)")
      Button("Back to the author") { $path.animation().popTo(AuthorPage.self) }
      Button("Next book") { path.replaceLast(with: BookPage(id: page.id + 1)) }
      ChapterStepper(path: $path)
    }
    .navigationTitle("Book \(page.id)")
  }
}

struct Trail: View {
  @Binding var path: NavigationPath

  var body: some View {
    HStack {
      ForEach(path.entries) { entry in
        Button(entry.typeName) { path.popTo(id: entry.id) }
      }
    }
  }
}

struct ChapterStepper: View {
  @Binding var path: NavigationPath

  var body: some View {
    if let id = path.entries.last?.id, let page = Binding($path[id: id, as: BookPage.self]) {
      Stepper("Chapter", value: page.chapter)
    }
  }
}

@MainActor
@Suite("Docs/Guide/Paths.md")
struct PathsPageTests {
  @Test func theTrailLeadsBack() throws {
    let host = TestHost(strict: true) { ReadingStack() }
    try host.tap("Henry David Thoreau")
    try host.tap("Walden")
    #expect(host.pages == ["Books", "Thoreau", "Book 1"])
    try host.tap("SampleTests.AuthorPage")
    #expect(host.pages == ["Books", "Thoreau"])
  }

  @Test func thePageIsEditedAndReplaced() throws {
    let host = TestHost(strict: true) { ReadingStack() }
    try host.tap("Henry David Thoreau")
    try host.tap("Walden")
    try host.stepper("Chapter").increment()
    #expect(host.isVisible("Chapter 2"))
    try host.tap("Next book")
    #expect(host.pages == ["Books", "Thoreau", "Book 2"])
    try host.tap("Back to the author")
    #expect(host.pages == ["Books", "Thoreau"])
  }

  @Test func theSnippetsDoWhatTheySay() throws {
    var path = NavigationPath([BookPage(id: 1)])
    let book = BookPage(id: 2)

    if path.last(as: BookPage.self)?.id != book.id { path.append(book) }

    #expect(path.count == 2)
    let old = path

    if let top = path.entries.last {
      path.insert(AuthorPage(name: "Thoreau"), below: top.id)
    }

    #expect(path.entries.map(\.typeName) == ["BookPage", "AuthorPage", "BookPage"].map { "SampleTests.\($0)" })

    path = path.map(BookPage.self) { BookPage(id: $0.id, chapter: 1) }
    path.entries.removeAll { $0.value(as: BookPage.self)?.id == 1 }

    let difference = path.difference(from: old)
    for entry in difference.removed { print("left \(entry.typeName)") }

    #expect(difference.removed.count == 1 && difference.added.count == 1)

    var ids: [Int] = [1, 2, 3]
    ids.popTo(2)
    ids.insert(7, below: 2)
    ids.popToRoot()

    #expect(ids.isEmpty)
  }
}
