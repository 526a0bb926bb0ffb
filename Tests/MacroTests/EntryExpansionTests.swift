import Testing

@testable import CairnMacroExpansion

@Suite struct EntryExpansionTests {
  private func expand(
    _ declaration: String, role: String = "peer", in surroundings: String = "extension EnvironmentValues {}",
    mainActor: Bool = false
  ) -> Expansion {
    let configuration = #"{"features":["Macros"\#(mainActor ? #","NoExplicitNonIsolated""# : "")]}"#
    return EntryExpansion.expand(
      ExpansionRequest(
        macro: "EntryMacro", role: role, discriminator: "",
        syntax: SourceExcerpt(text: declaration, file: "a.swift", offset: 100),
        surroundings: [SourceExcerpt(text: surroundings, file: "", offset: 0)],
        buildConfiguration: configuration))
  }

  private func lines(_ source: String?) -> [String] {
    (source ?? "").split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  @Test func theAccessorsGoThroughTheKey() {
    let expansion = expand("@Entry var name: Int = 1", role: "accessor")
    #expect(lines(expansion.source) == ["get { self[__Key_name.self] }", "set { self[__Key_name.self] = newValue }"])
  }

  @Test(arguments: [
    ("EnvironmentValues", "EnvironmentKey"), ("Transaction", "TransactionKey"),
    ("ContainerValues", "ContainerValueKey"),
    ("SwiftUI.EnvironmentValues", "SwiftUI.EnvironmentKey"),
  ])
  func theKeyFitsWhatIsExtended(type: String, keyProtocol: String) {
    let expansion = expand("@Entry public var name: Int = 1", in: "extension \(type) {}")
    #expect(
      lines(expansion.source) == [
        "private struct __Key_name: \(keyProtocol) {",
        "static var defaultValue: Int { get { return 1 } }",
        "}",
      ])
  }

  @Test(arguments: ["String?", "Optional<String>", "String!", "String? = nil"])
  func aFocusedValueHasAKeyWithoutADefault(type: String) {
    let expansion = expand("@Entry var name: \(type)", in: "extension FocusedValues {}")
    #expect(
      lines(expansion.source) == ["private struct __Key_name: FocusedValueKey {", "typealias Value = String", "}"])
  }

  @Test func anOptionalWithoutADefaultIsNil() {
    let expansion = expand("@Entry var name: (any P)?")
    #expect(lines(expansion.source)[1] == "static var defaultValue: ((any P))? { nil }")
  }

  @Test func anInferredDefaultIsStoredOnce() {
    let free = expand("@Entry var name = make()")
    #expect(
      lines(free.source)[1] == "@safe nonisolated(unsafe) private(set) static var defaultValue = make()")
    let isolated = expand("@Entry var name = make()", mainActor: true)
    #expect(lines(isolated.source)[1] == "static let defaultValue = make()")
  }

  @Test func theKeySharesTheIsolationOfTheEntry() {
    let marked = expand("@MainActor @Entry var name = Model()")
    #expect(
      lines(marked.source) == [
        "private struct __Key_name: @MainActor EnvironmentKey {",
        "@MainActor static let defaultValue = Model()",
        "}",
      ])
    let surrounded = expand("@Entry var name: Int = 1", in: "@MainActor extension EnvironmentValues {}")
    #expect(lines(surrounded.source)[1] == "@MainActor static var defaultValue: Int { get { return 1 } }")
    let freed = expand(
      "@Entry nonisolated var name = 1", in: "@MainActor extension EnvironmentValues {}", mainActor: true)
    #expect(
      lines(freed.source) == [
        "private nonisolated struct __Key_name: EnvironmentKey {",
        "@safe nonisolated(unsafe) private(set) static var defaultValue = 1",
        "}",
      ])
  }

  @Test func availabilityAndEscapedNamesAreKept() {
    let expansion = expand("@available(iOS 18, *) @Entry var `in`: Int = 1")
    #expect(
      lines(expansion.source).prefix(2) == ["@available(iOS 18, *)", "private struct `__Key_in`: EnvironmentKey {"])
  }

  @Test(arguments: [
    ("@Entry var x: Int", 111, "the entry 'x' needs a default value, or an optional type"),
    ("@Entry static var x = 1", 107, "'@Entry' cannot be used on a 'static' variable"),
    ("@Entry var x: Int { 1 }", 118, "'@Entry' cannot be attached to a variable with accessors or observers"),
    ("/* é */ @Entry func f() {}", 116, "'@Entry' can only be attached to a 'var'"),
    (
      "@Entry var x = 1, y = 2", 116,
      "'@Entry' can only be attached to a single variable: declare each entry separately"
    ),
  ])
  func anErrorSaysWhatIsWrongAndWhere(declaration: String, offset: Int, message: String) throws {
    let expansion = expand(declaration)
    #expect(expansion.source == nil)
    let diagnostic = try #require(expansion.diagnostics.first)
    #expect(diagnostic.message == message)
    #expect(diagnostic.offset == offset)
    #expect(diagnostic.file == "a.swift")
  }

  @Test func aConstantIsOfferedAChange() {
    let diagnostic = expand("@Entry let x = 1").diagnostics.first
    #expect(diagnostic?.message == "'@Entry' can only be attached to a 'var', not a 'let'")
    #expect(diagnostic?.offset == 107)
    #expect(diagnostic?.replacement == .init(message: "replace 'let' with 'var'", length: 3, text: "var"))
  }

  @Test(arguments: [
    ("@Entry var x: Int", 111, "the entry 'x' of FocusedValues needs an optional type"),
    (
      "@Entry var x: Int? = 5", 121,
      "the entry 'x' of FocusedValues cannot have a default value: it is nil until a view sets it"
    ),
  ])
  func aFocusedValueMustBeOptionalAndStartEmpty(declaration: String, offset: Int, message: String) {
    let diagnostic = expand(declaration, in: "extension FocusedValues {}").diagnostics.first
    #expect(diagnostic?.message == message)
    #expect(diagnostic?.offset == offset)
  }

  @Test(arguments: ["struct EnvironmentValues {}", "extension Foo {}", "func f() {}"])
  func anEntryElsewhereIsRefused(surroundings: String) {
    let diagnostic = expand("  @Entry var x = 1", in: surroundings).diagnostics.first
    #expect(
      diagnostic?.message
        == "'@Entry' can only be used in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
    )
    #expect(diagnostic?.offset == 102)
  }

  @Test func onlyTheKeyReportsAnError() {
    let accessors = expand("@Entry var x: Int", role: "accessor")
    #expect(accessors.diagnostics.isEmpty)
    #expect(lines(accessors.source) == ["get { fatalError() }", "set { fatalError() }"])
    #expect(expand("@Entry var x: Int { 1 }", role: "accessor") == Expansion())
  }
}
