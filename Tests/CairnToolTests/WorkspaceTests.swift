import Foundation
import Testing

@testable import CairnTool

@Suite("Xcode workspaces")
struct WorkspaceTests {
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "cairn-workspace-\(UUID().uuidString)")
      .resolvingSymlinksInPath()

    init(_ files: [String: String]) throws {
      for (path, text) in files { try Files.write(text, to: url.appending(path: path)) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private func project() -> String {
    """
    // !$*UTF8*$!
    { objects = { P = { isa = PBXProject; mainGroup = G; targets = (); }; G = { isa = PBXGroup; children = (); }; };
      rootObject = P; }
    """
  }

  private let contents = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Workspace version = "1.0">
       <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
       <Group location = "group:Apps" name = "Apps">
          <FileRef
             location = "group:Tea &amp; Cake/Journal.xcodeproj">
          </FileRef>
          <FileRef location = "container:Kit"></FileRef>
       </Group>
       <FileRef location = "group:Notes.md"></FileRef>
       <FileRef location = "group:Gone/Gone.xcodeproj"></FileRef>
    </Workspace>
    """

  private func folder() throws -> Folder {
    try Folder([
      "Journal.xcworkspace/contents.xcworkspacedata": contents,
      "Journal.xcworkspace/xcshareddata/swiftpm/Package.resolved": "{}",
      "Pods/Pods.xcodeproj/project.pbxproj": project(),
      "Apps/Tea & Cake/Journal.xcodeproj/project.pbxproj": project(),
      "Kit/Package.swift": "// swift-tools-version: 6.0",
      "Notes.md": "",
    ])
  }

  @Test func aFolderBelowMeansTheProjectItIsIn() throws {
    let folder = try folder()
    func project(from path: String) -> String? {
      XcodeProject.file(in: folder.url, around: folder.url.appending(path: path))?.lastPathComponent
    }
    #expect(project(from: "Apps/Tea & Cake/Views") == "Journal.xcodeproj")
    #expect(project(from: "Pods") == "Pods.xcodeproj")
    #expect(project(from: "Documents") == nil)
    #expect(XcodeProject.file(in: folder.url, around: folder.url)?.lastPathComponent == "Journal.xcodeproj")
  }

  @Test func referencesAreRelativeToGroupsOrTheWorkspace() throws {
    let folder = try folder()
    let workspace = try #require(Workspace(in: folder.url))
    #expect(
      workspace.projects.map(\.path) == [
        "\(folder.url.path)/Pods/Pods.xcodeproj", "\(folder.url.path)/Apps/Tea & Cake/Journal.xcodeproj",
      ])
    #expect(workspace.packages.map(\.trimmedPath) == ["\(folder.url.path)/Kit"])
  }

  @Test func theProjectWithTheNameOfTheWorkspaceIsBuilt() throws {
    let folder = try folder()
    #expect(XcodeProject.file(in: folder.url)?.path.hasSuffix("Apps/Tea & Cake/Journal.xcodeproj") == true)
    // A project in the folder itself comes first.
    try Files.write(project(), to: folder.url.appending(path: "Other.xcodeproj/project.pbxproj"))
    #expect(XcodeProject.file(in: folder.url)?.lastPathComponent == "Other.xcodeproj")
  }

  @Test func aProjectUsesThePackagesAndPinsOfItsWorkspace() throws {
    let folder = try folder()
    let project = try XcodeProject(folder.url.appending(path: "Apps/Tea & Cake/Journal.xcodeproj"))
    #expect(project.packages == [.local(folder: "\(folder.url.path)/Kit")])
    #expect(project.pins.path == "\(folder.url.path)/Journal.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    // A workspace that does not mention a project has nothing to do with it.
    let other = folder.url.appending(path: "Apps/Alone.xcodeproj")
    try Files.write(self.project(), to: other.appending(path: "project.pbxproj"))
    #expect(try XcodeProject(other).packages.isEmpty)
  }

  @Test(arguments: [
    "", "<Workspace", "<Group location = \"group:..\">", "</Group></Group><FileRef location = \"group:A.xcodeproj\"/>",
  ])
  func aDamagedWorkspaceIsEmpty(_ text: String) throws {
    let folder = try Folder(["A.xcworkspace/contents.xcworkspacedata": text])
    #expect(Workspace(in: folder.url)?.projects == [])
    #expect(XcodeProject.file(in: folder.url) == nil)
  }
}
