import Foundation
import Testing

@testable import CairnTool

@Suite struct PrivateFolderTests {
  @Test func eachIsNewAndOnlyItsUsers() throws {
    let folders = try (0..<2).map { _ in try Files.makePrivateFolder("cairn-test") }
    defer { for folder in folders { try? FileManager.default.removeItem(at: folder) } }
    #expect(folders[0] != folders[1])
    for folder in folders {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
      #expect(attributes[.posixPermissions] as? Int == 0o700)
      #expect(Files.names(in: folder).isEmpty && folder.lastPathComponent.hasPrefix("cairn-test-"))
    }
  }
}
