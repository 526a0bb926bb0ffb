import Cairn
import CairnTesting
import Foundation
import SwiftUI
import Testing

// The samples of Docs/Guide/Restoration.md.

struct Bookshelf: View {
  var body: some View {
    TabView {
      Tab("Books", systemImage: "book") {
        NavigationStack {
          NavigationLink("Walden", value: BookPage(id: 1))
            .navigationTitle("Books")
            .navigationDestination(for: BookPage.self) { page in
              Text("Chapter \(page.chapter)").navigationTitle("Book \(page.id)")
            }
        }
      }
      Tab("Notes", systemImage: "pencil") { Notes() }
    }
    .restoresNavigation()
  }
}

struct Notes: View {
  @State private var note = ""
  var body: some View { TextField("Note", text: $note) }
}

struct RestoredBooks: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Walden", value: BookPage(id: 1))
        .navigationTitle("Books")
        .navigationDestination(for: BookPage.self) { page in
          Text("Chapter \(page.chapter)").navigationTitle("Book \(page.id)")
        }
    }
    .restoresNavigation("books", path: $path)
  }
}

struct RestoredTabs: View {
  @State private var tab = "books"
  @State private var note = ""

  var body: some View {
    TabView(selection: $tab) {
      Tab("Books", systemImage: "book", value: "books") { RestoredBooks() }
      Tab("Notes", systemImage: "pencil", value: "notes") { TextField("Note", text: $note) }
    }
    .restoresNavigation("tab", selection: $tab)
    .restoresNavigation("note", selection: $note)
  }
}

struct BooksOfToday: View {
  @State private var path = NavigationPath()

  static let rules: [RestorationRule] = [
    .name("book", for: BookPage.self),
    .alias("OldBooks.Volume", for: BookPage.self),
    .migrate(from: 1) { element in
      element["chapter", as: Int.self] = element["page", as: Int.self].map { $0 / 20 + 1 } ?? 1
      element["page", as: Int.self] = nil
      return [element]
    },
    .unreadable(.placeholder),
    .limits(age: 30 * 24 * 3600),
  ]

  var body: some View {
    NavigationStack(path: $path) {
      List(1..<4) { NavigationLink("Book \($0)", value: BookPage(id: $0)) }
        .navigationTitle("Books")
        .navigationDestination(for: BookPage.self) { page in
          Text("Chapter \(page.chapter)").navigationTitle("Book \(page.id)")
        }
        .navigationDestination(for: UnreadablePage.self) { _ in
          Text("This page needs an update.").navigationTitle("Update")
        }
    }
    .restoresNavigation("books", path: $path, version: 2, rules: Self.rules)
  }
}

@MainActor
@Suite("Docs/Guide/Restoration.md")
struct RestorationPageTests {
  @Test func tabsPagesAndTextsComeBack() throws {
    var host = TestHost(strict: true) { Bookshelf() }
    try host.tap("Walden")
    try host.tab("Notes").select()
    host.field("Note").text = "Read Walden"
    host = try host.terminateAndRestore()
    #expect(host.field("Note").text == "Read Walden")
    try host.tab("Books").select()
    #expect(host.pages == ["Books", "Book 1"])
  }

  @Test func booksComeBack() throws {
    var host = TestHost(strict: true) { RestoredBooks() }
    try host.tap("Walden")
    host = try host.terminateAndRestore()
    #expect(host.pages == ["Books", "Book 1"])
  }

  @Test func theTabAndTheDraftComeBack() throws {
    var host = TestHost(strict: true) { RestoredTabs() }
    try host.tab("Notes").select()
    host.field("Note").text = "Read Walden"
    host = try host.terminateAndRestore()
    #expect(host.field("Note").text == "Read Walden")
  }

  /// Writes what version 1 has saved.
  private func writeOldStates() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let book = NavigationArchive.Element(name: "OldBooks.Volume", json: #"{"id":1,"page":45}"#)
    try NavigationArchive(version: 1, parts: ["books": [book]]).json.write(to: folder.appending(path: "1.json"))
    return folder
  }

  @Test func oldStatesStillOpen() throws {
    let folder = try writeOldStates()
    defer { try? FileManager.default.removeItem(at: folder) }

    for replay in try NavigationArchive.replay(folder: folder, version: 2, rules: BooksOfToday.rules) {
      #expect(replay.isComplete, "\(replay)")
    }

    let file = folder.appending(path: "1.json")
    let archive = try NavigationArchive(json: Data(contentsOf: file))
    let restored = archive.path("books", version: 2, rules: BooksOfToday.rules)
    #expect(restored?.path.last(as: BookPage.self)?.chapter == 3)
  }
}
