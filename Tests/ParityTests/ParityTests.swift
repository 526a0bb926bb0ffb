import CairnTesting
import Foundation
import SwiftUI
import Testing

/// Cairn's frames beside Apple's.
@MainActor
struct ParityTests {
  /// The committed table is what a run gives, so no scene falls behind unnoticed. `CAIRN_UPDATE_SNAPSHOTS=1` writes it.
  @Test func tableIsWhatARunGives() throws {
    let report = try Report(Measured.all())
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Docs/Guide/Parity.md").standardized
    let text = try String(contentsOf: page, encoding: .utf8)
    let updated = try #require(report.inserted(into: text), "the page has no place for the table")
    if ProcessInfo.processInfo.environment["CAIRN_UPDATE_SNAPSHOTS"] == "1" {
      try updated.write(to: page, atomically: true, encoding: .utf8)
    } else if updated != text {
      Issue.record("Docs/Guide/Parity.md differs from this run:\n\(report.text)\n\(report.details)")
    }
  }

  @Test func everyRecordedSceneIsMeasured() throws {
    let measured = Set(try Measured.all().map(\.name))
    #expect(try Recorded().scenes.keys.filter { !measured.contains($0) }.sorted() == [])
  }

  @Test func noDifferenceIsWithoutACause() throws {
    let strange = try Measured.all().filter { $0.worst > 0.5 && Cause.of[$0.name] == nil }
    #expect(strange.map(\.line) == [])
  }

  @Test func noCauseIsForgotten() throws {
    let equal = try Measured.all().filter { $0.worst <= 0.5 && Cause.of[$0.name] != nil }
    #expect(equal.map(\.name) == [])
  }

  @Test func ninetyFiveInAHundredScenesMatch() throws {
    let judged = try Measured.all().filter { !$0.isOfControls }
    let near = judged.count { $0.worst <= 0.5 }
    #expect(Double(near) >= 0.95 * Double(judged.count), "\(near) of \(judged.count)")
  }
}
