import Testing

@testable import CairnMacroExpansion

@Suite struct AnimatableExpansionTests {
  private func expand(
    _ declaration: String, role: String = "member", conformances: String = "Animatable"
  ) -> Expansion {
    AnimatableExpansion.expand(
      ExpansionRequest(
        macro: "AnimatableMacro", role: role, discriminator: "",
        syntax: SourceExcerpt(text: declaration, file: "a.swift", offset: 100), surroundings: [],
        extendedType: "Outer.Arc", conformances: conformances))
  }

  private func lines(_ source: String?) -> [String] {
    (source ?? "").split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  @Test func oneVariableIsTheData() {
    let expansion = expand("@Animatable struct Arc { var width: CGFloat; @AnimatableIgnored var isOpen: Bool }")
    #expect(
      lines(expansion.source) == [
        "nonisolated var animatableData: CGFloat.AnimatableData {", "get { width.animatableData }",
        "set { width.animatableData = newValue }", "}",
      ])
  }

  @Test func severalVariablesAreInterpolatedTogether() {
    let expansion = expand(
      """
      @Animatable
      public struct Arc: Shape {
        @State var own = 1.0
        public var width: CGFloat = 3 { didSet { print(width) } }
        let height = 2.0
        var angle = Angle(degrees: 5)
        func path(in rect: CGRect) -> Path { var path = Path(); return path }
        #if DEBUG
        var depth = -0.5
        #endif
        static var shared = 1
        var area: CGFloat { width * 2 }
      }
      """)
    #expect(
      lines(expansion.source) == [
        "public nonisolated var animatableData: "
          + "AnimatableValues<CGFloat.AnimatableData, Angle.AnimatableData, Double.AnimatableData> {",
        "get { AnimatableValues(width.animatableData, angle.animatableData, depth.animatableData) }",
        "set { (width.animatableData, angle.animatableData, depth.animatableData) = newValue.value }", "}",
      ])
  }

  @Test func theConformanceIsAddedWhereItIsWanted() {
    let declaration = "@Animatable struct Arc { var width: CGFloat }"
    #expect(expand(declaration, role: "extension").source == "extension Outer.Arc: Animatable {}")
    #expect(expand(declaration, role: "extension", conformances: "").source == "")
  }

  @Test func dataThatIsWrittenOutStays() {
    #expect(expand("struct Arc { var width = 1.0; var animatableData: Double { get { 1 } set {} } }").source == "")
  }

  @Test(arguments: [
    ("struct Arc { var count = makeCount() }", 117), ("struct Arc { var a, b: Double }", 114),
    ("func arc() {}", 100),
  ])
  func whatItCannotKnowIsAnError(declaration: String, offset: Int) {
    let expansion = expand(declaration)
    #expect(expansion.source == nil)
    #expect(expansion.diagnostics.count == 1)
    #expect(expand(declaration, role: "extension").diagnostics.isEmpty)
  }
}
