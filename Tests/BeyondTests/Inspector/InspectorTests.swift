import Cairn
import CairnCore
import CairnTesting
import Observation
import SwiftUI
import Testing

@MainActor @Suite("The inspector")
struct InspectorTests {
  @Observable final class Library {
    var title = "Walden"
  }

  enum Shade: CaseIterable { case red, green }

  struct Counter: View {
    @State private var count = 0
    @State private var isOn = false
    @State private var shade = Shade.red
    let step: Int

    var body: some View {
      Button("Add to \(count)") { count += step }
      Text(verbatim: "\(isOn ? "On" : "Off"), \(shade)")
    }
  }

  struct Title: View {
    let library: Library

    var body: some View { Text(library.title) }
  }

  struct Screen: View {
    @State private var isInspecting = false
    @State private var library = Library()
    @State private var path: [Int] = []
    @State private var step = 1

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Counter(step: step)
          Title(library: library)
          Button("Rename") { library.title += "!" }
          Button("Bigger Steps") { step += 1 }
          NavigationLink("Open", value: 7)
          Button("Inspect") { isInspecting.toggle() }
        }
        .navigationTitle("Home")
        .navigationDestination(for: Int.self) { Text("Book \($0)").navigationTitle("Book \($0)") }
      }
      .navigationInspector(isPresented: $isInspecting)
    }
  }

  /// A wide window has the inspector beside the app, so that both can be used.
  private func inspected() throws -> TestHost {
    let host = TestHost(width: 1_200, strict: true) { Screen() }
    try host.tap("Inspect")
    return host
  }

  private func turn(_ host: TestHost) throws -> InspectedTurn {
    _ = host.title
    return try #require(host.session.graph.inspection?.turns.last)
  }

  @Test func nothingIsRecordedWhileNoInspectorIsShown() throws {
    let host = try inspected()
    #expect(host.session.graph.inspection != nil)
    try host.tap("Inspect")
    _ = host.title
    #expect(host.session.graph.inspection == nil)
  }

  @Test func theViewsOfTheAppAreListed() throws {
    let host = try inspected()
    let inspection = try #require(host.session.graph.inspection)
    let views = inspection.views.flatMap(\.all).map(\.id)
    #expect(
      views == [
        "Screen", "Screen > page “Home”", "Screen > page “Home” > Counter", "Screen > page “Home” > Title",
      ])
    #expect(host.button("Counter").exists)
    #expect(!inspection.elements.contains { $0.label == "Counter" })
    #expect(inspection.elements.contains { $0.label == "Add to 0" })
  }

  @Test func aFilterFindsAView() throws {
    let host = try inspected()
    try host.type("tit", into: "Find a View")
    #expect(host.button("Title").exists)
    #expect(!host.button("Counter").exists)
  }

  @Test func aTextIsEditedInPlace() throws {
    let host = try inspected()
    try host.tap("Counter")
    try host.type("41", into: "count")
    #expect(host.isVisible("Add to 0"))
    try host.submit("count")
    #expect(host.isVisible("Add to 41"))
    try host.tap("Add to 41")
    #expect(host.field("count").text == "42")
  }

  @Test func aSwitchAndAChoiceAreEditedInPlace() throws {
    let host = try inspected()
    try host.tap("Counter")
    try host.toggle("isOn")
    try host.pick("green", from: "shade")
    #expect(host.isVisible("On, green"))
  }

  @Test func textThatDoesNotFitIsRefused() throws {
    let host = try inspected()
    try host.tap("Counter")
    try host.type("many", into: "count")
    try host.submit("count")
    #expect(host.isVisible("Add to 0"))
    #expect(host.isVisible("“many” is not a value of Int. Write a whole number, such as 12."))
    try host.type("3", into: "count")
    try host.submit("count")
    #expect(host.isVisible("Add to 3"))
    #expect(!host.isVisible("“many” is not a value of Int. Write a whole number, such as 12."))
  }

  @Test func aPathIsEditedInPlace() throws {
    let host = try inspected()
    try host.tap("Screen")
    try host.type("[1, 2]", into: "path")
    try host.submit("path")
    #expect(host.pages == ["Home", "Book 1", "Book 2"])
  }

  @Test func stateIsTheCauseOfTheViewThatReadsIt() throws {
    let host = try inspected()
    try host.tap("Add to 0")
    let turn = try turn(host)
    #expect(turn.runs.map(\.name) == ["Counter"])
    #expect(turn.runs.map { $0.causes.map(\.text) } == [["Counter.count changed"]])
    #expect(turn.bodies == 1)
  }

  @Test func newValuesAreTheCauseOfTheViewInside() throws {
    let host = try inspected()
    try host.tap("Bigger Steps")
    let runs = try turn(host).runs
    #expect(runs.first { $0.name == "Screen" }?.causes.map(\.text) == ["Screen.step changed"])
    #expect(runs.first { $0.name == "Counter" }?.causes == [.newValue(from: "Screen")])
    #expect(!runs.contains { $0.name == "Title" })
  }

  @Test func anObservablePropertyIsTheCauseOfTheViewThatReadsIt() throws {
    let host = try inspected()
    // The first change of an object ends a tracking that keeps no name.
    try host.tap("Rename")
    try host.tap("Rename")
    let runs = try turn(host).runs
    #expect(runs.map(\.name) == ["Title"])
    #expect(runs[0].causes.map(\.text).first?.contains("Library") == true)
  }

  @Test func aStoredValueIsTheCauseOfTheViewThatReadsIt() throws {
    struct Sizes: View {
      @AppStorage("size") private var size = 1
      @Environment(\.layoutDirection) private var direction

      var body: some View {
        Button("Size \(size)") { size += 1 }
          .navigationInspector(isPresented: .constant(true))
      }
    }
    let host = TestHost(width: 1_200, strict: true) { Sizes() }
    try host.tap("Size 1")
    #expect(try turn(host).runs.map { $0.causes.map(\.text) } == [["Sizes.size changed"]])
    let properties = try #require(host.session.graph.inspection?.views.first?.properties)
    #expect(properties.map(\.kind) == [.storage, .environment])
    #expect(properties.map(\.text) == ["2", "leftToRight"])
    #expect(properties.map(\.isEditable) == [true, false])
    #expect(throws: InspectionProblem.self) { try properties[1].set("rightToLeft") }
  }

  @Test func lookingDoesNotChangeWhatIsSeen() throws {
    let host = try inspected()
    try host.tap("Add to 0")
    let turns = try #require(host.session.graph.inspection).turns.map(\.id)
    for section in ["Elements", "Stacks", "Turns", "Log", "Views"] { try host.pick(section, from: "Inspector Section") }
    try host.tap("Counter")
    try host.tap("All Views")
    _ = host.title
    #expect(host.session.graph.inspection?.turns.map(\.id) == turns)
  }

  @Test func theTurnThatOpensTheInspectorIsNotRecorded() throws {
    let host = try inspected()
    _ = host.title
    #expect(host.session.graph.inspection?.turns.isEmpty == true)
  }

  @Test func stacksShowTheirPages() throws {
    let host = try inspected()
    try host.pick("Stacks", from: "Inspector Section")
    try host.tap("Open")
    #expect(host.isVisible("path: [Int]"))
    #expect(host.isVisible("path[0]: Int = 7"))
  }

  @Test func turnsShowWhoRanAndWhy() throws {
    let host = try inspected()
    try host.pick("Turns", from: "Inspector Section")
    try host.tap("Add to 0")
    #expect(host.isVisible("Counter.count changed"))
  }

  @Test func theSliderTravelsThroughTheLog() throws {
    let host = try inspected()
    try host.tap("Open")
    try host.pick("Log", from: "Inspector Section")
    #expect(host.title == "Book 7")
    try host.tap("Step Back")
    #expect(host.pages == ["Home"])
    try host.tap("Step Forward")
    #expect(host.pages == ["Home", "Book 7"])
    try host.slide("Entry", to: -1)
    #expect(host.pages == ["Home"])
  }

  @Test func theLogIsReplayed() async throws {
    let host = try inspected()
    try host.tap("Open")
    try host.pick("Log", from: "Inspector Section")
    try host.tap("Replay")
    await host.settle()
    #expect(host.pages == ["Home", "Book 7"] && host.isVisible("The same happened again."))
    // The input that has opened the inspector is not one of the app.
    #expect(host.texts.last?.hasSuffix("tap(\"Open\"); push (link) to [\"7\"]; changes Screen.path") == true)
    try host.tap("Step Back")
    #expect(host.pages == ["Home"])
  }

  @Test func theLogLeavesOutWhatIsDoneInTheInspector() throws {
    let log = NavigationLog()
    let host = TestHost(width: 1_200, strict: true) {
      Counter(step: 1)
        .navigationLog(log)
        .navigationInspector(isPresented: .constant(true), log: log)
    }
    try host.pick("Stacks", from: "Inspector Section")
    try host.tap("Add to 0")
    #expect(log.entries.map(\.input) == [.tap("Add to 0")])
  }

  @Test func anInspectorIsASheetWhereThereIsLittleRoom() throws {
    let host = TestHost(strict: true) { Screen() }
    try host.tap("Inspect")
    #expect(host.sheets == 1)
    try host.tap("Counter")
    try host.type("5", into: "count")
    try host.submit("count")
    try host.dismissSheet()
    #expect(host.isVisible("Add to 5"))
  }
}
