import Testing

@testable import CairnValues

@Suite struct InputTests {
  @Test func keysAreTheirCharacters() {
    let s: KeyEquivalent = "s"
    #expect(s == KeyEquivalent("s"))
    #expect(KeyEquivalent.return.character == "\r")
    #expect(KeyEquivalent.upArrow != .downArrow)
  }

  @Test func shortcutsDefaultToCommand() {
    #expect(KeyboardShortcut("s").modifiers == .command)
    #expect(KeyboardShortcut.defaultAction.modifiers.isEmpty)
    #expect(Set([KeyboardShortcut("s"), KeyboardShortcut("s", modifiers: [.command, .shift])]).count == 2)
  }

  @Test func keyPressesShowThemselves() {
    let press = KeyPress(phase: .down, key: "a", characters: "A", modifiers: .shift)
    #expect(press.debugDescription.contains("down"))
    #expect(KeyPress.Phases.all == [.down, .repeat, .up])
    #expect(KeyPress.Phases([.down, .up]).debugDescription == "down|up")
  }
}
