import Cairn
import CairnCore
import CairnScreen
import CairnTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Whole scenes, restored by one modifier")
struct WholeSceneTests {
  @Test func pagesOfAStackWithoutAPathAreRestored() throws {
    struct Plain: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Issue 7", value: SavedTicket(number: 7)).navigationTitle("Issues")
            .navigationDestination(for: SavedTicket.self) { issue in
              NavigationLink("Next", value: SavedTicket(number: issue.number + 1))
                .navigationTitle("Issue \(issue.number)")
            }
        }
        .restoresNavigation()
      }
    }
    var host = TestHost { Plain() }
    try host.tap("Issue 7")
    try host.tap("Next")
    host = try host.terminateAndRestore()
    #expect(host.pages == ["Issues", "Issue 7", "Issue 8"])
    try host.goBack()
    host = try host.terminateAndRestore()
    #expect(host.pages == ["Issues", "Issue 7"] && host.diagnostics.allSatisfy { $0.severity == .note })
  }

  @MainActor @Observable final class Router {
    var path: [SavedTicket] = []
    var other = NavigationPath()
  }

  @Test func pathsInStateAndInModelsAreRestoredBeforeAnythingAppears() throws {
    struct Modeled: View {
      @State private var router = Router()
      @State private var own: [SavedTicket] = []
      let log: RestoredSceneTests.Log
      var body: some View {
        VStack {
          Text("\(router.path.count), \(own.count)")
          NavigationStack(path: $router.path) { root("A", $router.path) }
          NavigationStack(path: $own) { root("B", $own) }
        }
        .restoresNavigation()
      }
      func root(_ name: String, _ path: Binding<[SavedTicket]>) -> some View {
        Button("Open \(name)") { path.wrappedValue = [SavedTicket(number: 1), SavedTicket(number: 2)] }
          .onAppear { log.lines.append("root \(name)") }
          .navigationDestination(for: SavedTicket.self) { issue in
            Text("\(name) \(issue.number)").onAppear { log.lines.append("\(name) \(issue.number)") }
          }
      }
    }
    let log = RestoredSceneTests.Log()
    var host = TestHost { Modeled(log: log) }
    try host.tap("Open B")
    host = try host.terminateAndRestore()
    #expect(host.isVisible("0, 2") && host.isVisible("Open A") && host.isVisible("B 2"))
    log.lines = []
    try host.tap("Open A")
    host = try host.terminateAndRestore()
    #expect(host.isVisible("2, 2") && host.isVisible("A 2") && host.isVisible("B 2"))
    #expect(host.diagnostics.filter { $0.code.hasPrefix("update") }.isEmpty)
  }

  @Test func theTabAndThePathsOfAllTabsAreRestored() throws {
    enum Place: Hashable { case inbox, archive, settings }
    struct Desk: View {
      @State private var place = Place.inbox
      var body: some View {
        TabView(selection: $place) {
          Tab("Inbox", systemImage: "tray", value: Place.inbox) { Numbers(name: "Inbox") }
          Tab("Archive", systemImage: "archivebox", value: Place.archive) { Numbers(name: "Archive") }
          Tab("Settings", systemImage: "gear", value: Place.settings) { Numbers(name: "Settings") }
        }
        .restoresNavigation()
      }
    }
    var host = TestHost { Desk() }
    try host.tap("Next")
    try host.tab("Archive").select()
    try host.tap("Next")
    try host.tap("Next")
    host = try host.terminateAndRestore()
    #expect(host.tab("Archive").isSelected && host.pages == ["Archive", "Archive 1", "Archive 2"])
    // The other tab has not been made, and its pages outlive another launch.
    host = try host.terminateAndRestore()
    #expect(host.pages == ["Archive", "Archive 1", "Archive 2"])
    try host.tab("Inbox").select()
    #expect(host.pages == ["Inbox", "Inbox 1"])
    try host.goBack()
    host = try host.terminateAndRestore()
    #expect(host.pages == ["Inbox"])
    try host.tab("Archive").select()
    #expect(host.pages == ["Archive", "Archive 1", "Archive 2"])
  }

  @Test func aTabViewWithoutASelectionOpensWithItsTab() throws {
    struct Desk: View {
      var body: some View {
        TabView {
          Numbers(name: "One").tabItem { Text("First") }
          Numbers(name: "Two").tabItem { Text("Second") }
        }
        .restoresNavigation()
      }
    }
    var host = TestHost { Desk() }
    try host.tab("Second").select()
    try host.tap("Next")
    host = try host.terminateAndRestore()
    #expect(host.tab("Second").isSelected && host.pages == ["Two", "Two 1"])
    try host.tab("First").select()
    host = try host.terminateAndRestore()
    #expect(host.tab("First").isSelected && host.pages == ["One"])
  }

  @Test(arguments: [300, 1000]) func theColumnsAndTheSelectionOfASplitViewAreRestored(width: Int) throws {
    struct Desk: View {
      @State private var selection: Int?
      var body: some View {
        NavigationSplitView {
          List(1...3, id: \.self, selection: $selection) { Text("Box \($0)") }.navigationTitle("Boxes")
        } detail: {
          NavigationStack {
            if let selection {
              NavigationLink("Open", value: selection * 10).navigationTitle("In \(selection)")
                .navigationDestination(for: Int.self) { Text("Item \($0)").navigationTitle("Item \($0)") }
            } else {
              Text("Nothing")
            }
          }
        }
        .restoresNavigation()
      }
    }
    var host = TestHost(width: Double(width), height: 600) { Desk() }
    try host.tap("Box 2")
    try host.tap("Open")
    host = try host.terminateAndRestore()
    #expect(host.isVisible("Item 20"))
    try host.goBack()
    #expect(host.isVisible("Open"))
    host = try host.terminateAndRestore()
    #expect(host.isVisible("Open") && !host.isVisible("Item 20"))
  }

  @Test func aListOpensWhereItWasScrolledTo() throws {
    struct Long: View {
      var body: some View {
        List(0..<400, id: \.self) { row in
          Text("Row \(row)").frame(height: row.isMultiple(of: 3) ? 90 : 30)
        }
        .restoresNavigation()
      }
    }
    var host = TestHost(width: 400, height: 600) { Long() }
    try host.scroll(to: "Row 211")
    let shown = host.rowsInView
    #expect(shown.contains { $0.hasPrefix("Row 211 ") } && !shown.contains { $0.hasPrefix("Row 0 ") })
    host = try host.terminateAndRestore()
    #expect(host.rowsInView == shown)
    try host.scroll(to: "Row 0")
    host = try host.terminateAndRestore()
    #expect(host.rowsInView.contains { $0.hasPrefix("Row 0 ") })
  }

  @Test func aScrollViewWaitsForContentThatIsLoaded() async throws {
    struct Loading: View {
      @State private var lines: [Int] = []
      var body: some View {
        ScrollView {
          VStack {
            ForEach(lines, id: \.self) { Text("Line \($0)").frame(height: 40) }
          }
        }
        .task { lines = Array(0..<100) }
        .restoresNavigation()
      }
    }
    var host = TestHost(width: 400, height: 400) { Loading() }
    await host.settle()
    try host.scroll(to: "Line 80")
    let shown = host.rowsInView
    host = try host.terminateAndRestore()
    await host.settle()
    #expect(host.rowsInView == shown)
  }

  struct Editor: View {
    @State private var title: String
    @State private var note = ""
    @State private var secret = ""
    init(title: String) { _title = State(initialValue: title) }
    var body: some View {
      NavigationStack {
        Form {
          TextField("Title", text: $title)
          SecureField("Password", text: $secret)
          TextField("PIN", text: .constant("")).privacySensitive()
          TextEditor(text: $note).accessibilityLabel("Note")
          NavigationLink("More", value: 1)
        }
        .navigationTitle("Editor")
        .navigationDestination(for: Int.self) { _ in TextField("Deep", text: $note).navigationTitle("More") }
      }
      .restoresNavigation()
    }
  }

  @Test func textsThatAUserIsWritingAndTheFocusAreRestored() throws {
    var host = TestHost { Editor(title: "Walden") }
    host.field("Title").text = "Walden, or Life in the Woods"
    host.field("Password").text = "hunter2"
    host.field("Note").text = "Dear Ann"
    try host.focus("Note")
    host = try host.terminateAndRestore()
    #expect(host.field("Title").text == "Walden, or Life in the Woods" && host.field("Note").text == "Dear Ann")
    #expect(host.field("Password").text == "")
    #expect(host.focused?.hasPrefix("Note") == true)
    #expect(SavedScene(host: host)["scene"]?.contains("hunter2") == false)
  }

  @Test func aDraftIsNotRestoredOverATextThatHasChangedMeanwhile() throws {
    let host = TestHost { Editor(title: "Walden") }
    host.field("Title").text = "Walden II"
    let archive = try SavedScene(host: host).archive("scene")
    let other = try launch(archive) { Editor(title: "A newer title") }
    #expect(other.field("Title").text == "A newer title")
    let same = try launch(archive) { Editor(title: "Walden") }
    #expect(same.field("Title").text == "Walden II")
  }

  @Test func theDraftOfAPageThatWasLeftIsForgotten() throws {
    struct Pages: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Write", value: 1).navigationTitle("Root")
            .navigationDestination(for: Int.self) { page in
              Draft().navigationTitle("Page \(page)")
            }
        }
        .restoresNavigation()
      }
    }
    struct Draft: View {
      @State private var text = ""
      var body: some View {
        TextField("Draft", text: $text)
        NavigationLink("Deeper", value: 2)
      }
    }
    var host = TestHost { Pages() }
    try host.tap("Write")
    host.field("Draft").text = "lost"
    try host.goBack()
    try host.tap("Write")
    #expect(host.field("Draft").text == "")
    host.field("Draft").text = "kept"
    try host.tap("Deeper")
    // The page with the draft is below the one on top, so it is not made at once.
    host = try host.terminateAndRestore()
    #expect(host.pages == ["Root", "Page 1", "Page 2"] && host.field("Draft").text == "")
    try host.goBack()
    #expect(host.field("Draft").text == "kept")
    try host.tap("Deeper")
    host = try host.terminateAndRestore()
    try host.goBack(to: "Root")
    host = try host.terminateAndRestore()
    try host.tap("Write")
    #expect(host.field("Draft").text == "")
  }

  @Test func rulesMigrateAllPathsOfAScene() throws {
    struct Today: View {
      var body: some View {
        TabView {
          Tab("One", systemImage: "1.circle") { Tickets() }
          Tab("Two", systemImage: "2.circle") { Tickets() }
        }
        .restoresNavigation(
          version: 2,
          rules: [
            .name("ticket", for: SavedTicket.self),
            .migrate(from: 1) { element in
              if element.name == "ticket" {
                element["number", as: Int.self] = element["number", as: Int.self].map { $0 + 100 }
              }
              return [element]
            },
          ])
      }
    }
    struct Tickets: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Open", value: SavedTicket(number: 1)).navigationTitle("Root")
            .navigationDestination(for: SavedTicket.self) { Text("x").navigationTitle("Ticket \($0.number)") }
        }
      }
    }
    let host = TestHost { Today() }
    try host.tap("Open")
    try host.tab("Two").select()
    try host.tap("Open")
    var archive = try SavedScene(host: host).archive("scene")
    archive.version = 1
    var old = try launch(archive) { Today() }
    #expect(old.tab("Two").isSelected && old.pages == ["Root", "Ticket 101"])
    // The other tab keeps its old pages until it is shown, under their old version.
    old = try old.terminateAndRestore()
    try old.tab("One").select()
    #expect(old.pages == ["Root", "Ticket 101"])
    old = try old.terminateAndRestore()
    #expect(old.pages == ["Root", "Ticket 101"])
  }

  @Test func aWholeSceneThatEndedTheAppIsSetAside() throws {
    let host = TestHost { Editor(title: "Walden") }
    try host.tap("More")
    let scene = SavedScene(host: host)
    scene["scene.restoring"] = "1"
    let next = try host.terminateAndRestore()
    #expect(next.pages == ["Editor"] && next.diagnostics.map(\.code) == ["restoration.crashed"])
  }

  /// A window with all kinds of parts.
  private struct Everything: View {
    @State private var box: Int?
    var body: some View {
      TabView {
        Tab("Boxes", systemImage: "tray") {
          NavigationSplitView {
            List(1...50, id: \.self, selection: $box) { Text("Box \($0)") }.navigationTitle("Boxes")
          } detail: {
            NavigationStack {
              Form { TextField("Name", text: .constant("")) }.navigationTitle("Root")
                .navigationDestination(for: Int.self) { Text("Item").navigationTitle("Item \($0)") }
            }
          }
        }
        Tab("Notes", systemImage: "pencil") { Text("Notes") }
      }
      .restoresNavigation()
    }
  }

  @Test func noPartOfASavedSceneIsTrusted() throws {
    let host = TestHost(width: 1_000, height: 600) { Everything() }
    try host.tap("Box 3")
    try host.scroll(to: "Box 48")
    host.field("Name").text = "Ann"
    try host.tab("Notes").select()
    let archive = try SavedScene(host: host).archive("scene")
    try #require(archive.parts.count >= 4)
    let hostile = [
      "", "{", "null", "[]", "-1", "99999999999999999999", "1e308", "\"x\"", "{\"x\":1e308,\"y\":-1e308}",
      "{\"x\":0,\"y\":9e99,\"item\":-5,\"distance\":1e300}",
      "{\"x\":0,\"y\":1,\"item\":9223372036854775807,\"distance\":0}",
      "{\"base\":\"\",\"text\":\"\\u0000\"}", String(repeating: "[", count: 2_000),
    ]
    for part in archive.parts.keys {
      for text in hostile {
        var damaged = archive
        let name = archive.parts[part]?.first?.name ?? "Swift.Int"
        damaged.parts[part] = [.init(name: name, json: text), .init(name: "Gone", json: text)]
        let opened = try launch(damaged) { Everything() }
        try opened.tab("Boxes").select()
        #expect(opened.isVisible("Boxes"), "\(part): \(text)")
      }
    }
  }

  @Test func partsOfAViewThatIsGoneAreForgotten() throws {
    struct Changing: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          Toggle("Shown", isOn: $isShown)
          if isShown { Numbers(name: "Box") }
        }
        .restoresNavigation()
      }
    }
    let host = TestHost { Changing() }
    try host.tap("Next")
    #expect(try SavedScene(host: host).archive("scene").parts.values.contains { !$0.isEmpty })
    try host.tap("Shown")
    #expect(try SavedScene(host: host).archive("scene").parts.isEmpty)
  }

  @Test func aSheetThatAUserOpensAgainBeginsAnew() throws {
    struct Opening: View {
      @SceneStorage("open") private var isOpen = false
      let isKept: Bool
      @State private var isShown = false
      var body: some View {
        Button("Open") {
          if isKept { isOpen = true } else { isShown = true }
        }
        .sheet(isPresented: isKept ? $isOpen : $isShown) { Numbers(name: "Sheet") }
        .restoresNavigation()
      }
    }
    for isKept in [false, true] {
      var host = TestHost { Opening(isKept: isKept) }
      try host.tap("Open")
      try host.tap("Next")
      #expect(host.pages == ["Sheet", "Sheet 1"])
      host = try host.terminateAndRestore()
      if !isKept { try host.tap("Open") }
      #expect(host.pages == (isKept ? ["Sheet", "Sheet 1"] : ["Sheet"]))
    }
  }

  @Test func aSelectionThatCannotBeSavedIsReported() throws {
    struct Odd: Hashable { let action = "x" }
    struct Boxes: View {
      @State private var selection: Odd?
      var body: some View {
        List(selection: $selection) { Text("Only").tag(Odd()) }.restoresNavigation()
      }
    }
    let host = TestHost { Boxes() }
    #expect(host.diagnostics.map(\.code) == ["restoration.not-codable"])
  }
}

/// A stack of numbers with a title.
private struct Numbers: View {
  let name: String
  var body: some View {
    NavigationStack {
      NavigationLink("Next", value: 1).navigationTitle(name)
        .navigationDestination(for: Int.self) { number in
          NavigationLink("Next", value: number + 1).navigationTitle("\(name) \(number)")
        }
    }
  }
}

extension TestHost {
  /// The rows and lines in view, each with its place in the window, in order.
  fileprivate var rowsInView: [String] {
    guard let root = host.windows.last?.screen.root else { return [] }
    var rows: [String] = []
    func visit(_ element: Element) {
      if case .text(let text) = element.content, text.string.contains(" ") {
        let frame = element.frame(in: nil)
        if frame.maxY > 0, frame.minY < root.frame.height { rows.append("\(text.string) at \(Int(frame.minY))") }
      }
      for child in element.children { visit(child) }
    }
    visit(root)
    return rows
  }
}
