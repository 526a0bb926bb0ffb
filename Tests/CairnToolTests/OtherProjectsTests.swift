import Foundation
import Testing

@testable import CairnTool

@Suite("Folders without a package or project")
struct OtherProjectsTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-other-\(UUID().uuidString)")

  @Test(arguments: [
    ("Project.swift", "tuist generate"),
    ("App/App.xcodeproj/project.pbxproj", "`cd App`"),
    ("Kit/Package.swift", "`cd Kit`"), ("README.md", "cairn new"),
  ])
  func whatLiesThereIsNamed(path: String, advice: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Files.write("", to: folder.appending(path: path))
    #expect(OtherProjects.advice(for: folder).contains(advice))
  }
}
