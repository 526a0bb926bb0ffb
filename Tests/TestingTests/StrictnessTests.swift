import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Allow-lists of strict hosts")
struct StrictnessTests {
  private func failures(_ strict: TestHost.Strictness) -> [TestHostError] {
    let model = PathModel()
    let host = TestHost(strict: strict) { PathView(model: model) }
    var errors: [TestHostError] = []
    host.failureHandler = { errors.append($0) }
    model.path = [1]
    host.runPending()
    #expect(host.diagnostics.map(\.code) == ["navigation.unregistered-value"])
    return errors
  }

  @Test func aStrictHostFailsOnEveryProblem() {
    #expect(failures(.everything).count == 1)
    #expect(failures(.except([])).count == 1)
    #expect(failures(.except(["foreach.duplicate-id"])).count == 1)
  }

  @Test func allowedProblemsDoNotFail() {
    #expect(failures(.except(["navigation.unregistered-value"])).isEmpty)
    #expect(failures(.nothing).isEmpty)
  }

  @Test func aVerbThrowsOnlyForProblemsThatAreNotAllowed() throws {
    let host = TestHost(strict: .except(["navigation.dead-link"])) {
      NavigationStack { NavigationLink("Nowhere", value: 1) }
    }
    try host.tap("Nowhere")
    #expect(host.diagnostics.map(\.code) == ["navigation.dead-link"])
  }

  @Test func walksFollowTheAllowListToo() throws {
    let make = { (strict: TestHost.Strictness) in
      TestHost(strict: strict) {
        ForEach([1, 1], id: \.self) { Button("Button \($0)") {} }
      }
    }
    #expect(try !make(.nothing).walkEverything().diagnostics.isEmpty)
    #expect(try make(.except(["foreach.duplicate-id"])).walkEverything().diagnostics.isEmpty)
  }

  @Test func runPendingAppliesModelChanges() {
    let model = PathModel()
    let host = TestHost { PathView(model: model) }
    let turns = host.turns
    model.path = [1]
    host.runPending()
    #expect(host.turns > turns)
  }
}
