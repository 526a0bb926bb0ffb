import NavigationCommands
import TestSupport
import Testing

@MainActor
@Suite("A stack under random commands")
struct EngineCommandTests {
  /// The runs of one seed begin where those of the one before would end at the latest.
  @Test(arguments: (0..<8).map { UInt64(1 + $0 * 2_500) }) func agreesWithTheNaiveOne(seed: UInt64) {
    let test = CommandTest<TrailSubject>(commands: 2_500, seed: seed)
    if let failure = test.firstFailure() { Issue.record("\(failure)") }
  }
}
