import CairnSwiftSources
import Testing

@testable import CairnMacroExpansion

@Suite struct DeclarationTests {
  @Test func readsNameTypeAndInitialValue() throws {
    let variable = try VariableDeclaration("@Entry var name: Type = value")
    #expect(variable.name == "name")
    #expect(variable.namePosition == 11)
    #expect(variable.type == "Type")
    #expect(variable.initialValue == "value")
    #expect(variable.initialValuePosition == 24)
  }

  @Test func typeAndInitialValueMayBeAbsent() throws {
    let inferred = try VariableDeclaration("var name = 5")
    #expect(inferred.type == nil)
    #expect(inferred.initialValue == "5")
    let optional = try VariableDeclaration("var name: Foo?")
    #expect(optional.type == "Foo?")
    #expect(optional.initialValue == nil)
  }

  @Test func readsAttributesAndModifiers() throws {
    let variable = try VariableDeclaration(
      """
      /// About it.
      @Entry @available(iOS 18, macOS 15, *) @Swift.MainActor @Wrapper<Int>("(") // @Comment
      public private(set) nonisolated(unsafe) var x = 1
      """)
    #expect(variable.header.attributes.map(\.name) == ["Entry", "available", "Swift.MainActor", "Wrapper"])
    #expect(variable.header.attribute(named: "available")?.text == "@available(iOS 18, macOS 15, *)")
    #expect(variable.header.attribute(named: "Wrapper")?.text == "@Wrapper<Int>(\"(\")")
    #expect(variable.header.modifiers.map(\.text) == ["public", "private(set)", "nonisolated(unsafe)"])
    #expect(variable.header.isolation == .mainActor)
  }

  @Test func commentsAroundTheInitialValueAreLeftOut() throws {
    let variable = try VariableDeclaration("var x: Int /* a */ = /* b */ 1 /* c */ + // d\n 2 // e")
    #expect(variable.type == "Int")
    #expect(variable.initialValue == "1 /* c */ + // d\n 2")
  }

  @Test(arguments: [
    ("[String: (Int, Int)]", "[\"a\": (1, 2), \"b\": (3, 4)]"),
    ("Dictionary<String, Array<Int>>", "Dictionary<String, Array<Int>>()"),
    ("(Int, String) -> Void", "{ a, b in print(a, b) }"),
    ("@MainActor @Sendable () async throws -> Result<Int, any Error>", "{ .success(1) }"),
    ("any P & Q", "make { $0 == 1 } then: { get in get }"),
    ("String", "\"a, b { \\(c, \"d\") }\""),
    ("Int", "a < b ? c : d"),
    ("(Int?, Foo.Bar!)?", "nil"),
    ("Int", "if a { 1 } else { 2 }"),
  ])
  func typesAndExpressionsOfAllShapes(type: String, expression: String) throws {
    let variable = try VariableDeclaration("@Entry var x: \(type) = \(expression)")
    #expect(variable.type == type)
    #expect(variable.initialValue == expression)
  }

  @Test(
    arguments: [
      ("let x = 1", .constant(position: 0)),
      ("func x() {}", .notAVariable(position: 0)),
      ("@Entry", .notAVariable(position: 0)),
      ("", .notAVariable(position: 0)),
      ("var", .notAVariable(position: 0)),
      ("var (a, b) = (1, 2)", .severalVariables(position: 4)),
      ("var a = 1, b = 2", .severalVariables(position: 9)),
      ("var a: Int, b: Int", .severalVariables(position: 10)),
      ("var a = Set<Int>(), b = Dictionary<Int, Int>()", .severalVariables(position: 18)),
      ("var a: Int { 5 }", .accessors(position: 11)),
      ("var a: Int { get { 5 } set {} }", .accessors(position: 11)),
      ("var a: Int = 5 { didSet {} }", .observers(position: 15)),
      ("var a = 5 { willSet(new) {} }", .observers(position: 10)),
      ("var a: Int? { didSet {} }", .observers(position: 12)),
    ] as [(String, VariableDeclaration.Problem)])
  func saysWhyItIsNotOneStoredVariable(source: String, problem: VariableDeclaration.Problem) {
    #expect(throws: problem) { try VariableDeclaration(source) }
  }

  @Test(arguments: [
    ("Int?", "Int"), ("(any P)?", "(any P)"), ("Int??", "Int?"), ("Foo!", "Foo"), ("Optional<Foo>", "Foo"),
    ("Swift.Optional<[A: B]>", "[A: B]"), ("[Int]?", "[Int]"), ("(() -> Int)?", "(() -> Int)"),
    ("Foo<A, B>?", "Foo<A, B>"),
  ])
  func anOptionalTypeIsUnwrapped(type: String, wrapped: String) {
    #expect(OptionalType(type)?.wrapped == wrapped)
  }

  @Test(arguments: [
    "Int", "[Int?]", "() -> Int?", "(Int?) -> String?", "Array<Int?>", "Optional<Int>.Kind", "Foo<Int>", "",
  ])
  func theseTypesAreNotVisiblyOptional(type: String) {
    #expect(OptionalType(type) == nil)
  }

  @Test func readsTheHeadOfAnExtension() {
    let plain = ExtensionHeader("\n// A comment\npublic extension EnvironmentValues {}")
    #expect(plain?.typeName == "EnvironmentValues")
    #expect(plain?.qualifier == "")
    let qualified = ExtensionHeader("@MainActor extension SwiftUI.Transaction: P where A == B {}")
    #expect(qualified?.typeName == "Transaction")
    #expect(qualified?.qualifier == "SwiftUI.")
    #expect(qualified?.header.isolation == .mainActor)
    #expect(ExtensionHeader("nonisolated extension A {}")?.header.isolation == .nonisolated)
    #expect(ExtensionHeader("struct EnvironmentValues {}") == nil)
    #expect(ExtensionHeader("extension") == nil)
  }

  @Test(arguments: [
    "@A var x = 1",
    "@A\n@B\nprivate\nvar x: Int? = nil",
    "var x = [\n1,\n2\n]",
    "var x = a\n  .b()\n  .c { d in\n e }",
    "var x =\n 1\n + 2 +\n 3",
    "var x = a\n ? b\n : c",
    "var x = a\n as? B",
    "var x: Int\n{ 5 }",
    "var x = if a { 1 }\n else { 2 }",
    "var x = \"\"\"\n a\n \"\"\"",
    "var x: Int?",
    "var x = 1;",
  ])
  func findsTheEndOfAVariableAmongStatements(declaration: String) {
    for next in ["Text()", "-y", "@B var z = 2", "(a)", "[b]", "{ }()", "var b = 1", "#if A", "}"] {
      let source = SourceTokens("{ \(declaration)\n \(next) }")
      let end = source.endOfVariableDeclaration(at: 1)
      let isSeparate = declaration.hasSuffix("x: Int?") && next == "{ }()"
      #expect(source.text(1..<end) == declaration || isSeparate, "before \(next)")
    }
  }
}
