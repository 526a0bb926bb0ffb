import CairnTesting
import SwiftUI
import Testing

@testable import CairnCore

extension EnvironmentValues {
  @Entry fileprivate var tint: String?
}

extension Transaction {
  @Entry fileprivate var source = "code"
  @Entry fileprivate var isQuick = false
}

extension ContainerValues {
  @Entry fileprivate var weight = 1.0
  @Entry fileprivate var note: String?
}

extension FocusedValues {
  @Entry fileprivate var document: String?
  @Entry fileprivate var isBold: Binding<Bool>?
}

private struct Tinted: View {
  @Environment(\.tint) private var tint
  var body: some View { Text(tint ?? "no tint") }
}

private final class Song: ObservableObject {
  @Published var title = "song"
}

@Observable
private final class Album {
  var name = "album"
}

/// Shows something of the front window in a menu.
private struct Menu: View {
  @FocusedValue(\.document) private var document
  @FocusedValue(Album.self) private var album
  @FocusedBinding(\.isBold) private var isBold
  @FocusedObject private var song: Song?
  var body: some View {
    Text("\(document ?? "no document") \(album?.name ?? "no album") \(song?.title ?? "no song")")
    Button("bold \(isBold?.description ?? "-")") { isBold?.toggle() }
  }
}

private struct Editor: View {
  @State private var isOpen = false
  @State private var isBold = false
  @State private var title = "draft"
  let album = Album()
  @StateObject private var song = Song()
  var body: some View {
    Menu()
    if isOpen {
      Text("editor \(isBold)")
        .focusedSceneValue(\.document, title)
        .focusedSceneValue(\.isBold, $isBold)
        .focusedSceneValue(album)
        .focusedSceneObject(song)
        .focusedValue(\.document, "only in focus")
    }
    Button("Open") { isOpen.toggle() }
    Button("Rename") { title = "letter" }
    Button("Rename album") { album.name = "LP" }
    Button("Rename song") { song.title = "tune" }
  }
}

@MainActor
@Suite("Entries")
struct EntryTests {
  @Test func ofTheEnvironment() {
    let host = TestHost {
      Tinted()
      Tinted().environment(\.tint, "red")
    }
    #expect(host.texts == ["no tint", "red"])
  }

  @Test func ofTransactionsReachThoseWhoAreToldOfThem() {
    var seen: [String] = []
    let binding = Binding<Int>(get: { 0 }) { _, transaction in
      seen.append("\(transaction.source) \(transaction.isQuick)")
    }
    binding.wrappedValue = 1
    withTransaction(\.source, "menu") {
      withTransaction(\.isQuick, true) { binding.wrappedValue = 2 }
      binding.wrappedValue = 3
    }
    #expect(seen == ["code false", "menu true", "menu false"])
  }

  @Test func ofContainersAreReadFromTheElements() {
    var values = ContainerValues(tag: Tag(value: AnyHashable(3), includesOptional: true))
    #expect(values.weight == 1)
    values.weight = 2
    values.note = "n"
    #expect(values.weight == 2)
    #expect(values.note == "n")
    #expect(values.tag(for: Int.self) == 3)
    #expect(values.tag(for: String.self) == nil)
    #expect(values.hasTag(3))
    #expect(!values.hasTag("3"))
  }

  @Test func aContainerValueFurtherOutWins() throws {
    let host = TestHost {
      Text("a").tag("t").containerValue(\.weight, 2).containerValue(\.note, "n").containerValue(\.weight, 5)
    }
    let element = try #require(host.root?.children.first)
    let values = try #require(element.traits?[ContainerValuesTrait.self])
    #expect(values.weight == 5)
    #expect(values.note == "n")
    #expect(values.hasTag("t"))
  }

  @Test func ofWhatIsInFocusReachTheRestOfTheApp() throws {
    let host = TestHost { Editor() }
    #expect(host.texts.prefix(2) == ["no document no album no song", "bold -"])
    try host.tap("Open")
    #expect(host.texts.prefix(2) == ["draft album song", "bold false"])
    try host.tap("bold false")
    #expect(host.isVisible("editor true"))
    #expect(host.isVisible("bold true"))
    try host.tap("Rename")
    try host.tap("Rename album")
    try host.tap("Rename song")
    #expect(host.texts.first == "letter LP tune")
    try host.tap("Open")
    #expect(host.texts.prefix(2) == ["no document no album no song", "bold -"])
    #expect(host.diagnostics.isEmpty)
  }
}
