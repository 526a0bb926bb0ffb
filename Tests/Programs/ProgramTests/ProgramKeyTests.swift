import CairnTesting
import Foundation
import Testing

/// The same programs in terminals of two sizes, driven only by keys.
///
/// Each size takes minutes, so they run only where they are asked for, as in CI: `CAIRN_PROGRAM=all` walks all of them,
/// `CAIRN_PROGRAM=TipJarApp` walks one and prints its report.
@MainActor
@Suite(
  "Programs as people write them can be used by keys and read in a terminal",
  .enabled(if: ProcessInfo.processInfo.environment["CAIRN_PROGRAM"] != nil))
struct ProgramKeyTests {
  /// Programs with elements that keys do not reach, or that no scrolling shows.
  nonisolated static let exceptions: [String: Comment] = [
    "CallShapesApp": "It lays views over each other and outside their frames on purpose.",
    "CarouselLabApp": "The walk scrolls past rows of a list inside a carousel; a person would not.",
    "SketchPadApp": "A word in it is masked, and its canvases take long to paint in a debug build.",
  ]

  nonisolated static var programs: [Program] {
    let one = ProcessInfo.processInfo.environment["CAIRN_PROGRAM"]
    if one == nil || one == "all" { return ProgramWalkTests.programs }
    return ProgramWalkTests.programs.filter { $0.testDescription == one }
  }

  @Test(arguments: programs)
  func in80By24(program: Program) async throws { try await walk(program, columns: 80, lines: 24) }

  @Test(arguments: programs)
  func in120By40(program: Program) async throws { try await walk(program, columns: 120, lines: 40) }

  private func walk(_ program: Program, columns: Int, lines: Int) async throws {
    let host = program.inTerminal(columns, lines)
    await host.settle()
    let report = try host.walkEverything(maxSteps: 40)
    if Self.programs.count == 1 { print("\(host.screen ?? "")\n\(report)") }
    withKnownIssue(Self.exceptions[program.testDescription] ?? "", isIntermittent: true) {
      #expect(report.refusals == [])
      #expect(report.unreachable == [])
      #expect(report.unseen == [])
      #expect(report.faint == [])
    } when: {
      Self.exceptions[program.testDescription] != nil
    }
  }
}
