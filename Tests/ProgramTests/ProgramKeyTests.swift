import CairnTesting
import Foundation
import SwiftUI
import Testing

/// The same programs in a terminal of 80 by 24, by keys alone.
///
/// `CAIRN_PROGRAM=TipJarApp` walks only one, and says what came of it.
@MainActor
@Suite("Programs as people write them can be used by keys and read in a terminal")
struct ProgramKeyTests {
  /// Programs with something in them that keys do not reach, or that no scrolling shows.
  nonisolated static let exceptions: [String: Comment] = [:]

  nonisolated static var programs: [Program] {
    guard let one = ProcessInfo.processInfo.environment["CAIRN_PROGRAM"] else { return ProgramWalkTests.programs }
    return ProgramWalkTests.programs.filter { $0.testDescription == one }
  }

  @Test(arguments: programs)
  func everythingIsReachedAndEveryWordIsSeen(program: Program) async throws {
    let host = program.inTerminal(80, 24)
    await host.settle()
    let report = try host.walkEverything(maxSteps: 150)
    if Self.programs.count == 1 { print("\(host.screen ?? "")\n\(report)") }
    withKnownIssue(Self.exceptions[program.testDescription] ?? "") {
      #expect(report.unreachable == [])
      #expect(report.unseen == [])
    } when: {
      Self.exceptions[program.testDescription] != nil
    }
  }
}

@MainActor
@Suite struct LookTests {
  @Test func look() async throws {
    guard let one = ProcessInfo.processInfo.environment["LOOK"] else { return }
    let size = (ProcessInfo.processInfo.environment["SIZE"] ?? "80x24").split(separator: "x").compactMap { Int($0) }
    let host = ProgramWalkTests.programs.first { $0.testDescription == one }!.inTerminal(size[0], size[1])
    await host.settle()
    for key in (ProcessInfo.processInfo.environment["KEYS"] ?? "").split(separator: ",") {
      host.pressForLooking(String(key))
      await host.settle()
    }
    print(host.screen ?? "")
    if ProcessInfo.processInfo.environment["TREE"] != nil { print(host.tree) }
  }
}
