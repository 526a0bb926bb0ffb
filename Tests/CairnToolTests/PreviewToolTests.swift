import CairnMessages
import Foundation
import Testing

@testable import CairnTool

@Suite struct PreviewToolTests {
  private func line(_ id: String, _ name: String, _ file: String, _ outcome: PreviewLine.Outcome = .listed)
    -> PreviewLine
  { PreviewLine(id: id, outcome: outcome, name: name, file: file) }

  @Test func aReportThatACrashHasCutOffIsReadAsFarAsItGoes() {
    let report = #"{"id": "A/B.C", "outcome": "started", "name": "C", "file": "A/B.swift", "line": 3}"# + "\n{\"id\": "
    let lines = PreviewLine.lines(in: Data(report.utf8))
    #expect(lines.map(\.id) == ["A/B.C"])
    #expect(lines.first?.place == "A/B.swift:3")
  }

  @Test func onlyASignalIsACrash() {
    let lines = [line("a", "A", "M/A.swift", .started), line("b", "B", "M/B.swift", .started)]
    #expect(PreviewProgram.Result(lines: lines, status: 128 + 4).crashed?.id == "b")
    #expect(PreviewProgram.Result(lines: lines, status: 128 + 2).crashed == nil)
    #expect(PreviewProgram.Result(lines: lines, status: 1).crashed == nil)
  }

  @Test func namesMeanPreviewsAndFiles() throws {
    let all = [
      line("M/A.One", "One", "M/A.swift"), line("M/A.Two", "Two", "M/A.swift"), line("M/B.One", "One", "M/B.swift"),
    ]
    #expect(try all.meant(by: []).count == 3)
    #expect(try all.meant(by: ["one"]).map(\.id) == ["M/A.One", "M/B.One"])
    #expect(try all.meant(by: ["a.swift", "One"]).map(\.id) == ["M/A.One", "M/A.Two", "M/B.One"])
    #expect(try all.meant(by: ["B/One"]).map(\.id) == ["M/B.One"])
    #expect { try all.meant(by: ["Three"]) } throws: { ($0 as? Failure)?.status == 64 }
  }

  @Test func optionsAreChecked() throws {
    #expect(try SnapshotOptions.formats("png,text") == [.text, .png])
    #expect(throws: Failure.self) { try SnapshotOptions.formats("text,pdf") }
    #expect(throws: Failure.self) { try SnapshotOptions.formats("") }
    #expect(try SnapshotOptions.size("320x200") == (320, 200))
    for wrong in ["320", "0x10", "axb", "320x", "99999x10"] {
      #expect(throws: Failure.self) { try SnapshotOptions.size(wrong) }
    }
  }

  @Test func picturesThatNobodyAskedForAreNoFailure() {
    var png = line("a", "A", "M/A.swift", .failed)
    png.path = "a.png"
    var results = SnapshotResults(lines: [
      png, line("b", "B", "M/A.swift", .same), line("b", "B", "M/A.swift", .started),
    ])
    #expect(results.hasFailures)
    results.excusePNG()
    #expect(!results.hasFailures && !results.differs)
  }

  @Test func filesWithoutAPreviewAreFound() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "PreviewToolTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["M/A.One.txt", "M/A.Gone.txt", "M/A.Gone.dark.txt", "M/A.Gone.png", "Pages/Page.x.txt", "README.md"] {
      try Files.write("", to: folder.appending(path: path))
    }
    var request = PreviewRequest(task: .snapshot)
    request.formats = [.text]
    var results = SnapshotResults(lines: [])
    results.findStale(in: folder, of: [line("M/A.One", "One", "M/A.swift")], request)
    #expect(results.stale == ["M/A.Gone.txt"])
    #expect(results.differs)
  }

  @Test func languagesAreThoseOfFoldersAndCatalogs() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "PreviewToolTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try Files.write("", to: folder.appending(path: "Sources/App/de.lproj/Localizable.strings"))
    try Files.write("", to: folder.appending(path: "Sources/App/Base.lproj/Localizable.strings"))
    try Files.write("", to: folder.appending(path: ".build/checkouts/Other/fr.lproj/Localizable.strings"))
    try Files.write(
      #"{"sourceLanguage": "en", "strings": {"Hi": {"localizations": {"ja": {"stringUnit": {}}}}, "No": {}}}"#,
      to: folder.appending(path: "Sources/App/Localizable.xcstrings"))
    #expect(Languages.all(in: folder) == ["de", "en", "ja"])
  }
}
