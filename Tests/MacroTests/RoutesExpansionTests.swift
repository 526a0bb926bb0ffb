import Testing

@testable import CairnMacroExpansion

@Suite struct RoutesExpansionTests {
  private func expand(_ cases: String, role: String = "member", header: String = "@Routes enum Page") -> Expansion {
    RoutesExpansion.expand(
      ExpansionRequest(
        macro: "RoutesMacro", role: role, discriminator: "",
        syntax: SourceExcerpt(text: "\(header) {\n\(cases)\n}", file: "a.swift", offset: 100), surroundings: [],
        extendedType: "Outer.Page", conformances: "Routable"))
  }

  private func lines(_ cases: String, header: String = "@Routes enum Page") -> [String] {
    (expand(cases, header: header).source ?? "").split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  /// Returns the statements that read a URL.
  private func reading(_ cases: String) -> [String] { lines(cases).filter { $0.hasPrefix("if address") } }

  @Test func aRouteIsReadByOneStatement() {
    #expect(
      reading(
        """
        @Route("/issues") case list
        @Route("/issues/{number}/edit") case edit(number: Int)
        @Route("/files/{path...}") case file(path: [String])
        @Route("/search?q={text}&page={page}") case search(text: String?, page: Int = 1)
        """) == [
          "if address.fits(\"/issues\") { return Self.list }",
          "if address.fits(\"/search\"), let v0 = address.item(\"q\", Cairn.RouteCoding(String.self)), "
            + "let v1 = address.item(\"page\", Cairn.RouteCoding(Int.self), default: 1) "
            + "{ return Self.search(text: v0, page: v1) }",
          "if address.fits(\"/issues/{}/edit\"), "
            + "let v0 = address.value(1, Cairn.RouteCoding(Int.self)) { return Self.edit(number: v0) }",
          "if address.fits(\"/files/{...}\"), let v0 = address.value(rest: 1, Cairn.RouteCoding(String.self)) "
            + "{ return Self.file(path: v0) }",
        ])
  }

  @Test func aTextIsTriedBeforeACaptureAndACaptureBeforeTheRest() {
    let order = reading(
      """
      @Route("/a/{rest...}") case rest(rest: [String])
      @Route("/a/{x}") case capture(x: Int)
      @Route("/a/b") case text
      @Route("/{y}/b") case first(y: String)
      """
    ).compactMap { $0.split(separator: "Self.").last?.prefix { $0.isLetter } }
    #expect(order == ["text", "capture", "rest", "first"])
  }

