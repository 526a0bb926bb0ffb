import TestSupport
import Testing

@MainActor
@Suite("A stack under random commands")
struct EngineCommandTests {
  @Test func agreesWithTheNaiveOne() {
    if let failure = CommandTest<TrailSubject>().firstFailure() { Issue.record("\(failure)") }
  }
}
