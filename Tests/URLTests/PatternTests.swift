import CairnCore
import Foundation
import SwiftUI
import Testing

@testable import CairnURLs

private struct Step: Hashable, Codable {
  var recipe: Int
  var number: Int
}

private struct Search: Hashable, Codable {
  var term: String
  var page: Int?
  var isExact: Bool?
}

private enum Route: Hashable {
  case recipe(Int)
  case settings
}

@MainActor
@Suite struct PatternTests {
  /// An address as it is read from a URL, and written to one.
  private func address(_ url: String) -> PageAddress { PageAddress(URL(string: "https://example.org" + url)!) }

  /// Checks that a URL means a value, and the value has this URL.
  private func check(_ pattern: URLPattern, _ url: String, _ value: any Hashable) throws {
    let address = address(url)
    let read = try #require(pattern.rule.value(of: address), "\(url) means nothing")
    #expect(AnyHashable(read) == AnyHashable(value))
    #expect(pattern.rule.address(of: value) == address)
  }

  @Test func simpleValuesAreOneCapture() throws {
    try check(URLPattern("/recipes/{id}", for: Int.self), "/recipes/12", 12)
    try check(URLPattern("/recipes/{id}", for: String.self), "/recipes/a%2Fb%20c", "a/b c")
    let id = UUID()
    try check(URLPattern("/notes/{note}", for: UUID.self), "/notes/\(id.uuidString)", id)
    try check(URLPattern("/on/{is}", for: Bool.self), "/on/true", true)
    try check(URLPattern("/at/{value}", for: Double.self), "/at/1.5", 1.5)
  }

  @Test func structuresAreCapturesByTheirKeys() throws {
    try check(
      URLPattern("/recipes/{recipe}/steps/{number}", for: Step.self), "/recipes/3/steps/4", Step(recipe: 3, number: 4))
    let search = URLPattern("/search?q={term}&page={page}&exact={isExact}", for: Search.self)
    try check(search, "/search?q=bread&page=2&exact=true", Search(term: "bread", page: 2, isExact: true))
    try check(search, "/search?q=a%26b", Search(term: "a&b", page: nil, isExact: nil))
    #expect(search.rule.value(of: address("/search?page=2")) == nil)
    #expect(search.rule.value(of: address("/search?q=x&page=two")) == nil)
  }

  @Test func closuresTranslateAnything() throws {
    let recipe = URLPattern("/recipes/{id}") { captures in
      Route.recipe(try captures("id"))
    } captures: { route in
      if case .recipe(let id) = route { ["id": "\(id)"] } else { nil }
    }
    try check(recipe, "/recipes/7", Route.recipe(7))
    #expect(recipe.rule.address(of: Route.settings) == nil)
    #expect(recipe.rule.value(of: address("/recipes/seven")) == nil)
    try check(URLPattern("/settings", for: Route.settings), "/settings", Route.settings)
    #expect(URLPattern("/settings", for: Route.settings).rule.address(of: Route.recipe(1)) == nil)
  }

  @Test(arguments: ["/recipes", "/recipes/", "/Recipes/1", "/other/1", "/"])
  func whatDoesNotFitMeansNothing(_ url: String) {
    #expect(URLPattern("/recipes/{id}", for: Int.self).rule.fit(address(url)) == nil)
  }

  @Test(arguments: ["", "/", "/a{b}", "/{}", "/{a}/{a}", "/a?b", "/a?b=c", "/{a", "/a}b", "/{{a}}", "/{a}?x={a}"])
  func malformedPatternsAreNeverUsed(_ text: String) {
    let rule = URLPattern(text, for: Int.self).rule
    #expect(rule.problem?.contains("“\(text)”") == true)
    #expect(rule.fit(address("/a/1")) == nil && rule.address(of: 1) == nil)
  }

  @Test(arguments: ["", ".", "..", "a\0b"])
  func textsThatAreNoSegmentsAreNotWritten(_ text: String) {
    #expect(URLPattern("/files/{name}", for: String.self).rule.address(of: text) == nil)
  }

  @Test func theMoreExactPatternIsMeant() throws {
    let rules = [URLPattern("/{kind}/{id}", for: Pair.self), URLPattern("/new/{id}", for: Int.self)].map(\.rule)
    #expect(rules.read(address("/new/1"))?.value as? Int == 1)
    #expect(rules.read(address("/old/1"))?.value as? Pair == Pair(kind: "old", id: 1))
    // Longer ones come before shorter ones.
    let both = [URLPattern("/a", for: "short"), URLPattern("/a/b", for: "long")].map(\.rule)
    #expect(both.read(address("/a/b/c"))?.value as? String == "long")
    #expect(both.read(address("/a/c"))?.segments == 1)
  }

  private struct Pair: Hashable, Codable {
    var kind: String
    var id: Int
  }

  @Test func anAddressThatLeadsElsewhereIsNotUsed() {
    let rules = [URLPattern("/{kind}/{id}", for: Pair.self), URLPattern("/new/{id}", for: Int.self)].map(\.rule)
    #expect(rules.address(of: Pair(kind: "old", id: 1)) != nil)
    // It would lead to the number.
    #expect(rules.address(of: Pair(kind: "new", id: 1)) == nil)
  }

  @Test func errorsSayWhatIsMissing() {
    let captures: URLCaptures = ["id": "x"]
    #expect { try captures("id", as: Int.self) } throws: { "\($0)" == "“x” is not a Int." }
    #expect { try captures("no") } throws: { "\($0)" == "The URL has no “no”." }
  }

  @Test func schemesOfAppsHaveNoHosts() {
    #expect(
      PageAddress(URL(string: "recipes://recipes/12?a=b")!)
        == PageAddress(segments: ["recipes", "12"], query: ["a": "b"]))
    #expect(PageAddress(URL(string: "https://host/recipes/12")!).segments == ["recipes", "12"])
  }

  @Test func randomTextsComeBack() throws {
    var generator = SystemRandomNumberGenerator()
    let pattern = URLPattern("/x/{recipe}/{number}", for: Step.self)
    let text = URLPattern("/t/{a}", for: String.self)
    for _ in 0..<2_000 {
      let step = Step(recipe: Int.random(in: .min ... .max, using: &generator), number: .random(in: -9...9))
      let address = try #require(pattern.rule.address(of: step))
      #expect(pattern.rule.value(of: address) as? Step == step)
      let scalars = (0..<Int.random(in: 1...8)).compactMap { _ in Unicode.Scalar(UInt32.random(in: 1...0x2FFF)) }
      let word = String(String.UnicodeScalarView(scalars))
      guard word != ".", word != "..", let written = text.rule.address(of: word) else { continue }
      #expect(text.rule.value(of: written) as? String == word)
    }
  }
}
