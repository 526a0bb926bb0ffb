import Foundation
import Testing

/// Compares the samples of the guide with code that is compiled: the app of the guide, its tests, and files here.
@Suite("Docs/Guide")
struct GuidePageTests {
  private static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
  private static let guide = package.appending(path: "Docs/Guide")

  private static var pages: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: guide.path)) ?? []
    return files.filter { $0.hasSuffix(".md") }.sorted()
  }

  /// The Swift samples of a page.
  private func samples(of page: String) throws -> [String] {
    let text = try String(contentsOf: Self.guide.appending(path: page), encoding: .utf8)
    return text.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  /// The lines of a text without their indentation, so that an excerpt compares with its source.
  private func plain(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  private func sources() throws -> [String] {
    var sources: [String] = []
    for folder in ["Examples/Books/Sources", "Examples/Books/Tests", "Tests/SampleTests"] {
      let files = FileManager.default.enumerator(
        at: Self.package.appending(path: folder), includingPropertiesForKeys: nil)
      for case let file as URL in files?.allObjects ?? [] where file.pathExtension == "swift" {
        sources.append(plain(try String(contentsOf: file, encoding: .utf8)))
      }
    }
    sources.append(
      plain(try String(contentsOf: Self.package.appending(path: "Examples/Books/Package.swift"), encoding: .utf8)))
    return sources
  }

  @Test(arguments: pages) func everySampleIsCompiled(page: String) throws {
    let sources = try sources()
    for sample in try samples(of: page) {
      let text = plain(sample)
      #expect(sources.contains { $0.contains(text) }, "not compiled: \(sample)")
    }
  }

  @Test func theIndexListsEveryPage() throws {
    let index = try String(contentsOf: Self.guide.appending(path: "README.md"), encoding: .utf8)
    for page in Self.pages where page != "README.md" {
      #expect(index.contains("](\(page))"), "not in the index: \(page)")
    }
  }
}
