import Foundation
import Testing

@testable import CairnTool

@Suite("New apps")
struct NewAppTests {
  @Test(arguments: ["journal", "My-App", "1st", "", "Ä", "SwiftUI", "Cairnery", "Testing", "../x"])
  func namesThatCannotBeModulesAreRefused(name: String) {
    #expect(throws: Failure.self) { try NewApp.check(name) }
  }

  @Test(arguments: ["Journal", "Notes2"])
  func otherNamesAreTaken(name: String) throws { try NewApp.check(name) }

  @Test(arguments: NewApp.Template.allCases)
  func theManifestDoesNotMentionCairn(template: NewApp.Template) throws {
    let files = NewApp(name: "Journal", template: template).files
    let manifest = try #require(files.first { $0.path == "Package.swift" })
    #expect(!manifest.text.contains("Cairn"))
    #expect(files.contains { $0.text.contains("#Preview") })
  }

  @Test(arguments: NewApp.Template.allCases)
  func noFileNamesAnAddressOfCairn(template: NewApp.Template) throws {
    let files = NewApp(name: "Journal", template: template).files
    for path in [".github/workflows/ci.yml", ".devcontainer/devcontainer.json", ".devcontainer/Dockerfile"] {
      #expect(files.contains { $0.path == path })
    }
    // Cairn has none, so a file can only say how to name one.
    for file in files {
      let addresses = file.text.matches(of: /https?:\/\/[^\s"')]+/).map { String($0.output) }
      #expect(addresses.allSatisfy { $0.hasPrefix("https://developer.apple.com/") }, "\(file.path): \(addresses)")
    }
  }

  @Test func anExistingFolderIsLeftAlone() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Files.write("mine", to: folder.appending(path: "Package.swift"))
    var arguments = Arguments(["Journal", "--folder", folder.path])
    #expect(throws: Failure.self) { try NewCommand.run(&arguments) }
    #expect(try Files.read(folder.appending(path: "Package.swift")) == Data("mine".utf8))
  }
}
