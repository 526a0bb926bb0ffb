import CairnTesting
import SwiftUI
import TestSupport
import Testing

/// A stack whose pages can each present another, by a Bool and by an item.
@MainActor @Observable
private final class Choices {
  var path: [Int] = []
  var shows: [String: Bool] = [:]
  var items: [String: String] = [:]

  func shown(_ page: String) -> Binding<Bool> {
    Binding {
      self.shows[page] ?? false
    } set: {
      self.shows[page] = $0
    }
  }

  func item(_ page: String) -> Binding<String?> {
    Binding {
      self.items[page]
    } set: {
      self.items[page] = $0
    }
  }
}

private struct Page: View {
  let title: String
  let choices: Choices

  var body: some View {
    VStack {
      Tally(title)
      NavigationLink("Push 5", value: 5)
    }
    .navigationTitle(title)
    .navigationDestination(item: choices.item(title)) { Page(title: "\(title)/\($0)", choices: choices) }
    .navigationDestination(isPresented: choices.shown(title)) { Page(title: "\(title)/shown", choices: choices) }
  }
}

private struct Presenting: View {
  @Bindable var choices: Choices

  var body: some View {
    NavigationStack(path: $choices.path) {
      Page(title: "Root", choices: choices)
        .navigationDestination(for: Int.self) { Page(title: "Page \($0)", choices: choices) }
    }
  }
}

@MainActor
@Suite("Pages that bindings present")
struct PresentedPageTests {
  private let choices = Choices()

  private func host() -> TestHost { TestHost { Presenting(choices: choices) } }

  @Test func N115_aBoolPushesAndPops() {
    let host = host()
    choices.shows["Root"] = true
    #expect(host.pages == ["Root", "Root/shown"])
    choices.shows["Root"] = false
    #expect(host.pages == ["Root"])
  }

  @Test func N116_itemPushesAboveItsDeclarer() {
    let host = host()
    choices.path = [1, 2, 3]
    #expect(host.depth == 3)
    choices.items["Page 3"] = "x"
    #expect(host.pages == ["Root", "Page 1", "Page 2", "Page 3", "Page 3/x"])
    // Pages above the declaring one leave first.
    _ = host.pages
    choices.items["Page 1"] = "y"
    #expect(host.pages == ["Root", "Page 1", "Page 1/y"])
    #expect(choices.path == [1])
    #expect(choices.items["Page 3"] == nil)
  }

  @Test func N117_goingBackResetsTheBinding() throws {
    let host = host()
    choices.shows["Root"] = true
    try host.goBack()
    #expect(choices.shows["Root"] == false)
    choices.items["Root"] = "x"
    try host.swipeBack()
    #expect(choices.items["Root"] == nil)
    #expect(host.pages == ["Root"])
  }

  @Test func N118_suchPagesNeverShowInThePath() throws {
    let host = host()
    choices.path = [1]
    #expect(host.depth == 1)
    choices.shows["Page 1"] = true
    #expect(host.depth == 2)
    #expect(choices.path == [1])
    try host.goBack()
    #expect(choices.path == [1])
  }

  @Test func N119_theyCanBeChained() {
    let host = host()
    choices.shows["Root"] = true
    choices.items["Root/shown"] = "x"
    choices.shows["Root/shown/x"] = true
    #expect(host.pages == ["Root", "Root/shown", "Root/shown/x", "Root/shown/x/shown"])
  }

  @Test func N119_tenAtOnceShowTheTenthWithNineUnderIt() {
    var title = "Root"
    for _ in 0..<10 {
      choices.shows[title] = true
      title += "/shown"
    }
    let host = host()
    #expect(host.title == title)
    #expect(host.depth == 10)
  }

  @Test func N120_dismissingOneDismissesEverythingAboveIt() {
    let host = host()
    choices.shows["Root"] = true
    choices.shows["Root/shown"] = true
    choices.items["Root/shown/shown"] = "x"
    #expect(host.depth == 3)
    choices.shows["Root"] = false
    #expect(host.pages == ["Root"])
    #expect(choices.shows == ["Root": false, "Root/shown": false])
    #expect(choices.items.isEmpty)
  }

