import Testing

@testable import CairnTool

@Suite("Conditions of compilation")
struct ConditionTests {
  private let world = CompilerWorld(modules: ["SwiftUI"], flags: ["DEBUG", "SPRING"], version: "6.3.1")

  @Test(
    arguments: [
      ("os(iOS)", false, true), ("!os(iOS)", true, false), ("os(Linux)", true, true), ("os(macOS)", false, false),
      ("os(iOS) || os(macOS)", false, true), ("os(iOS) && DEBUG", false, true), ("!(os(iOS) || os(tvOS))", true, false),
      ("canImport(UIKit)", false, true), ("canImport(AppKit)", false, false),
      ("canImport(SwiftUI, _version: 6)", true, true),
      ("targetEnvironment(simulator)", false, false), ("SPRING", true, true), ("WINTER", false, false),
      ("swift(>=5.9)", true, true), ("compiler(<6.0)", false, false), ("true", true, true),
      ("os(iOS) // phones", false, true),
    ])
  func conditionsHoldAsTheCompilerHasThem(text: String, here: Bool, onPhone: Bool) {
    #expect(Condition(text).holds(in: world) == here)
    #expect(Condition(text).holds(in: world.as(.ios)) == onPhone)
  }

  @Test(arguments: ["hasFeature(Macros)", "os(iOS", "&& DEBUG", "((", "$", ""])
  func whatOnlyTheCompilerKnowsIsOpen(text: String) { #expect(Condition(text).holds(in: world) == nil) }

  @Test func deepConditionsEnd() {
    #expect(Condition(String(repeating: "(", count: 10_000) + "DEBUG").holds(in: world) == nil)
  }
}
