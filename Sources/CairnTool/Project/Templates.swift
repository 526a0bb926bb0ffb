/// The first page of each template, and a test of it.
extension NewApp.Template {
  func content(of name: String) -> String {
    switch self {
    case .blank:
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          Text("Welcome to \(name)")
            .padding()
        }
      }

      #Preview { ContentView() }

      """
    case .stack:
      """
      import SwiftUI

      struct Note: Identifiable, Hashable {
        let id: Int
        var title: String
        var text: String
      }

      struct ContentView: View {
        @State private var notes = [
          Note(id: 1, title: "Welcome", text: "Each note is a page of the stack."),
          Note(id: 2, title: "Shopping", text: "Bread, apples, tea"),
        ]

        var body: some View {
          NavigationStack {
            List(notes) { note in
              NavigationLink(note.title, value: note)
            }
            .navigationTitle("Notes")
            .navigationDestination(for: Note.self) { note in
              Text(note.text)
                .padding()
                .navigationTitle(note.title)
            }
            .toolbar {
              Button("Add", systemImage: "plus") {
                notes.append(Note(id: notes.count + 1, title: "Note \\(notes.count + 1)", text: ""))
              }
            }
          }
        }
      }

      #Preview { ContentView() }

      """
    case .split:
      """
      import SwiftUI

      struct ContentView: View {
        private let places = ["Welcome", "Inbox", "Archive"]
        @State private var selection: String? = "Welcome"

        var body: some View {
          NavigationSplitView {
            List(places, id: \\.self, selection: $selection) { place in
              Text(place)
            }
            .navigationTitle("\(name)")
          } detail: {
            if let selection {
              Text("This is \\(selection).")
                .navigationTitle(selection)
            } else {
              ContentUnavailableView("Choose a place", systemImage: "sidebar.left")
            }
          }
        }
      }

      #Preview { ContentView() }

      """
    case .tabs:
      """
      import SwiftUI

      struct ContentView: View {
        @State private var count = 0

        var body: some View {
          TabView {
            Tab("Home", systemImage: "house") {
              NavigationStack {
                Text("Welcome to \(name)")
                  .navigationTitle("Home")
              }
            }
            Tab("Counter", systemImage: "number") {
              NavigationStack {
                Button("Count: \\(count)") { count += 1 }
                  .navigationTitle("Counter")
              }
            }
          }
        }
      }

      #Preview { ContentView() }

      """
    case .web: WebTemplate.content
    }
  }

  func test(of name: String) -> String {
    """
    #if canImport(CairnTesting)
      import CairnTesting
      import SwiftUI
      import Testing

      @testable import \(name)

      @MainActor
      @Suite("The first page")
      struct ContentViewTests {
    \(steps(of: name))
      }
    #endif

    """
  }

  private func steps(of name: String) -> String {
    switch self {
    case .blank:
      """
          @Test func welcomes() {
            let host = TestHost { ContentView() }
            #expect(host.isVisible("Welcome to \(name)"))
          }
      """
    case .stack:
      """
          @Test func aNoteOpensAndCloses() throws {
            let host = TestHost { ContentView() }
            #expect(host.title == "Notes")
            try host.tap("Shopping")
            #expect(host.title == "Shopping")
            #expect(host.isVisible("Bread, apples, tea"))
            try host.goBack()
            #expect(host.title == "Notes")
          }

          @Test func aNoteIsAdded() throws {
            let host = TestHost { ContentView() }
            try host.tap("Add")
            #expect(host.isVisible("Note 3"))
          }
      """
    case .split:
      """
          @Test func aPlaceIsShown() throws {
            let host = TestHost { ContentView() }
            #expect(host.isVisible("This is Welcome."))
            // The test's screen has room for one column.
            try host.goBack()
            try host.tap("Inbox")
            #expect(host.isVisible("This is Inbox."))
          }
      """
    case .tabs:
      """
          @Test func theCounterCounts() throws {
            let host = TestHost { ContentView() }
            #expect(host.isVisible("Welcome to \(name)"))
            try host.tap("Counter")
            try host.tap("Count: 0")
            #expect(host.isVisible("Count: 1"))
          }
      """
    case .web: WebTemplate.steps
    }
  }
}
