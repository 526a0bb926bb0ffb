import CairnTesting
import Foundation
import SwiftUI
import Testing

@Suite("Unified diffs")
struct UnifiedDiffTests {
  @Test func equalTextsHaveNoDiff() { #expect(UnifiedDiff.of("a\nb", "a\nb") == "") }

  @Test func aChangeIsShownWithItsContext() {
    let old = (1...9).map(String.init).joined(separator: "\n")
    let new = old.replacing("5", with: "five")
    #expect(UnifiedDiff.of(old, new) == "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8")
  }

  @Test func distantChangesGetSeparateHunks() {
    let old = (1...30).map(String.init)
    var new = old
    new[2] = "three"
    new.remove(at: 25)
    #expect(
      UnifiedDiff.of(old.joined(separator: "\n"), new.joined(separator: "\n"), context: 1)
        == "@@ -2,3 +2,3 @@\n 2\n-3\n+three\n 4\n@@ -25,3 +25,2 @@\n 25\n-26\n 27")
  }

  @Test func emptyTextsAreCompared() {
    #expect(UnifiedDiff.of("", "a") == "@@ -1,1 +1,1 @@\n-\n+a")
    #expect(UnifiedDiff.of("a\nb", "a") == "@@ -1,2 +1,1 @@\n a\n-b")
  }
}

@Suite("Snapshot files")
struct SnapshotFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "snapshots-\(UUID().uuidString)")

  private func inFolder(_ work: (SnapshotFile) throws -> Void) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = folder.appending(path: "ShopTests.swift").path
    try work(SnapshotFile(besideFile: test, function: "empty()", name: "wide"))
  }

  @Test func snapshotsAreStoredBesideTheTest() throws {
    try inFolder { file in
      #expect(file.url.path == folder.path + "/__Snapshots__/ShopTests/empty.wide.txt")
    }
  }

  @Test func aNewSnapshotIsRecordedAndFailsOnce() throws {
    try inFolder { file in
      #expect(file.compare("one", updates: false)?.contains("Recorded a new snapshot") == true)
      #expect(file.compare("one", updates: false) == nil)
    }
  }

  @Test func aDifferenceShowsADiffAndChangesNothing() throws {
    try inFolder { file in
      _ = file.compare("one\ntwo", updates: false)
      for _ in 1...2 {
        let problem = try #require(file.compare("one\nthree", updates: false))
        #expect(problem.contains("--- \(file.url.path)\n+++ the screen now\n@@ -1,3 +1,3 @@\n one\n-two\n+three"))
      }
      #expect(try String(contentsOf: file.url, encoding: .utf8) == "one\ntwo\n")
    }
  }

  @Test func snapshotsAreUpdatedOnRequest() throws {
    try inFolder { file in
      #expect(file.compare("one", updates: true) == nil)
      #expect(file.compare("two", updates: true) == nil)
      #expect(file.compare("two", updates: false) == nil)
    }
  }

  @Test func anUnwritableFolderIsReported() throws {
    let file = SnapshotFile(URL(filePath: "/proc/snapshots/none.txt"))
    #expect(file.compare("one", updates: false)?.contains("could not be read or written") == true)
  }

  @Test func namesBecomeFileNames() {
    let file = SnapshotFile(besideFile: "/tests/A.swift", function: "shows(width:)", name: "50% / wide")
    #expect(file.url.lastPathComponent == "shows.50----wide.txt")
  }
}

@MainActor
@Suite("Snapshots of a screen")
struct SnapshotTests {
  @Test func theShop() throws {
    let host = TestHost(strict: true) { ShopView() }
    host.expectSnapshot()
    try host.button("Cart").tap()
    host.expectSnapshot()
    host.expectSnapshot(of: .plainText, named: "as text")
  }

  @Test func aTerminal() {
    let host = TestHost(on: .terminal(columns: 40, lines: 12), strict: true) { TallyView() }
    host.expectSnapshot(of: .screen)
  }

  @Test func aScreenNeedsATerminal() {
    let host = TestHost { TallyView() }
    var errors: [TestHostError] = []
    host.failureHandler = { errors.append($0) }
    let line = #line + 1
    host.expectSnapshot(of: .screen)
    #expect(errors.map(\.location.line) == [line])
    #expect("\(errors)".contains("on: .terminal(columns:lines:)"))
  }
}
