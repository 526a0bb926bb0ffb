import Foundation
import Testing

@testable import CairnTool

@Suite("Modules that must be compiled again")
struct SourceStampTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "stamps-\(UUID().uuidString)")

  private func targets(_ uses: [String: [String]]) throws -> [CairnPackage.Target] {
    let described = uses.map { name, dependencies in
      [
        "name": name, "type": "library", "path": name, "module_type": "SwiftTarget",
        "target_dependencies": dependencies,
      ] as [String: Any]
    }
    return try JSONDecoder().decode([CairnPackage.Target].self, from: JSONSerialization.data(withJSONObject: described))
  }

  private func write(_ text: String, in module: String) throws {
    let place = folder.appending(path: module)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place.appending(path: "File.swift"))
  }

  @Test func areThoseAboveAModuleThatChanged() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let targets = try targets(["Base": [], "Core": ["Base"], "App": ["Core"], "Other": ["Base"], "Alone": []])
    for target in targets { try write("let one = 1", in: target.name) }
    let before = SourceStamps(of: targets, in: folder)
    #expect(SourceStamps(of: targets, in: folder).outOfDate(since: before, among: targets).isEmpty)
    try write("let another = 22", in: "Core")
    let now = SourceStamps(of: targets, in: folder)
    #expect(now.outOfDate(since: before, among: targets) == ["App"])
    try write("let another = 22", in: "Base")
    #expect(
      SourceStamps(of: targets, in: folder).outOfDate(since: now, among: targets) == ["Core", "App", "Other"])
    #expect(now.outOfDate(since: nil, among: targets) == ["Core", "App", "Other"])
  }
}
