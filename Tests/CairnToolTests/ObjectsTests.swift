import Foundation
import Testing

@testable import CairnTool

@Suite("Objects of a module")
struct ObjectsTests {
  @Test func aRenamedSourceLeavesNoObject() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "objects-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try Files.write(
      """
      {"": {"swift-dependencies": "/b/primary.swiftdeps"},
       "/s/New.swift": {"object": "/b/New.swift.o", "dependencies": "/b/New.d"}}
      """, to: folder.appending(path: "output-file-map.json"))
    #expect(SDKBuild.currentObjects(in: folder) == ["New.swift.o"])
    #expect(SDKBuild.currentObjects(in: folder.appending(path: "none")) == nil)
  }
}
