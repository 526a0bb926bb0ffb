import CairnHosting
import Testing

@Suite("Keys that all hosts share")
struct KeyBindingTests {
  @Test func escapeLeavesAndAltWithAnArrowGoesBackAndForward() {
    #expect(KeyBindings.intent(for: Key(.escape)) == .leave)
    #expect(KeyBindings.intent(for: Key(.left, .alt)) == .back)
    #expect(KeyBindings.intent(for: Key(.right, .alt)) == .forward)
    #expect(KeyBindings.intent(for: Key(.back)) == .back)
  }

  @Test func theArrowsAreMirroredFromRightToLeft() {
    #expect(KeyBindings.intent(for: Key(.right, .alt), isMirrored: true) == .back)
    #expect(KeyBindings.intent(for: Key(.left, .alt), isMirrored: true) == .forward)
    #expect(KeyBindings.intent(for: Key(.right), isMirrored: true) == .turnPage(-1))
    #expect(KeyBindings.intent(for: Key(.up, .alt), isMirrored: true) == .moveRow(-1))
  }

  @Test func lettersHaveNoMeaningByDefault() {
    #expect(KeyBindings.intent(for: .character("q")) == nil)
    #expect(KeyBindings.intent(for: .character("r")) == nil)
    #expect(KeyBindings.intent(for: .character("r", .control)) == .refresh)
  }
}
