import NavigationCommands
import TestSupport
import Testing

@MainActor
@Suite("A stack under random commands")
struct EngineCommandTests {
  /// 8,000 commands; those on the model alone are 60,000 more, and `swift run RandomCommands` runs any number.
  @Test(arguments: (0..<8).map { UInt64(1 + $0 * 1_000) }) func agreesWithTheNaiveOne(seed: UInt64) {
    let test = CommandTest<TrailSubject>(commands: 1_000, seed: seed)
    if let failure = test.firstFailure() { Issue.record("\(failure)") }
  }
}
