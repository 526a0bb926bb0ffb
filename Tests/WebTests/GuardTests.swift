import Cairn
import CairnCore
import SwiftUI
import Testing

@testable import CairnWeb

/// Pages that ask before they are left, in a browser.
@MainActor @Suite("Guards in a browser")
struct GuardTests {
  private struct Notes: View {
    @State private var path: [Int] = []
    @State private var isDirty = true
    @State private var leaving: NavigationAttempt?
    @State private var asked: [String] = []
    @State private var asksInDialog = false

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Open") { path.append(1) }
          Text("Asked \(asked.joined(separator: ","))")
        }
        .navigationTitle("Notes")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Button("Next") { path.append(number + 1) }
            if number == 2 {
              Toggle("Dirty", isOn: $isDirty)
              Toggle("Dialog", isOn: $asksInDialog)
              Button("Discard") { leaving?.proceed() }
              Button("Keep") { leaving = nil }
              Text("Asked \(asked.joined(separator: ","))")
                .navigationGuard(when: isDirty) {
                  asked.append("\($0.cause)")
                  leaving = $0
                }
                .confirmationDialog("Leave?", isPresented: asksInDialog ? $leaving.isPresented : .constant(false)) {
                  Button("Save and Leave") {
                    isDirty = false
                    leaving?.proceed()
                  }
                }
            }
          }
          .navigationTitle("Note \(number)")
        }
      }
    }
  }

  private struct NotesApp: App {
    var body: some Scene { WindowGroup { Notes() } }
  }

  private let page: Served
  private let start: String

  init() throws {
    page = try Served { .of(NotesApp()) }
    start = page.tab.history.key
    for label in ["Open", "Next"] { page.tab.perform([.tap(try page.element(label).id.number)]) }
  }

  private func tap(_ label: String) throws { page.tab.perform([.tap(try page.element(label).id.number)]) }

  private var titles: String { page.tab.title }

  @Test func theBrowsersBackAsksAndReturnsToThePage() throws {
    let second = page.tab.history.pages.entries[1].key
    page.tab.perform([.go(second)])
    #expect(page.tab.title == "Note 2")
    #expect(page.texts().contains("Asked history"))
    #expect(page.tab.history.pages.entries.count == 3)
    try tap("Discard")
    #expect(page.tab.title == "Note 1")
    #expect(page.tab.history.key == second)
  }

  @Test(arguments: [1, 0]) func theButtonOfADialogGoesOnToTheEntry(_ index: Int) throws {
    try tap("Dialog")
    let key = page.tab.history.pages.entries[index].key
    page.tab.perform([.go(key)])
    #expect(page.tab.history.pages.entries.count == 3)
    try tap("Save and Leave")
    #expect(page.tab.title == (index == 1 ? "Note 1" : "Notes"))
    #expect(page.tab.history.key == key)
  }

  @Test func goingBackTwoEntriesIsOneAttempt() throws {
    page.tab.perform([.go(start)])
    #expect(page.tab.title == "Note 2")
    #expect(page.texts().contains("Asked history"))
    try tap("Discard")
    #expect(page.tab.title == "Notes")
    #expect(page.texts().contains("Asked history"))
    #expect(page.tab.history.key == start)
  }

  @Test func aRefusedBackAsksAgain() throws {
    for _ in 1...2 {
      page.tab.perform([.go(start)])
      try tap("Keep")
    }
    #expect(page.tab.title == "Note 2")
    #expect(page.texts().contains("Asked history,history"))
  }

  @Test func theBackButtonAndEscapeAsk() throws {
    page.tab.perform([.back])
    try tap("Keep")
    page.tab.perform([.leave(try #require(page.tab.root).id.number)])
    #expect(page.tab.title == "Note 2")
    #expect(page.texts().contains("Asked back,back"))
  }

  @Test func theBrowserKnowsWhetherToAskBeforeItCloses() throws {
    #expect(page.tab.shown.asksBeforeClosing)
    try tap("Dirty")
    #expect(!page.tab.shown.asksBeforeClosing)
    try tap("Dirty")
    #expect(page.tab.shown.asksBeforeClosing)
    page.tab.perform([.go(start)])
    try tap("Discard")
    #expect(!page.tab.shown.asksBeforeClosing)
  }
}
