import CairnCore
import CairnHosting
import CairnMessages
import CairnScreen
import Foundation
import SwiftUI
import Testing

@testable import CairnWeb

/// What a saved source leaves in browsers.
@MainActor
@Suite("In browsers under cairn dev")
struct DevelopmentTests {
  private struct Counters: App {
    var body: some Scene { WindowGroup { CounterList() } }
  }

  private struct CounterList: View {
    @State private var total = 0

    var body: some View {
      NavigationStack {
        List {
          Text("Total \(total)")
          Button("Add") { total += 1 }
          NavigationLink("Details") { Details() }
        }
        .navigationTitle("Counters")
      }
    }
  }

  private struct Details: View {
    @State private var marks = 0
    @State private var name = ""

    var body: some View {
      Form {
        Text("Marks \(marks)")
        Button("Mark") { marks += 1 }
        TextField("Name", text: $name)
      }
      .navigationTitle("Details")
    }
  }

  /// The names of two tabs of a browser.
  private let one = RandomToken.make()
  private let two = RandomToken.make()

  private func texts(_ tab: WebTab) -> [String] { tab.root!.frontTexts }

  @Test func stateStaysInEachTab() throws {
    let town = Town({ .of(Counters()) }, isDeveloped: true)
    let first = try town.get()
    _ = try town.connect(first.tab, first.cookie, named: one)
    for _ in 0..<3 { try town.press("Add", first.tab) }
    let second = try town.get("/", first.cookie)
    _ = try town.connect(second.tab, first.cookie, named: two)
    try town.press("Add", second.tab)
    try town.press("Details", second.tab)
    for _ in 0..<2 { try town.press("Mark", second.tab) }

    for _ in 0..<2 {
      town.restart(inOrder: true)
      // The tab that was opened last asks first.
      let later = try town.get("/details", "\(first.cookie); tab=\(two)")
      #expect(texts(later.tab).contains("Marks 2"))
      let earlier = try town.get("/", "\(first.cookie); tab=\(one)")
      #expect(texts(earlier.tab).contains("Total 3"))
      _ = try town.connect(later.tab, first.cookie, named: two)
      _ = try town.connect(earlier.tab, first.cookie, named: one)
    }
  }

  @Test func aPageThatNoBrowserAsksForKeepsItsState() throws {
    let town = Town({ .of(Counters()) }, isDeveloped: true)
    let first = try town.get()
    _ = try town.connect(first.tab, first.cookie, named: one)
    try town.press("Add", first.tab)
    town.restart(inOrder: true)
    town.restart(inOrder: true)
    #expect(try texts(town.get("/", "\(first.cookie); tab=\(one)").tab).contains("Total 1"))
  }

  @Test func errorsAppearOnEachPage() throws {
    let town = Town({ .of(Counters()) }, isDeveloped: true)
    let first = try town.get()
    let second = try town.get()
    let link = try #require(town.service.development)
    link.show([BuildProblem(file: "App.swift", line: 3, column: 1, message: "cannot find \"x\"")])
    for tab in [first.tab, second.tab] {
      tab.update()
      #expect(texts(tab).contains("App.swift:3:1"))
    }
    // The app stays as it was behind the panel.
    try town.press("Close", first.tab)
    try town.press("Add", first.tab)
    #expect(texts(first.tab).contains("Total 1"))
  }

  @Test func withoutItTheUserLearnsThatThePageWasRestored() throws {
    for isDeveloped in [true, false] {
      let town = Town({ .of(Counters()) }, isDeveloped: isDeveloped)
      let first = try town.get()
      _ = try town.connect(first.tab, first.cookie, named: one)
      try town.press("Add", first.tab)
      town.restart(inOrder: true)
      let again = try town.get("/", "\(first.cookie); tab=\(one)")
      _ = try town.connect(again.tab, first.cookie, named: one)
      #expect((again.tab.notices.text == nil) == isDeveloped)
    }
  }
}
