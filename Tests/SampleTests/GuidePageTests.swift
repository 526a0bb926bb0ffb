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

  /// The sources by their paths in the package.
  private func sources() throws -> [String: String] {
    var sources: [String: String] = [:]
    let manifest = "Examples/Books/Package.swift"
    for folder in ["Examples/Books/Sources", "Examples/Books/Tests", "Tests/CoreDataTests", "Tests/SampleTests"] {
      let files = FileManager.default.enumerator(
        at: Self.package.appending(path: folder), includingPropertiesForKeys: nil)
      for case let file as URL in files?.allObjects ?? [] where file.pathExtension == "swift" {
        let path = file.standardizedFileURL.path.dropFirst(Self.package.path.count)
        sources[String(path.drop { $0 == "/" })] = plain(try String(contentsOf: file, encoding: .utf8))
      }
    }
    sources[manifest] = plain(try String(contentsOf: Self.package.appending(path: manifest), encoding: .utf8))
    return sources
  }

  @Test(arguments: pages) func everySampleIsCompiled(page: String) throws {
    let sources = try sources()
    for sample in try samples(of: page) {
      let text = plain(sample)
      #expect(sources.values.contains { $0.contains(text) }, "not compiled: \(sample)")
    }
  }

  /// Pages with "Complete code" name a file for each of their samples.
  @Test(arguments: pages) func everySampleIsInAFileThatThePageNames(page: String) throws {
    let text = try String(contentsOf: Self.guide.appending(path: page), encoding: .utf8)
    guard text.contains("\nComplete code: ") else { return }
    let named = try sources().filter { text.contains("](../../\($0.key))") }
    for sample in try samples(of: page) {
      #expect(named.values.contains { $0.contains(plain(sample)) }, "in no file that the page names: \(sample)")
    }
  }

  @Test func theIndexListsEveryPage() throws {
    let index = try String(contentsOf: Self.guide.appending(path: "README.md"), encoding: .utf8)
    for page in Self.pages where page != "README.md" {
      #expect(index.contains("](\(page))"), "not in the index: \(page)")
    }
  }
}
