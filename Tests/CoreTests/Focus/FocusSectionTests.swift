import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Arrow keys and sections of the focus")
struct FocusSectionTests {
  /// Two buttons at the left, and one further down at the right. In the middle there is a button outside any
  /// section.
  private struct Board: View {
    let hasSections: Bool

    var body: some View {
      VStack(spacing: 0) {
        section {
          VStack(spacing: 0) {
            Button("First") {}
            Spacer().frame(height: 100)
            Button("Second") {}
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        section {
          Button("Right") {}
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
        Button("Left") {}
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .overlay(alignment: .topLeading) { Button("Between") {}.offset(y: 60) }
    }

    @ViewBuilder private func section(@ViewBuilder content: () -> some View) -> some View {
      if hasSections { content().focusSection() } else { content() }
    }
  }

  @Test func arrowsGoToWhatLiesNearestThatWay() throws {
    let host = TestHost { Board(hasSections: false) }
    try host.focus("First")
    try host.press(.downArrow)
    #expect(host.focused == "Between")
    try host.press(.downArrow)
    #expect(host.focused == "Second")
    try host.press(.downArrow)
    #expect(host.focused == "Left")
    try host.press(.upArrow)
    #expect(host.focused == "Second")
  }

  @Test func withinASectionItsOwnComeFirst() throws {
    let host = TestHost { Board(hasSections: true) }
    try host.focus("First")
    try host.press(.downArrow)
    #expect(host.focused == "Second")
    try host.press(.upArrow)
    #expect(host.focused == "First")
  }

  @Test func aSectionIsEnteredWhereverItIsMet() throws {
    let host = TestHost { Board(hasSections: true) }
    try host.focus("Second")
    try host.press(.downArrow)
    #expect(host.focused == "Right")
    try host.press(.downArrow)
    #expect(host.focused == "Left")
    try host.press(.upArrow)
    #expect(host.focused == "Right")
  }

  @Test func whereNothingLiesThatWayTheFocusStays() throws {
    let host = TestHost { Board(hasSections: true) }
    try host.focus("Left")
    #expect(throws: TestHostError.self) { try host.press(.downArrow) }
    #expect(host.focused == "Left")
  }

  @Test func inAFieldArrowsAlongTheTextStayThere() throws {
    let host = TestHost {
      HStack {
        TextField("Name", text: .constant("Ann"))
        Button("Save") {}
      }
      Button("Below") {}
    }
    try host.focus("Name")
    #expect(throws: TestHostError.self) { try host.press(.rightArrow) }
    #expect(host.focused == "Name")
    try host.press(.downArrow)
    #expect(host.focused == "Below")
  }

  @Test func aMoveCommandIsAskedBefore() throws {
    struct Screen: View {
      @State private var moves = 0
      var body: some View {
        Button("One") {}.onMoveCommand { if $0 == .down { moves += 1 } }
        Button("Two \(moves)") {}
      }
    }
    let host = TestHost { Screen() }
    try host.focus("One")
    try host.press(.downArrow)
    #expect(host.focused == "One")
    #expect(host.isVisible("Two 1"))
  }
}
