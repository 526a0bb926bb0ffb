import CairnMessages
import CairnPreviews
import CairnTesting
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct GalleryTests {
  private func host(opening previews: [String] = [], failed: [String] = [], report: URL? = nil) -> TestHost {
    var request = PreviewRequest(task: .show, types: [], report: report?.path ?? "")
    request.previews = previews
    request.failed = failed
    let catalog = PreviewCatalog(types: [CounterPreview.self, NamelessPreview.self, StackPreview.self])
    let gallery = Gallery(catalog, request)
    return TestHost(width: 1000, height: 700) { GalleryView(gallery: gallery) }
  }

  @Test func theFirstPreviewIsOpen() {
    let host = host()
    #expect(host.texts.contains("Counter.swift"))
    #expect(host.texts.contains("No name"))
  }

  @Test func aPreviewWorksInTheGallery() throws {
    let host = host(opening: ["Sample/Counter.Counter"])
    try host.tap("Pressed 0 times")
    #expect(host.isVisible("Pressed 1 times"))
    try host.tap("Run Again")
    #expect(host.isVisible("Pressed 0 times"))
  }

  @Test func theStackOfAPreviewIsSeparateFromTheGallery() throws {
    let host = host(opening: ["Stack"])
    try host.tap("Next")
    #expect(host.isVisible("The end"))
    #expect(host.isVisible("Counter"))
  }

  @Test func aPreviewThatEndedTheProgramOpensOnlyWhenAsked() throws {
    let host = host(opening: ["Counter/Counter"], failed: ["Sample/Counter.Counter"])
    #expect(host.isVisible("This Preview Ended the Program"))
    #expect(!host.isVisible("Pressed 0 times"))
    try host.tap("Run Again", at: 1)
    #expect(host.isVisible("Pressed 0 times"))
  }

  @Test func theReportNamesEachPreviewBeforeItRuns() throws {
    let report = FileManager.default.temporaryDirectory.appending(path: "GalleryTests-\(UUID().uuidString)")
    try Data().write(to: report)
    defer { try? FileManager.default.removeItem(at: report) }
    let host = host(report: report)
    try host.select("Counter")
    let ids = try String(contentsOf: report, encoding: .utf8).split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])["id"] as? String
    }
    #expect(ids == ["Sample/Counter.Preview", "Sample/Counter.Counter"])
  }
}
