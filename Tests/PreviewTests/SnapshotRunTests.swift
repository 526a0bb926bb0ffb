import CairnMessages
import CairnPreviews
import Foundation
import SwiftUI
import Testing

@MainActor @Suite final class SnapshotRunTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "SnapshotRunTests-\(UUID().uuidString)")
  private let catalog = PreviewCatalog(types: [
    CounterPreview.self, NamelessPreview.self, SecondNamelessPreview.self, ModifiedPreviews.self, StackPreview.self,
  ])

  deinit { try? FileManager.default.removeItem(at: folder) }

  private struct NoApp: App {
    var body: some Scene { WindowGroup { Text("The app").onOpenURL { _ in } } }
  }

  /// Records previews, and returns the outcome of each file.
  private func record(_ change: (inout PreviewRequest) -> Void = { _ in }) async throws -> [String: String] {
    let report = folder.appending(path: "report")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: report)
    var request = PreviewRequest(task: .snapshot, types: [], report: report.path)
    request.previews = catalog.previews.map(\.id)
    request.folder = folder.path
    request.formats = [.text, .html]
    change(&request)
    await SnapshotRun(catalog, of: { .of(NoApp()) }, for: request).run()
    var outcomes: [String: String] = [:]
    for line in try String(contentsOf: report, encoding: .utf8).split(separator: "\n") {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      if let path = object["path"] as? String { outcomes[path] = object["outcome"] as? String }
    }
    return outcomes
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  @Test func aSecondRunFindsTheSame() async throws {
    let first = try await record()
    #expect(first.count == 10)
    #expect(first.values.allSatisfy { $0 == "added" })
    #expect(try await record().values.allSatisfy { $0 == "same" })
  }

  @Test func aViewThatFitsHasNoEmptyRoom() async throws {
    _ = try await record()
    #expect(try text("Sample/Counter.Preview.txt") == "No name\n")
  }

  @Test func aModifiersContextIsAwaited() async throws {
    _ = try await record()
    #expect(try text("Sample/Modified.Modified.txt").contains("from the context"))
  }

  @Test func thePageIsOneFile() async throws {
    _ = try await record()
    let page = try text("Sample/Stack.Stack.html")
    #expect(page.contains("Next") && page.contains("<style>"))
    #expect(!page.contains("<script") && !page.contains("<link"))
  }

  @Test func aCheckTellsWhatDiffersAndWritesNothing() async throws {
    _ = try await record()
    let file = folder.appending(path: "Sample/Counter.Preview.txt")
    try Data("Another name\n".utf8).write(to: file)
    let outcomes = try await record { $0.checks = true }
    #expect(outcomes["Sample/Counter.Preview.txt"] == "changed")
    #expect(outcomes.values.count { $0 == "same" } == 9)
    #expect(try text("Sample/Counter.Preview.txt") == "Another name\n")
    #expect(try text("report").contains(#"-Another name\n+No name"#))
  }

  @Test func darkSnapshotsHaveTheirOwnFiles() async throws {
    let outcomes = try await record {
      $0.isDark = true
      $0.previews = ["Sample/Stack.Stack"]
    }
    #expect(outcomes.keys.sorted() == ["Sample/Stack.Stack.dark.html", "Sample/Stack.Stack.dark.txt"])
    #expect(try text("Sample/Stack.Stack.dark.html").contains("color-scheme:dark"))
  }

  @Test func aLinkIsRecordedAsAPageOfTheApp() async throws {
    let outcomes = try await record {
      $0.page = "sample://note/1"
      $0.previews = []
    }
    #expect(outcomes.keys.sorted() == ["Pages/Page.sample-note-1.html", "Pages/Page.sample-note-1.txt"])
    #expect(try text("Pages/Page.sample-note-1.txt").contains("The app"))
  }

  @Test func whatFailedBeforeIsSkipped() async throws {
    let outcomes = try await record { $0.failed = catalog.previews.dropFirst().map(\.id) }
    #expect(outcomes.count == 2)
  }
}
