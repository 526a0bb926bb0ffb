import NavigationCommands
import TestSupport
import Testing

@MainActor
@Suite("A split view under random commands")
struct SplitCommandTests {
  @Test(arguments: (0..<4).map { UInt64(1 + $0 * 1_000) }) func agreesWithTheNaiveOne(seed: UInt64) async {
    let test = CommandTest<ShelfSubject>(commands: 1_000, seed: seed)
    if let failure = await test.firstFailure() { Issue.record("\(failure)") }
  }
}
