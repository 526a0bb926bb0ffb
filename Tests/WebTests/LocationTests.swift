import CairnScreen
import Foundation
import Testing

@testable import CairnWeb

@Suite struct LocationTests {
  @Test(arguments: [
    ("Choices and numbers", "choices-and-numbers"), ("  A & B  ", "a-b"), ("Über uns!", "über-uns"), ("???", "page"),
    ("日本", "日本"),
  ])
  func aNameBecomesAStep(_ name: String, _ step: String) { #expect(Location.step(for: name) == step) }

  @Test func pathsAreParsedIntoTheirSteps() {
    for steps in [[], ["notes"], ["über-uns", "日本"], ["a", "b", "c"]] {
      #expect(Location.steps(of: Location(steps: steps).url) == steps)
    }
  }

  @Test(arguments: ["notes", "/../x", "/%2e%2e", "/%", "/%zz", "/%00", "/%ff"])
  func malformedPathsAreRefused(_ path: String) { #expect(Location.steps(of: path) == nil) }

  @Test func pathsHaveAMaximumLength() {
    #expect(Location.steps(of: "/" + String(repeating: "a/", count: Location.mostSteps + 1)) == nil)
    #expect(Location.steps(of: "/" + String(repeating: "a", count: 5_000)) == nil)
  }

  private func named(_ name: String) -> (Int) -> [Location] { { _ in [Location(steps: [name])] } }
  private func id(_ number: Int) -> ElementID { ElementID(number) }

  @Test func pagesBecomeEntries() {
    var history = PageHistory()
    #expect(history.arrive(at: id(1), depth: 0, parts: named("catalog"))?.kind == .replace)
    #expect(history.current.url == "/")
    #expect(history.arrive(at: id(1), depth: 0, parts: named("catalog")) == nil)
    let push = history.arrive(at: id(2), depth: 1, parts: named("notes"))
    #expect(push == PageHistory.Change(kind: .push, key: "e2", url: "/notes"))
    #expect(history.arrive(at: id(3), depth: 2, parts: named("bread"))?.url == "/notes/bread")
    #expect(
      history.arrive(at: id(1), depth: 0, parts: named("catalog"))
        == PageHistory.Change(kind: .pop, key: "e1", url: "/"))
    #expect(history.entries.count == 1)
  }

  @Test func aPageAtTheSameDepthReplacesTheEntry() {
    var history = PageHistory()
    _ = history.arrive(at: id(1), depth: 0, parts: named("a"))
    _ = history.arrive(at: id(2), depth: 1, parts: named("b"))
    #expect(
      history.arrive(at: id(3), depth: 1, parts: named("c")) == PageHistory.Change(kind: .replace, key: "e3", url: "/c")
    )
    #expect(history.index(of: "e2") == nil)
  }

  @Test func aPageThatMovesGetsAnotherLocation() {
    let names = ["a", "b", "c", "d"]
    var pages = [1, 3]
    func parts(_ count: Int) -> [Location] { pages.suffix(count).map { Location(steps: [names[$0]]) } }
    func arrive(_ history: inout PageHistory) -> PageHistory.Change? {
      history.arrive(at: id(pages.last ?? 0), depth: pages.count, parts: parts)
    }
    var history = PageHistory()
    _ = history.arrive(at: id(0), depth: 0, parts: parts)
    _ = arrive(&history)
    pages = [1, 2, 3]
    #expect(arrive(&history) == PageHistory.Change(kind: .replace, key: "e3", url: "/b/c/d"))
    pages.insert(0, at: 0)
    pages.removeLast()
    _ = arrive(&history)
    pages.insert(3, at: 1)
    #expect(arrive(&history) == PageHistory.Change(kind: .replace, key: "e2", url: "/a/d/b/c"))
    pages.removeLast()
    #expect(arrive(&history)?.url == "/a/d/b")
  }

  @Test func goingForwardUsesTheBrowsersEntry() {
    var history = PageHistory()
    _ = history.arrive(at: id(1), depth: 0, parts: named("a"))
    _ = history.arrive(at: id(2), depth: 1, parts: named("b"))
    _ = history.arrive(at: id(1), depth: 0, parts: named("a"))
    history.isGoingForward = true
    #expect(
      history.arrive(at: id(9), depth: 1, parts: named("b")) == PageHistory.Change(kind: .replace, key: "e9", url: "/b")
    )
  }

  @Test func pagesOnTheWayForwardReplaceTheEntry() {
    var history = PageHistory()
    _ = history.arrive(at: id(1), depth: 0, parts: named("a"))
    _ = history.arrive(at: id(2), depth: 1, parts: named("b"))
    history.isGoingForward = true
    #expect(history.arrive(at: id(1), depth: 0, parts: named("a"))?.kind == .replace)
    #expect(history.arrive(at: id(9), depth: 1, parts: named("c"))?.kind == .replace)
  }

  @Test func aPageWithAnotherValueIsAnotherPlace() {
    var history = PageHistory()
    _ = history.arrive(at: id(1), depth: 0, parts: named("a"))
    _ = history.arrive(at: id(2), depth: 1, parts: named("b"))
    // By code it takes the entry, and by a link it gets one.
    #expect(
      history.arrive(at: id(2), renewals: 1, depth: 1, parts: named("c"))
        == PageHistory.Change(kind: .replace, key: "e2r1", url: "/c"))
    history.pendingStep = "d"
    #expect(
      history.arrive(at: id(2), renewals: 2, depth: 1, parts: named("d"))
        == PageHistory.Change(kind: .push, key: "e2r2", url: "/d"))
    #expect(history.left["e2r1"]?.location.url == "/c")
  }

  @Test func theOrderOfQueryItemsIsIrrelevant() {
    let place = Location(path: "/search", query: "q=a+b&page=2&q=ignored")
    #expect(place == Location(steps: ["search"], query: ["q": "a b", "page": "2"]))
    #expect(place?.url == "/search?page=2&q=a%20b")
    #expect(Location(url: "/search?page=2&q=a%20b") == place)
    // Query items that other sites add are ignored; those of the page count.
    #expect(Location(steps: ["search"]).isMeant(by: Location(steps: ["search"], query: ["ref": "mail"])))
    #expect(!Location(steps: ["search"], query: ["q": "x"]).isMeant(by: Location(steps: ["search"], query: ["q": "y"])))
    #expect(Location(path: "/", query: "%zz") == nil)
    #expect(Location(path: "/", query: String(repeating: "a", count: 5_000)) == nil)
  }

  @Test func pagesThatWereLeftKeepTheirPlaces() {
    var history = PageHistory()
    _ = history.arrive(at: id(1), depth: 0, parts: named("a"))
    _ = history.arrive(at: id(2), depth: 2) { count in (0..<count).map { Location(steps: ["p\($0)"]) } }
    #expect(history.current.url == "/p0/p1")
    _ = history.arrive(at: id(1), depth: 0, parts: named("a"))
    #expect(history.left["e2"]?.location.url == "/p0/p1")
  }
}
