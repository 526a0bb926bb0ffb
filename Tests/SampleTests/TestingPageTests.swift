import Foundation
import Testing

@Suite("Docs/Guide/Testing.md")
struct TestingPageTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  private func samples(of document: String) -> [String] {
    document.components(separatedBy: "```swift\n").dropFirst().compactMap { $0.components(separatedBy: "\n```").first }
  }

  /// The lines of a text without what they are all indented by, so that a method compares with one in a suite.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func itsSamplesAreThoseCompiledHere() throws {
    let document = try String(contentsOf: Self.tests.appending(path: "../../Docs/Guide/Testing.md"), encoding: .utf8)
    let code = try ["TestingRecipes.swift", "Printed/FoundByFuzzing.swift"].map { name in
      try String(contentsOf: Self.tests.appending(path: name), encoding: .utf8)
    }
    let here = code.map { lines($0).joined(separator: "\n") }
    let samples = samples(of: document)
    #expect(samples.count >= 12)
    for sample in samples {
      let text = lines(sample).joined(separator: "\n")
      #expect(here.contains { $0.contains(text) }, "not compiled: \(sample)")
    }
  }

  @Test func itHasTenRecipes() throws {
    let document = try String(contentsOf: Self.tests.appending(path: "../../Docs/Guide/Testing.md"), encoding: .utf8)
    let recipes = try #require(document.components(separatedBy: "## Ten recipes\n").dropFirst().first)
    let section = try #require(recipes.components(separatedBy: "\n## ").first)
    #expect(section.components(separatedBy: "\n### ").count - 1 == 10)
  }
}
