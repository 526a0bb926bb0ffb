import Testing

@testable import CairnTool

@Suite("Property lists of Xcode")
struct PropertyListTests {
  @Test func everyKindOfValueIsRead() throws {
    let list = try PropertyList.parse(
      """
      // !$*UTF8*$!
      {
        plain = com.example-app/1.0; /* a comment; with "marks" */
        "quoted key" = "a \\"text\\"\\nof two lines, =;";
        empty = "";
        list = (one, "two, three", (), {},);
        nested = { deep = { er = "$(inherited)"; }; };
      }
      """)
    #expect(list["plain"] == .text("com.example-app/1.0"))
    #expect(list["quoted key"] == .text("a \"text\"\nof two lines, =;"))
    #expect(list["empty"] == .text(""))
    #expect(list["list"] == .list([.text("one"), .text("two, three"), .list([]), .dictionary([:])]))
  }

  @Test(arguments: [
    "", "{", "{ a = ; }", "{ a = b }", "( a b )", "\"no end", "{ a = b; } more", "{ = b; }", "/* no end",
  ])
  func whatIsNoListIsRefused(text: String) {
    #expect(throws: PropertyList.Problem.self) { try PropertyList.parse(text) }
  }

  @Test func theLineOfAProblemIsNamed() {
    #expect {
      try PropertyList.parse("{\n  a = b;\n  c = d\n}")
    } throws: { error in
      (error as? PropertyList.Problem)?.line == 4
    }
  }

  @Test func deepNestingEnds() {
    #expect(throws: PropertyList.Problem.self) { try PropertyList.parse(String(repeating: "(", count: 100_000)) }
  }

  /// A project on a disk may be damaged in any way. Reading it ends, with a list or a problem.
  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func damagedListsEnd(seed: UInt64) {
    var state = seed
    func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var bytes = Array("{ a = (b, \"c\\\"d\", { e = f; }); /* g */ h = i; // j\n k = l; }".utf8)
    for _ in 0..<3 { bytes[next(below: bytes.count)] = Array("{}()=;,\"\\/* \n\u{FF}".utf8)[next(below: 14)] }
    bytes.removeLast(next(below: 5))
    _ = try? PropertyList.parse(String(decoding: bytes, as: UTF8.self))
  }
}
