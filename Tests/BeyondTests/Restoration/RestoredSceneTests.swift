import Cairn
import CairnCore
import CairnNavigation
import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Restored scenes")
struct RestoredSceneTests {
  @Test func aSceneOpensWithThePathItHad() throws {
    var host = TestHost { Tracker() }
    try host.tap("Issue 7")
    try host.tap("Next")
    host = try host.terminateAndRestore()
    #expect(host.pages == ["Issues", "Issue 7", "Issue 8"])
    try host.goBack()
    host = try host.terminateAndRestore()
    #expect(host.pages == ["Issues", "Issue 7"])
    try host.goBack()
    host = try host.terminateAndRestore()
    #expect(host.pages == ["Issues"] && host.diagnostics.allSatisfy { $0.severity == .note })
  }

  @Test func theRestoredPathIsThereBeforeAnythingAppears() throws {
    struct Watched: View {
      @State private var path = NavigationPath()
      let log: Log
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationTitle("Root").onAppear { log.lines.append("root") }
            .navigationDestination(for: SavedTicket.self) { issue in
              Text("Issue").navigationTitle("Issue").onAppear { log.lines.append("issue \(issue.number)") }
            }
        }
        .onChange(of: path) { log.lines.append("changed") }
        .restoresNavigation("issues", path: $path)
      }
    }
    let log = Log()
    let host = try launch([.issue(1), .issue(2)]) { Watched(log: log) }
    #expect(host.pages == ["Root", "Issue", "Issue"])
    #expect(log.lines == ["root", "issue 2"])
    #expect(host.host.windows.last?.frontStack?.transition == StackTransition.none)
    #expect(host.diagnostics.filter { $0.code.hasPrefix("update") }.isEmpty)
  }

  @MainActor @Observable final class Model { var path: [SavedTicket] = [] }

  @MainActor final class Log { var lines: [String] = [] }

  @Test func aViewThatReadsThePathShowsTheRestoredOne() throws {
    struct Counting: View {
      @State private var path = NavigationPath()
      var body: some View {
        VStack {
          Text("\(path.count) pages")
          NavigationStack(path: $path) {
            Text("Root").navigationTitle("Root")
              .navigationDestination(for: SavedTicket.self) { _ in Text("Issue").navigationTitle("Issue") }
          }
          .restoresNavigation("issues", path: $path)
        }
      }
    }
    let host = try launch([.issue(1), .issue(2)]) { Counting() }
    #expect(host.isVisible("2 pages"))
  }

  @Test func aPathInAModelIsRestored() throws {

    struct Modeled: View {
      @State private var model = Model()
      var body: some View {
        VStack {
          Text("\(model.path.count) pages")
          NavigationStack(path: $model.path) {
            Text("Root").navigationTitle("Root")
              .navigationDestination(for: SavedTicket.self) { Text("Issue").navigationTitle("Issue \($0.number)") }
          }
          .restoresNavigation("issues", path: $model.path)
        }
      }
    }
    let host = try launch([.issue(1), .issue(2)]) { Modeled() }
    #expect(host.pages == ["Root", "Issue 1", "Issue 2"] && host.isVisible("2 pages"))
  }

  @Test func tabsSelectionDraftsAndFocusAreRestored() throws {
    struct Desk: View {
      @State private var tab = "inbox"
      @State private var draft = ""
      @FocusState private var field: Int?
      var body: some View {
        TabView(selection: $tab) {
          Tab("Inbox", systemImage: "tray", value: "inbox") { Text("Inbox page") }
          Tab("Write", systemImage: "pencil", value: "write") {
            TextField("Draft", text: $draft).focused($field, equals: 1)
            TextField("Other", text: .constant("")).focused($field, equals: 2)
          }
        }
        .restoresNavigation("tab", selection: $tab)
        .restoresNavigation("draft", selection: $draft)
        .restoresNavigation("field", focus: $field)
      }
    }
    var host = TestHost { Desk() }
    try host.tab("Write").select()
    host.field("Draft").text = "Dear Ann"
    try host.focus("Other")
    host = try host.terminateAndRestore()
    #expect(host.tab("Write").isSelected)
    #expect(host.field("Draft").text == "Dear Ann")
    #expect(host.focused?.hasPrefix("Other") == true)
  }

  @Test func aPageThatIsNotCodableEndsWhatIsSaved() throws {
    struct Mixed: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("Open") {
            path.append(SavedTicket(number: 1))
            path.append(PathTimer(minutes: 1))
            path.append(SavedTicket(number: 2))
          }
          .navigationTitle("Root")
          .navigationDestination(for: SavedTicket.self) { Text("Issue").navigationTitle("Issue \($0.number)") }
          .navigationDestination(for: PathTimer.self) { _ in Text("Timer").navigationTitle("Timer") }
        }
        .restoresNavigation("issues", path: $path)
      }
    }
    var host = TestHost { Mixed() }
    try host.tap("Open")
    #expect(host.pages == ["Root", "Issue 1", "Timer", "Issue 2"])
    #expect(host.diagnostics.map(\.code).contains("restoration.not-codable"))
    host = try host.terminateAndRestore()
    #expect(host.pages == ["Root", "Issue 1"])
  }

  @Test func eachSceneHasItsOwnPath() throws {
    let store = SavedScene(host: TestHost { Tracker() })
    try store.host.tap("Issue 7")
    #expect(try store.elements(of: "issues").count == 1)
    #expect(TestHost { Tracker() }.pages == ["Issues"])
  }
}
