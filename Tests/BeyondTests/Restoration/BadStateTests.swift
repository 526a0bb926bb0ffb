import Cairn
import CairnTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Bad saved states")
struct BadStateTests {
  /// Shows a page that ends the process like a crash, but without its report.
  private struct Crashing: View {
    @State private var path = NavigationPath()
    let crashes: Bool
    private func end() -> Bool { _exit(3) }
    var body: some View {
      NavigationStack(path: $path) {
        Button("Open") { path.append(SavedTicket(number: 7)) }.navigationTitle("Root")
          .navigationDestination(for: SavedTicket.self) { issue in
            let _ = crashes && end()
            Text("Issue").navigationTitle("Issue \(issue.number)")
          }
      }
      .restoresNavigation("issues", path: $path)
    }
  }

  private static func open(_ folder: String, crashes: Bool) -> TestHost {
    TestHost(storingIn: URL(filePath: folder, directoryHint: .isDirectory)) { Crashing(crashes: crashes) }
  }

  @Test func anAppThatCrashesWhileRestoringStartsAtTheRootNextTime() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      let host = Self.open(folder, crashes: false)
      try host.tap("Open")
      _ = try host.terminateAndRestore()
    }
    await #expect(processExitsWith: .exitCode(3)) { [folder = folder as String] in
      await MainActor.run { _ = Self.open(folder, crashes: true) }
    }
    var host = Self.open(folder, crashes: true)
    #expect(host.pages == ["Root"])
    #expect(host.diagnostics.map(\.code) == ["restoration.crashed"])
    #expect(SavedScene(host: host)["issues.aside"]?.contains("BeyondTests.SavedTicket") == true)
    host = try host.terminateAndRestore()
    #expect(host.pages == ["Root"] && host.diagnostics.isEmpty)
  }

  @Test func aStateThatWasShownLeavesNoMarker() throws {
    let host = try launch([.issue(1)]) { Tracker() }
    #expect(host.pages.count == 2 && SavedScene(host: host)["issues.restoring"] == nil)
    #expect(try host.terminateAndRestore().pages == ["Issues", "Issue 1"])
  }

  @Test func theMarkerIsSetWhilePagesAreMade() throws {
    struct Looking: View {
      @State private var path = NavigationPath()
      @SceneStorage("cairn.navigation.issues.restoring") private var marker: String?
      let log: RestoredSceneTests.Log
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationDestination(for: SavedTicket.self) { _ in
            Text("Issue").onAppear { log.lines.append(marker ?? "none") }
          }
        }
        .restoresNavigation("issues", path: $path)
      }
    }
    let log = RestoredSceneTests.Log()
    let host = try launch([.issue(1)]) { Looking(log: log) }
    host.runPending()
    #expect(log.lines == ["1"])
  }

  @Test func aStateThatIsTooOldIsIgnored() throws {
    let rules: [RestorationRule] = [.limits(age: 3600)]
    let old = try launch([.issue(1)], date: Date(timeIntervalSinceNow: -7200)) { Tracker(rules: rules) }
    #expect(old.pages == ["Issues"] && SavedScene(host: old)["issues"] == nil && old.diagnostics.isEmpty)
    #expect(try launch([.issue(1)]) { Tracker(rules: rules) }.pages.count == 2)
  }

  @Test func aStateThatIsTooLargeIsIgnored() throws {
    let host = try launch((0..<50).map { .issue($0) }) { Tracker(rules: [.limits(bytes: 500)]) }
    #expect(host.pages == ["Issues"])
    #expect(host.diagnostics.map(\.code) == ["restoration.too-large"])
  }

  @Test func pagesBeyondTheLimitAreNotRestored() throws {
    var host = try launch((0..<9).map { .issue($0) }) { Tracker(rules: [.limits(pages: 2)]) }
    #expect(host.pages == ["Issues", "Issue 0", "Issue 1"])
    try host.tap("Next")
    host = try host.terminateAndRestore()
    #expect(host.pages == ["Issues", "Issue 0", "Issue 1"])
  }

  @Test(arguments: ["", "{", "[1]", "[\"a\"]", "{\"version\":\"x\"}", "null", String(repeating: "[", count: 3000)])
  func aDamagedStateIsSetAside(text: String) throws {
    let scene = SavedScene(host: TestHost { Tracker() })
    scene["issues"] = text
    var host = try scene.host.terminateAndRestore()
    #expect(host.pages == ["Issues"])
    #expect(host.diagnostics.map(\.code) == ["restoration.damaged"])
    #expect(SavedScene(host: host)["issues.aside"] == text)
    try host.tap("Issue 7")
    host = try host.terminateAndRestore()
    #expect(host.pages == ["Issues", "Issue 7"])
  }

  @Test func eachRestorationIsReported() throws {
    final class Reports: @unchecked Sendable { var all: [RestorationReport] = [] }
    let reports = Reports()
    let rules: [RestorationRule] = [.unreadable(.skip), .report { reports.all.append($0) }]
    _ = try launch([.issue(1), .issue(2, name: "Gone.Page")]) { Tracker(rules: rules) }
    #expect(reports.all.map(\.outcome) == [.restored] && reports.all.first?.restored == ["BeyondTests.SavedTicket"])
    #expect(reports.all.first?.unreadable.map(\.position) == [1])
  }
}
