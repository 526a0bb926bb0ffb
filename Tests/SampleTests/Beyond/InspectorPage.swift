import Cairn
import CairnTesting
import SwiftUI
import Testing

// The samples of Docs/Guide/Inspector.md.

private struct Content: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Walden", value: 1)
        .navigationTitle("Books")
        .navigationDestination(for: Int.self) { Text("Book \($0)").navigationTitle("Book \($0)") }
    }
  }
}

private struct Inspected: View {
  @State private var isInspecting = false

  var body: some View {
    Content()
      .navigationInspector(isPresented: $isInspecting)
    Button("Inspect") { isInspecting.toggle() }
      .keyboardShortcut("i", modifiers: [.command, .shift])
  }
}

private struct InspectedWithLog: View {
  @State private var isInspecting = true
  @State private var log = NavigationLog()

  var body: some View {
    Content()
      .navigationLog(log)
      .navigationInspector(isPresented: $isInspecting, log: log)
  }
}

private struct Beside: View {
  @State private var log = NavigationLog()

  var body: some View {
    HStack {
      Content()
        .navigationLog(log)
      NavigationInspector(log: log)
        .frame(width: 400)
    }
  }
}

@MainActor @Suite("Docs/Guide/Inspector.md")
struct InspectorPageTests {
  @Test func aShortcutShowsTheInspector() throws {
    let host = TestHost(width: 1_000) { Inspected() }
    #expect(!host.button("Content").exists)
    try host.press("i", modifiers: [.command, .shift])
    try host.tap("Content")
    try host.type("[1]", into: "path")
    try host.submit("path")
    #expect(host.title == "Book 1")
  }

  @Test func theInspectorShowsTheLogOfTheApp() throws {
    let host = TestHost(width: 1_000) { InspectedWithLog() }
    try host.tap("Walden")
    try host.pick("Log", from: "Inspector Section")
    try host.tap("Step Back")
    #expect(host.title == "Books")
  }

  @Test func theInspectorLeavesItselfOut() throws {
    let host = TestHost(width: 1_000) { Beside() }
    #expect(host.button("Content").exists)
    #expect(!host.button("NavigationInspector").exists)
    try host.pick("Stacks", from: "Inspector Section")
    try host.tap("Walden")
    #expect(host.isVisible("path[0]: Int = 1"))
  }
}
