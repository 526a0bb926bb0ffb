import CairnTesting
import Foundation
import SwiftUI
import Testing

@testable import Catalog
@testable import Gallery

/// Catalog and Gallery, which have a page for nearly everything, in terminals of two sizes, driven only by keys.
///
/// They take minutes, so they run only where they are asked for, as in CI, with `CAIRN_PROGRAM=all`.
@MainActor
@Suite(
  "The catalog can be used by keys and read in a terminal",
  .enabled(if: ProcessInfo.processInfo.environment["CAIRN_PROGRAM"] == "all"))
struct ShowcaseKeyTests {
  @Test(arguments: [(80, 24), (120, 40)])
  func catalog(columns: Int, lines: Int) async throws {
    expectNothing(try await walk(TestHost(CatalogApp.self, on: .terminal(columns: columns, lines: lines))))
  }

  @Test(arguments: [(80, 24), (120, 40)])
  func gallery(columns: Int, lines: Int) async throws {
    let report = try await walk(TestHost(GalleryApp.self, on: .terminal(columns: columns, lines: lines)))
    #expect(report.refusals == [])
    #expect(report.unreachable == [])
    #expect(report.faint == [])
    // These pages cut, mask and crowd texts on purpose.
    let pages = Set(report.unseen.compactMap { $0.components(separatedBy: " › ").last })
    #expect(pages == ["Effects", "Symbols", "Texts"])
  }

  private func walk(_ host: TestHost) async throws -> WalkReport {
    await host.settle()
    return try host.walkEverything(maxSteps: 300)
  }

  private func expectNothing(_ report: WalkReport) {
    #expect(report.refusals == [])
    #expect(report.unreachable == [])
    #expect(report.unseen == [])
    #expect(report.faint == [])
  }
}
