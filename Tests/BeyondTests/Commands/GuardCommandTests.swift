import Foundation
import GuardCommands
import TestSupport
import Testing

/// 12,000 commands, or as many as the environment variable `CAIRN_COMMANDS` says.
@Suite("Guards and redirects under random commands")
struct GuardCommandTests {
  @MainActor @Test(arguments: (0..<8).map { UInt64(1 + $0 * 1_000_000) }) func agreeWithTheNaiveOnes(_ seed: UInt64)
    async
  {
    let all = ProcessInfo.processInfo.environment["CAIRN_COMMANDS"].flatMap { Int($0) } ?? 12_000
    let test = CommandTest<GuardSubject>(commands: all / 8, seed: seed)
    if let failure = await test.firstFailure() { Issue.record("\(failure)") }
  }
}
