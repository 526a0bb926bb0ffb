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
    let report = try await walk(TestHost(CatalogApp.self, on: .terminal(columns: columns, lines: lines)))
    #expect(report.refusals == [])
    #expect(report.unreachable == [])
    #expect(report.faint == [])
    let pages = Set(report.unseen.compactMap { $0.components(separatedBy: " at Welcome › ").last })
    // Of 80 columns, the sidebar and the code leave 20 to a page, whose title and texts of one line are cut. The walk does not
    // scroll the code of Colors' second file sideways there. Of 120 columns they leave 43, where the longest notes are cut.
    let notes = #"Notes › group """#
    #expect(pages.isSubset(of: columns == 80 ? ["Colors", "Older forms", notes] : [notes]), "\(report.unseen)")
  }

  @Test(arguments: [(80, 24), (120, 40)])
  func gallery(columns: Int, lines: Int) async throws {
    let report = try await walk(TestHost(GalleryApp.self, on: .terminal(columns: columns, lines: lines)))
    #expect(report.refusals == [])
    #expect(report.unreachable == [])
    #expect(report.faint == [])
    // Three pages cut, mask and crowd texts on purpose. The values in charts are heard, and drawn as marks.
    let pages = Set(report.unseen.compactMap { $0.components(separatedBy: " › ").last })
    #expect(pages == ["Charts", "Effects", "Symbols", "Texts"])
  }

  private func walk(_ host: TestHost) async throws -> WalkReport {
    await host.settle()
    return try host.walkEverything(maxSteps: 300)
  }
}
