import CairnScreen
import Foundation
import Testing

@testable import CairnWeb

@Suite struct PlaceTests {
  @Test(arguments: [
    ("Choices and numbers", "choices-and-numbers"), ("  A & B  ", "a-b"), ("Über uns!", "über-uns"), ("???", "page"),
    ("日本", "日本"),
  ])
  func aNameBecomesAStep(_ name: String, _ step: String) { #expect(Place.step(for: name) == step) }

  @Test func aPathLeadsBackToItsSteps() {
    for steps in [[], ["notes"], ["über-uns", "日本"], ["a", "b", "c"]] {
      #expect(Place.steps(of: Place(steps: steps).path) == steps)
    }
  }

  @Test(arguments: ["notes", "/../x", "/%2e%2e", "/%", "/%zz", "/%00", "/%ff"])
  func aPathThatIsNoneIsRefused(_ path: String) { #expect(Place.steps(of: path) == nil) }

  @Test func pathsHaveAnEnd() {
    #expect(Place.steps(of: "/" + String(repeating: "a/", count: Place.mostSteps + 1)) == nil)
    #expect(Place.steps(of: "/" + String(repeating: "a", count: 5_000)) == nil)
  }

  private func id(_ number: Int) -> ElementID { ElementID(number) }

  @Test func pagesBecomeEntries() {
    var history = PageHistory()
    #expect(history.arrive(at: id(1), depth: 0, step: "catalog")?.kind == .replace)
    #expect(history.current.path == "/")
    #expect(history.arrive(at: id(1), depth: 0, step: "catalog") == nil)
    let push = history.arrive(at: id(2), depth: 1, step: "notes")
    #expect(push == PageHistory.Change(kind: .push, key: "e2", path: "/notes"))
    #expect(history.arrive(at: id(3), depth: 2, step: "bread")?.path == "/notes/bread")
    #expect(
      history.arrive(at: id(1), depth: 0, step: "catalog") == PageHistory.Change(kind: .pop, key: "e1", path: "/"))
    #expect(history.entries.count == 1)
  }

  @Test func anotherPageAtTheSameDepthTakesTheEntry() {
    var history = PageHistory()
    _ = history.arrive(at: id(1), depth: 0, step: "a")
    _ = history.arrive(at: id(2), depth: 1, step: "b")
    #expect(history.arrive(at: id(3), depth: 1, step: "c") == PageHistory.Change(kind: .replace, key: "e3", path: "/c"))
    #expect(history.index(of: "e2") == nil)
  }

  @Test func goingForwardTakesTheBrowsersEntry() {
    var history = PageHistory()
    _ = history.arrive(at: id(1), depth: 0, step: "a")
    _ = history.arrive(at: id(2), depth: 1, step: "b")
    _ = history.arrive(at: id(1), depth: 0, step: "a")
    history.isGoingForward = true
    #expect(history.arrive(at: id(9), depth: 1, step: "b") == PageHistory.Change(kind: .replace, key: "e9", path: "/b"))
  }
}
