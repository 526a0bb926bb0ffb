import CairnTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Styles of controls")
struct StyleTests {
  @Test func aFieldStyleOfTheAppKeepsTheFieldAtWork() throws {
    struct Starred: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
          Text("*")
          configuration
        }
      }
    }
    struct Screen: View {
      @State private var name = ""
      @State private var done = false
      var body: some View {
        VStack {
          TextField("Name", text: $name).onSubmit { done = true }
          Text(done ? "done" : "open")
        }
        .textFieldStyle(Starred())
      }
    }
    let host = TestHost { Screen() }
    try host.type("Ann", into: "Name")
    #expect(host.value(of: "Name") == "Ann")
    try host.submit("Name")
    #expect(host.texts == ["*", "done"])
  }

  @Test func anEditorStyleOfTheAppMakesWhatStandsForTheEditor() throws {
    struct Locked: TextEditorStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        if isEnabled { TextEditor(text: .constant("open")) } else { Text("Nothing can be written today.") }
      }
    }
    struct Screen: View {
      @State private var isLocked = true
      @State private var notes = "mine"
      var body: some View {
        VStack {
          TextEditor(text: $notes).textEditorStyle(Locked()).disabled(isLocked)
          Button("Unlock") { isLocked = false }
          TextEditor(text: $notes).textEditorStyle(.plain).accessibilityLabel("Notes")
        }
      }
    }
    let host = TestHost { Screen() }
    #expect(host.texts == ["Nothing can be written today.", "Unlock"])
    // Inside a style's body, editors look as the context requires.
    try host.tap("Unlock")
    #expect(host.texts == ["Unlock"])
    #expect(host.value(of: "Notes") == "mine")
    try host.type("yours", into: "Notes")
    #expect(host.value(of: "Notes") == "yours")
  }

  @Test func aBoxStyleOfTheAppArrangesItsParts() {
    struct Below: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    let host = TestHost { GroupBox("Address") { Text("Oslo") }.groupBoxStyle(Below()) }
    #expect(host.texts == ["Oslo", "Address"])
  }

  @Test func aBoxShowsItsLabelAboveItsContent() {
    let host = TestHost {
      GroupBox("Address") {
        Text("Oslo")
        Text("Norway")
      }
    }
    #expect(host.texts == ["Address", "Oslo", "Norway"])
  }

  @Test func aStyleOfTheAppMayGiveTheLabelAndContentOfAValue() {
    struct Colon: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(":")
          configuration.content
        }
      }
    }
    let host = TestHost { LabeledContent("Version", value: "2.1").labeledContentStyle(Colon()) }
    #expect(host.texts == ["Version", ":", "2.1"])
  }

  @Test func aStyleMayShowAValueInTheUsualWay() {
    struct Framed: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        LabeledContent(configuration).labeledContentStyle(.automatic).padding()
      }
    }
    let host = TestHost { LabeledContent("Version", value: "2.1").labeledContentStyle(Framed()) }
    #expect(host.texts == ["Version", "2.1"])
  }

  @Test func aProgressStyleOfTheAppKnowsTheFraction() {
    struct Percent: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
        }
      }
    }
    let host = TestHost { ProgressView("Loading", value: 1, total: 4).progressViewStyle(Percent()) }
    #expect(host.texts == ["Loading", "25 of 100"])
  }

  @Test func aGaugeStyleOfTheAppKnowsTheShare() {
    struct Share: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(configuration.value == 0.5 ? "half" : "other")
          configuration.currentValueLabel
        }
      }
    }
    let host = TestHost {
      Gauge(value: 30, in: 20...40) {
        Text("Speed")
      } currentValueLabel: {
        Text("30 km/h")
      }
      .gaugeStyle(Share())
    }
    #expect(host.texts == ["Speed", "half", "30 km/h"])
  }

  @Test func aDisclosureStyleOfTheAppOpensTheGroup() throws {
    struct Words: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Button(configuration.isExpanded ? "Less" : "More") { configuration.isExpanded.toggle() }
          configuration.label
          if configuration.isExpanded { configuration.content }
        }
      }
    }
    let host = TestHost { DisclosureGroup("Details") { Text("3 kg") }.disclosureGroupStyle(Words()) }
    #expect(host.texts == ["More", "Details"])
    try host.tap("More")
    #expect(host.texts == ["Less", "Details", "3 kg"])
  }

  @Test func aMenuStyleOfTheAppKeepsTheMenuAtWork() throws {
    struct Starred: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("*")
          Menu(configuration)
        }
      }
    }
    struct Screen: View {
      @State private var order = "name"
      var body: some View {
        VStack {
          Menu("Sort") { Button("Date") { order = "date" } }
          Text(order)
        }
        .menuStyle(Starred())
      }
    }
    let host = TestHost { Screen() }
    #expect(host.texts == ["*", "Sort", "name"])
    try host.tap("Sort")
    try host.tap("Date")
    #expect(host.texts == ["*", "Sort", "date"])
  }

  @Test func aGroupStyleOfTheAppArrangesItsControls() {
    struct Labelled: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          configuration.content
        }
      }
    }
    let host = TestHost {
      ControlGroup("Size") {
        Button("Smaller") {}
        Button("Larger") {}
      }
      .controlGroupStyle(Labelled())
    }
    #expect(host.texts == ["Size", "Smaller", "Larger"])
  }

  @Test func aGroupAsAMenuOpens() throws {
    let host = TestHost {
      ControlGroup("Size") { Button("Larger") {} }.controlGroupStyle(.menu)
    }
    #expect(!host.isVisible("Larger"))
    try host.tap("Size")
    #expect(host.isVisible("Larger"))
  }

  @Test func aDateStyleOfTheAppWritesTheSelection() throws {
    struct NextDay: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button("Next") { configuration.selection += 86_400 }
      }
    }
    struct Screen: View {
      @State private var day = Date(timeIntervalSinceReferenceDate: 0)
      var body: some View {
        DatePicker("Day", selection: $day).datePickerStyle(NextDay())
        Text("\(Int(day.timeIntervalSinceReferenceDate) / 86_400) days")
      }
    }
    let host = TestHost { Screen() }
    try host.tap("Next")
    #expect(host.isVisible("1 days"))
  }

  @Test func aButtonStyleKnowsTheRole() {
    struct Roles: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(configuration.role == .destructive ? "!" : ".")
        }
      }
    }
    let host = TestHost {
      VStack {
        Button("Delete", role: .destructive) {}
        Button("Keep") {}
      }
      .buttonStyle(Roles())
    }
    #expect(host.texts == ["Delete", "!", "Keep", "."])
  }

  @Test func theInnerStyleWins() {
    struct Mark: ButtonStyle {
      let mark: String
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text(mark)
      }
    }
    let host = TestHost {
      VStack {
        Button("A") {}
        Button("B") {}.buttonStyle(Mark(mark: "inner"))
        Button("C") {}.buttonStyle(.plain)
      }
      .buttonStyle(Mark(mark: "outer"))
    }
    #expect(host.texts == ["A", "outer", "B", "inner", "C"])
  }

  @Test func aPrimitiveStyleMayShowTheButtonItself() throws {
    struct Confirming: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("?")
          Button(configuration).buttonStyle(.bordered)
        }
      }
    }
    struct Screen: View {
      @State private var count = 0
      var body: some View { Button("Go \(count)") { count += 1 }.buttonStyle(Confirming()) }
    }
    let host = TestHost { Screen() }
    try host.tap("Go 0")
    #expect(host.texts == ["?", "Go 1"])
  }

  private final class Runs {
    private(set) var count = 0
    func add() { count += 1 }
  }

  /// A swatch that assistive technology hears as a plain button.
  private struct Swatch: ButtonStyle {
    let isRepresented: Bool
    let runs: Runs

    func makeBody(configuration: Configuration) -> some View {
      let _ = runs.add()
      let parts = HStack {
        Text("swatch")
        Button("Inner") {}
      }
      if isRepresented {
        parts.accessibilityRepresentation { Button(action: {}) { configuration.label } }
      } else {
        parts
      }
    }
  }

  @Test(arguments: [true, false])
  func aButtonInsideAStyleIsNotStyledAgain(isRepresented: Bool) {
    let runs = Runs()
    let host = TestHost(strict: true) {
      Button("Red") {}.buttonStyle(Swatch(isRepresented: isRepresented, runs: runs))
    }
    #expect(runs.count == 1)
    #expect(host.diagnostics.isEmpty)
  }
}
