import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Keys")
struct KeyTests {
  private struct Board: View {
    @State private var log: [String] = []
    let answer: KeyPress.Result
    var body: some View {
      VStack {
        Text("inner").focusable().accessibilityLabel("Square")
          .onKeyPress(.leftArrow) {
            log.append("inner left")
            return answer
          }
          .onKeyPress(characters: .alphanumerics) { press in
            log.append("typed \(press.characters)")
            return .handled
          }
        Text(log.joined(separator: ", "))
      }
      .onKeyPress(.leftArrow) {
        log.append("outer left")
        return .handled
      }
      .onKeyPress(.space, phases: .up) { _ in
        log.append("space up")
        return .handled
      }
      .onMoveCommand { log.append("move \($0)") }
    }
  }

  @Test func theInnermostIsAskedFirst() throws {
    let host = TestHost { Board(answer: .handled) }
    try host.focus("Square")
    try host.press(.leftArrow)
    #expect(host.texts == ["Square", "inner left"])
  }

  @Test func aKeyThatIsIgnoredGoesOnOutwards() throws {
    let host = TestHost { Board(answer: .ignored) }
    try host.focus("Square")
    try host.press(.leftArrow)
    #expect(host.texts == ["Square", "inner left, outer left"])
  }

  @Test func arrowsAreCommandsWhereNobodyWantsTheKey() throws {
    let host = TestHost { Board(answer: .ignored) }
    try host.focus("Square")
    try host.press(.upArrow)
    #expect(host.texts == ["Square", "move up"])
  }

  @Test func charactersAreToldWithTheirModifiers() throws {
    let host = TestHost { Board(answer: .handled) }
    try host.focus("Square")
    try host.press("a")
    try host.press("b", modifiers: .shift)
    #expect(host.texts == ["Square", "typed a, typed B"])
  }

  @Test func withoutTheFocusNobodyIsAsked() {
    let host = TestHost { Board(answer: .handled) }
    #expect(throws: TestHostError.self) { try host.press(.leftArrow) }
  }

  @Test func aShortcutComesBeforeAKey() throws {
    struct Screen: View {
      @State private var said = "nothing"
      var body: some View {
        VStack {
          Text(said).focusable().accessibilityIdentifier("spot")
            .onKeyPress("s") {
              said = "key"
              return .handled
            }
          Button("Save") { said = "saved" }.keyboardShortcut("s", modifiers: [])
        }
      }
    }
    let host = TestHost { Screen() }
    try host.focus("spot")
    try host.press("s")
    #expect(host.isVisible("saved"))
  }

  @Test func keysGoIntoTheFieldWithTheFocus() throws {
    struct Screen: View {
      @State private var name = ""
      @State private var sent = ""
      var body: some View {
        TextField("Name", text: $name).onSubmit { sent = name }
        Text("sent \(sent)")
      }
    }
    let host = TestHost { Screen() }
    try host.focus("Name")
    for key in ["o", "l", "a", "x"] as [KeyEquivalent] { try host.press(key) }
    try host.press(.delete)
    #expect(host.value(of: "Name") == "ola")
    try host.press(.return)
    #expect(host.isVisible("sent ola"))
  }

  @Test func arrowsMoveASlider() throws {
    struct Screen: View {
      @State private var volume = 4.0
      var body: some View { Slider(value: $volume, in: 0...10, step: 2) { Text("Volume") } }
    }
    let host = TestHost { Screen() }
    try host.focus("Volume")
    try host.press(.rightArrow)
    #expect(host.value(of: "Volume") == "6")
    try host.press(.leftArrow)
    try host.press(.leftArrow)
    #expect(host.value(of: "Volume") == "2")
  }

  @Test func spaceSwitchesAToggle() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View { Toggle("Sound", isOn: $isOn) }
    }
    let host = TestHost { Screen() }
    try host.focus("Sound")
    try host.press(.space)
    #expect(host.value(of: "Sound") == "on")
  }

  private struct Rows: View {
    @State private var chosen: Set<Int> = []
    let count: Int
    var body: some View {
      VStack {
        Text(chosen.sorted().map(String.init).joined(separator: " "))
        List(0..<count, id: \.self, selection: $chosen) { Text("Row \($0)") }
      }
    }
  }

  @Test func N221_arrowsSelectRows() throws {
    let host = TestHost { Rows(count: 5) }
    try host.press(.downArrow)
    #expect(host.texts.first == "0")
    try host.press(.downArrow)
    try host.press(.downArrow)
    #expect(host.texts.first == "2")
    try host.press(.upArrow)
    #expect(host.texts.first == "1")
    try host.press(.end)
    #expect(host.texts.first == "4")
    try host.press(.downArrow)
    #expect(host.texts.first == "4")
  }

  @Test func N221_shiftSelectsARange() throws {
    let host = TestHost { Rows(count: 6) }
    try host.select("Row 2")
    try host.press(.downArrow, modifiers: .shift)
    try host.press(.downArrow, modifiers: .shift)
    #expect(host.texts.first == "2 3 4")
    try host.press(.upArrow, modifiers: .shift)
    #expect(host.texts.first == "2 3")
    try host.press(.home, modifiers: .shift)
    #expect(host.texts.first == "0 1 2")
    try host.press("a", modifiers: .command)
    #expect(host.texts.first == "0 1 2 3 4 5")
  }

  @Test func N221_aClickWithShiftSelectsARange() throws {
    let host = TestHost { Rows(count: 6) }
    try host.tap("Row 1")
    try host.extendSelection(to: "Row 4")
    #expect(host.texts.first == "1 2 3 4")
    try host.extendSelection(to: "Row 0")
    #expect(host.texts.first == "0 1")
  }

  @Test func arrowsScrollTheListToWhatTheySelect() throws {
    let host = TestHost { Rows(count: 1_000) }
    try host.press(.end)
    #expect(host.texts.first == "999")
    #expect(host.isVisible("Row 999"))
    #expect(!host.isVisible("Row 0"))
  }
}