  @Test func N121_N122_aValuePushedOverThemRemovesThemAllFirst() throws {
    let host = host()
    choices.path = [1]
    choices.shows["Page 1"] = true
    choices.items["Page 1/shown"] = "x"
    #expect(host.pages == ["Root", "Page 1", "Page 1/shown", "Page 1/shown/x"])
    try host.tap("Push 5")
    #expect(host.pages == ["Root", "Page 1", "Page 5"])
    #expect(choices.path == [1, 5])
    #expect(choices.shows["Page 1"] == false)
    #expect(choices.items["Page 1/shown"] == nil)
  }

  @Test func N122_theSameWhereCodePushesTheValue() {
    let host = host()
    choices.items["Root"] = "x"
    #expect(host.depth == 1)
    choices.path.append(7)
    #expect(host.pages == ["Root", "Page 7"])
    #expect(choices.items["Root"] == nil)
  }

  @Test func N123_shorteningThePathBelowTheDeclarerEndsThePresentation() {
    let host = host()
    choices.path = [1, 2]
    #expect(host.depth == 2)
    choices.shows["Page 2"] = true
    #expect(host.depth == 3)
    choices.path = [1]
    #expect(host.pages == ["Root", "Page 1"])
    #expect(choices.shows["Page 2"] == false)
  }

  @Test func N124_anotherItemKeepsOneLevelAndItsState() throws {
    struct Items: View {
      @State private var item: String?
      var body: some View {
        NavigationStack {
          Button("First") { item = "first" }.navigationTitle("Root").navigationDestination(item: $item) { name in
            VStack {
              Tally("Count")
              Button("Other") { item = "other" }
            }
            .navigationTitle(name)
          }
        }
      }
    }
    let host = TestHost { Items() }
    try host.tap("First")
    try host.tap("Count 0")
    try host.tap("Other")
    #expect(host.pages == ["Root", "other"])
    #expect(host.texts.contains("Count 1"))
  }

  @Test func N125_aBindingThatIsTrueAtFirstPresentsAtOnce() {
    choices.path = [1]
    choices.items["Page 1"] = "x"
    let host = host()
    #expect(host.turns == 1)
    #expect(host.pages == ["Root", "Page 1", "Page 1/x"])
    #expect(choices.path == [1])
  }

  @Test func N126_ofTwoTrueAtOnceTheOuterIsShownAndTheInnerWaits() throws {
    let host = host()
    choices.items["Root"] = "x"
    choices.shows["Root"] = true
    #expect(host.pages == ["Root", "Root/shown"])
    #expect(host.diagnostics.map(\.code) == ["navigation.two-presentations"])
    #expect(choices.items["Root"] == "x")
    try host.goBack()
    #expect(host.pages == ["Root", "Root/x"])
  }

  @available(*, deprecated)
  @Test func linksThatShareABindingAreReportedAtTheirLines() throws {
    struct Shared: View {
      @State private var isActive = false
      var body: some View {
        NavigationStack {
          NavigationLink("One", isActive: $isActive) { Text("First") }
          NavigationLink("Two", isActive: $isActive) { Text("Second") }
        }
      }
    }
    let host = TestHost { Shared() }
    try host.tap("One")
    #expect(host.texts.contains("First"))
    let diagnostic = try #require(host.diagnostics.first { $0.code == "navigation.two-presentations" })
    #expect(diagnostic.description.contains("PresentedPageTests.swift:"))
  }

  @Test func N129_anItemNeedsOnlyBeHashable() throws {
    struct Tint: Hashable { let name: String }
    struct Tinted: View {
      @State private var tint: Tint?
      var body: some View {
        NavigationStack {
          Button("Choose") { tint = Tint(name: "mint") }
            .navigationDestination(item: $tint) { Text("Tint").navigationTitle($0.name) }
        }
      }
    }
    let host = TestHost { Tinted() }
    try host.tap("Choose")
    #expect(host.title == "mint")
  }

  @Test func aPersonWhoTapsWhileABindingIsReset() throws {
    let host = host()
    choices.shows["Root"] = true
    #expect(host.depth == 1)
    choices.shows["Root"] = false
    choices.shows["Root"] = true
    #expect(host.pages == ["Root", "Root/shown"])
  }
}
