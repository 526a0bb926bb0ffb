import CairnTesting
import Foundation
import SwiftUI
import Testing

/// The same programs in a terminal of 80 by 24, driven only by keys.
///
/// It takes five minutes, so it runs on request, as in CI: `CAIRN_PROGRAM=all` walks all of them,
/// `CAIRN_PROGRAM=TipJarApp` walks one and prints the result.
@MainActor
@Suite(
  "Programs as people write them can be used by keys and read in a terminal",
  .enabled(if: ProcessInfo.processInfo.environment["CAIRN_PROGRAM"] != nil))
struct ProgramKeyTests {
  /// Programs with elements that keys do not reach, or that no scrolling shows.
  nonisolated static let exceptions: [String: Comment] = [
    "CallShapesApp": "It lays views over each other and out of their frames, as that is what it is there to try.",
    "CarouselLabApp": "Rows of a list within a carousel are gone past by the walk, not by a person.",
    "SketchPadApp": "A word in it is masked, and its canvases take long to paint in a debug build.",
  ]

  nonisolated static var programs: [Program] {
    let one = ProcessInfo.processInfo.environment["CAIRN_PROGRAM"]
    if one == nil || one == "all" { return ProgramWalkTests.programs }
    return ProgramWalkTests.programs.filter { $0.testDescription == one }
  }

  /// The size of the terminal, and the length of a walk.
  nonisolated static let sizes = [(columns: 80, lines: 24, steps: 40)]

  @Test(arguments: programs, sizes)
  func everythingIsReachedAndEveryWordIsSeen(
    program: Program, size: (columns: Int, lines: Int, steps: Int)
  ) async throws {
    let host = program.inTerminal(size.columns, size.lines)
    await host.settle()
    let report = try host.walkEverything(maxSteps: size.steps)
    if Self.programs.count == 1 { print("\(host.screen ?? "")\n\(report)") }
    withKnownIssue(Self.exceptions[program.testDescription] ?? "", isIntermittent: true) {
      #expect(report.unreachable == [])
      #expect(report.unseen == [])
    } when: {
      Self.exceptions[program.testDescription] != nil
    }
  }
}
