import CairnSwiftSources
import Testing

@testable import CairnMacroExpansion

@Suite struct PreviewExpansionTests {
  private func expand(_ source: String, surroundings: [String] = []) -> Expansion {
    PreviewExpansion.expand(
      ExpansionRequest(
        macro: "PreviewMacro", role: "declaration", discriminator: "$s1a7PreviewfMf_",
        syntax: SourceExcerpt(text: source, file: "a.swift", offset: 100, fileID: "App/a.swift", line: 7),
        surroundings: surroundings.map { SourceExcerpt(text: $0, file: "", offset: 0) }))
  }

  /// Returns the tokens of a source, whatever its spacing.
  private func tokens(_ source: String?) -> [String] { SourceTokens(source ?? "").tokens.map(\.text) }

  /// The expansion of a preview in a line, with what makes it.
  private func registry(line: Int = 7, _ preview: String) -> String {
    """
    enum $s1a7PreviewfMf_7previewfMu_: _PreviewRegistry {
      static var _previewFile: Swift.String { "App/a.swift" }
      static var _previewLine: Swift.Int { \(line) }
      static var _preview: __Preview {
        \(preview)
      }
    }
    """
  }

  @Test func thePreviewBecomesATypeThatMakesIt() {
    let expansion = expand("#Preview(\"Name\", traits: .a, .b) { Text(\"a\") }")
    #expect(expansion.source == registry(#"__Preview("Name", traits: .a, .b) { Text("a") }"#))
  }

  @Test func attributesMoveToTheType() {
    let expansion = expand("@available(iOS 18, *) #SwiftUI.Preview { Text(\"a\") }", surroundings: ["func f() {}"])
    #expect(
      tokens(expansion.source) == tokens("@available(iOS 18, *) " + registry("__Preview { Text(\"a\") }")))
  }

  @Test func theLineIsThatOfTheNumberSign() {
    let expansion = expand("\n// About it.\n@available(iOS 18, *)\n#Preview { Text(\"a\") }")
    #expect(expansion.source?.contains("_previewLine: Swift.Int { 10 }") == true)
  }

  @Test(arguments: [
    ("#Preview(\"n\") {", "}"), ("#Preview(\"n\", body: {", "})"), ("#Preview(arguments: [1]) { number in", "}"),
  ])
  func previewableVariablesBecomeMembersOfAView(opening: String, closing: String) {
    let expansion = expand(
      """
      \(opening)
        let before = 1
        @Previewable @State var x = [
          1,
        ]
        // Kept.
        @State @Previewable var y: Int?
        Text("\\(x)") { @State in }
      \(closing)
      """)
    let call = opening.replacing("#Preview", with: "__Preview")
    let expected = registry(
      """
      \(call)
        struct __PreviewContent: View {
          @State var x = [1,]
          @State var y: Int?
          var body: some View {
            let before = 1
            Text("\\(x)") { @State in }
          }
        }
        return __PreviewContent()
      \(closing)
      """)
    #expect(tokens(expansion.source) == tokens(expected))
  }

  @Test(arguments: [
    ("#Preview { VStack { @Previewable @State var x = 1 } }", 120),
    ("#Preview({ @Previewable var x = 1 }, { @Previewable var y = 1 })", 139),
    ("#Preview(@Previewable)", 109),
  ])
  func aPreviewableFurtherInsideIsRefused(source: String, offset: Int) {
    let diagnostic = expand(source).diagnostics.first
    #expect(
      diagnostic?.message
        == "'@Previewable' can only be attached to a variable at the outermost level of a '#Preview' body")
    #expect(diagnostic?.offset == offset)
  }

  /// Expanding invalid source must terminate without a crash.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func anythingCanBeExpanded(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = [
      "@Previewable ", "@State ", "var x", " = 1", "\n", "{", "}", "(", ")", "in ", "\"", ".a", ", ", "-", "?",
      "Text() ", ";",
    ]
    let body = (0..<25).map { _ in pieces.randomElement(using: &random)! }.joined()
    let expansion = expand("#Preview { \(body) }")
    #expect((expansion.source == nil) != expansion.diagnostics.isEmpty, "seed \(seed): \(body)")
  }
}