  @Test func anOptionalValueAtTheEndCanBeLeftOut() {
    #expect(
      reading("@Route(\"/archive/{year}/{month}\") case archive(year: Int, month: Int?)") == [
        "if address.fits(\"/archive/{}\"), let v0 = address.value(1, Cairn.RouteCoding(Int.self)) "
          + "{ return Self.archive(year: v0, month: nil) }",
        "if address.fits(\"/archive/{}/{}\"), let v0 = address.value(1, Cairn.RouteCoding(Int.self)), "
          + "let v1 = address.value(2, Cairn.RouteCoding(Int.self)) { return Self.archive(year: v0, month: v1) }",
      ])
  }

  @Test func theAddressIsWrittenPartByPart() {
    let found = lines("@Route(\"/a/{x}?q={y}\") case one(y: String = \"\", x: Int)")
    let start = found.firstIndex(of: "if case .one(let v0, let v1) = self {")
    #expect(
      found[(start ?? 0)...].prefix(7) == [
        "if case .one(let v0, let v1) = self {", "var address = Cairn.RouteAddress()", "address.add(\"a\")",
        "address.add(v1, Cairn.RouteCoding(Int.self))",
        "address.set(\"q\", v0, Cairn.RouteCoding(String.self), default: \"\")", "return address.written", "}",
      ])
  }

  @Test func thePageBelowIsAPrefixOrTheOneNamed() {
    let found = lines(
      """
      @Route("/a") case a
      @Route("/a/{x}") case b(x: Int)
      @Route("/a/{y}/c") case c(y: Int)
      @Route("/d/{x}/{z}", under: "/a/{x}") case d(x: Int, z: Int)
      @Route("/a/e", under: "/") case e
      """)
    let start = found.firstIndex { $0.contains("var _routeBelow") } ?? 0
    #expect(
      found[(start + 1)...].prefix(12) == [
        "if case .b = self {", "return _routeAddress?.start(ofLengths: [1])", "}", "if case .c = self {",
        "return _routeAddress?.start(ofLengths: [1, 2])", "}", "if case .d(let v0, _) = self {",
        "var address = Cairn.RouteAddress()", "address.add(\"a\")", "address.add(v0, Cairn.RouteCoding(Int.self))",
        "return address.written", "}",
      ])
  }

  @Test func casesWithoutRoutesHaveNoURL() {
    #expect(
      lines("@Route(\"/a\") case a\ncase b, c(Int)").filter { $0.hasPrefix("if case") } == ["if case .a = self {"])
    #expect(lines("case b").filter { $0 == "return nil" }.count == 3)
  }

  @Test func manyRoutesAreDividedIntoFunctions() {
    let found = lines((0..<70).map { "@Route(\"/r\($0)\") case r\($0)" }.joined(separator: "\n"))
    #expect(found.filter { $0.hasSuffix("() -> Self? {") } == (0..<3).map { "func part\($0)() -> Self? {" })
    #expect(found.filter { $0 == "if let found = part2() { return found }" }.count == 2)
  }

  @Test func escapedNamesAndAccessAreKept() {
    let found = lines(
      "@Route(\"/a/{default}\") case `default`(`default`: Int)", header: "@Routes public enum Page")
    #expect(found.contains { $0.contains("return Self.`default`(default: v0)") })
    #expect(found.contains("if case .`default`(let v0) = self {"))
    #expect(found.filter { $0.hasPrefix("public ") }.count == 4)
  }

  @Test func theConformanceIsAddedWhereItIsMissing() {
    #expect(expand("", role: "extension").source == "extension Outer.Page: Cairn.Routable {}")
  }

  private static let inBraces = "has to be one name in braces, such as '{id}' or '{path...}', or a text without any"

  /// The offsets are those of the characters after `▸`, which is not part of the source.
  @Test(arguments: [
    ("@Route(\"▸issues\") case a", "a route starts with '/'"),
    ("@Route(\"▸/\") case a", "'/' shows the first page of the stack, which needs no route"),
    ("@Route(\"/a/▸/b\") case a", "'' cannot be a part of a path"),
    ("@Route(\"/é/▸..\") case a", "'..' cannot be a part of a path"),
    ("@Route(\"/a/▸x{b}\") case a(b: Int)", "'x{b}' \(inBraces)"),
    ("@Route(\"/a/▸{b c}\") case a(b: Int)", "'{b c}' \(inBraces)"),
    ("@Route(\"/{a...}/▸b\") case a(a: [Int])", "nothing can follow the rest of the path"),
    ("@Route(\"/a?b={b}&▸c\") case a(b: Int?)", "'c' has to be an item of the query, such as 'page={page}'"),
    ("@Route(\"▸/{a}/{a}\") case a(a: Int)", "two captures are named 'a'"),
    ("@Route(\"▸/a/{b}\") case a", "'{b}' needs an associated value with the label 'b'"),
    ("@Route(\"/a\") case a(▸b: Int)", "the route does not contain '{b}'"),
    ("@Route(\"/a\") case a(▸Int)", "an associated value needs a label, which is its name in the route"),
    ("@Route(\"/a/{b}/c\") case a(▸b: Int?)", "'{b}' can be left out only at the end of the path"),
    ("@Route(\"▸/{b}\") case a(b: Int?)", "every part of the route can be left out"),
    ("@Route(\"/{b...}\") case a(▸b: String)", "the rest of the path needs an array, such as [String]"),
    ("@Route(\"/a?b={b}\") case a(▸b: [Int]?)", "an array takes the rest of the path: '{b...}'"),
    ("@Route(\"/▸a%20b\") case a", "'a%20b' is written as in a URL: write the text itself"),
    ("@Route(\"/a?b={b}\") case a(▸b: Int)", "'b' is in the query, so it needs an optional type or a default value"),
    ("@Route(\"/a\") case a\n@Route(\"▸/a\") case b", "'/a' fits the same URLs as '/a'"),
    (
      "@Route(\"/a/{x}\") case a(x: Int)\n@Route(\"▸/a/{y}?z={z}\") case b(y: String, z: Int?)",
      "'/a/{y}?z={z}' fits the same URLs as '/a/{x}'"
    ),
    (
      "@Route(\"/a\") case a\n@Route(\"▸/a/{y}\") case b(y: String?)", "'/a/{y}' fits the same URLs as '/a'"
    ),
    ("@Route(\"/a\", under: \"▸/b\") case a", "no route has the pattern '/b'"),
    (
      "@Route(\"/b/{x}\") case b(x: Int)\n@Route(\"/a\", under: \"▸/b/{x}\") case a",
      "the path of this route has no '{x}'"
    ),
    ("@Route(\"/a\", under: \"▸/a\") case a", "the route is its own parent"),
    ("@Route(\"/a\") case a, ▸b", "declare each case with a route separately"),
    ("@Route(▸\"/\\(x)\") case a", "a route is a plain string literal"),
    ("▸@Route(pattern) case a", "a route is a plain string literal"),
  ])
  func anErrorSaysWhatIsWrongAndWhere(_ cases: String, _ message: String) throws {
    let source = "@Routes enum Page {\n" + cases
    let mark = try #require(source.utf8.firstRange(of: Array("▸".utf8)))
    let expansion = expand(cases.replacing("▸", with: ""))
    let problem = try #require(expansion.diagnostics.first)
    #expect(problem.message == message)
    #expect(problem.offset - 100 == source.utf8.distance(from: source.startIndex, to: mark.lowerBound))
    #expect(problem.file == "a.swift")
    // The compiler does not report missing members too.
    let extended = expand(cases.replacing("▸", with: ""), role: "extension")
    let stub = "static func _route(_ address: Cairn.RouteAddress) -> Self? {\nreturn nil"
    #expect(expansion.source == nil && extended.diagnostics.isEmpty)
    #expect(extended.source?.contains(stub) == true)
  }

  @Test func eachErrorIsReportedOnce() {
    let expansion = expand(
      """
      @Route("a") case a
      @Route("/b") case b
      @Route("/b") case c
      @Route("/d") case d(x: Int)
      """)
    #expect(expansion.diagnostics.count == 3)
    #expect(
      expand("@Route(\"/a\") case a", header: "@Routes struct Page").diagnostics.map(\.message)
        == ["'@Routes' can only be attached to an enum"])
    #expect(
      expand("@Route(\"/a\", under: \"/b\") case a\n@Route(\"/b\", under: \"/a\") case b").diagnostics.map(\.message)
        == ["the route is its own parent", "the route is its own parent"])
  }
}
