import Foundation
import Testing

@testable import CairnTool

@Suite("Folders and workspaces of Xcode, made at random")
final class RandomFoldersTests {
  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "cairn-folders-\(UUID().uuidString)")
  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The folder's own targets have its files but for their exceptions; other targets have only theirs.
  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func exceptionsMoveFilesBetweenTargets(seed: UInt64) throws {
    var random = Seeded(state: seed)
    let paths = ["A.swift", "B.swift", "Views/C.swift", "Views/Cells/D.swift", "Views2/E.swift", "F é.swift"]
    for path in paths + [".hidden.swift", "Kit/Package.swift", "Kit/Sources/K.swift"] {
      try Files.write("", to: folder.appending(path: "App/\(path)"))
    }
    let targets = ["T0", "T1", "T2"]
    let owners = Set(targets.filter { _ in Bool.random(using: &random) })
    var exceptions: [String: [String]] = [:]
    for target in targets where Bool.random(using: &random) {
      exceptions[target] = (paths + ["Views", "Views/Cells", "Gone.swift"]).filter { _ in
        Int.random(in: 0..<3, using: &random) == 0
      }
    }
    var objects: [String: PropertyList] = [
      "P": .dictionary([
        "isa": .text("PBXProject"), "mainGroup": .text("M"), "targets": .list(targets.map { .text($0) }),
      ]),
      "M": .dictionary(["isa": .text("PBXGroup"), "children": .list([.text("R")])]),
      "R": .dictionary([
        "isa": .text("PBXFileSystemSynchronizedRootGroup"), "path": .text("App"),
        "exceptions": .list(exceptions.keys.sorted().map { .text("E\($0)") }),
      ]),
    ]
    for (target, paths) in exceptions {
      objects["E\(target)"] = .dictionary([
        "isa": .text("PBXFileSystemSynchronizedBuildFileExceptionSet"), "target": .text(target),
        "membershipExceptions": .list(paths.map { .text($0) }),
      ])
    }
    for target in targets {
      objects[target] = .dictionary([
        "isa": .text("PBXNativeTarget"), "name": .text(target),
        "fileSystemSynchronizedGroups": .list(owners.contains(target) ? [.text("R")] : []),
      ])
    }
    let list = PropertyList.dictionary(["rootObject": .text("P"), "objects": .dictionary(objects)])
    let project = XcodeProject(list, at: folder.appending(path: "App.xcodeproj"))
    for target in project.targets {
      let named = exceptions[target.name] ?? []
      let expected = paths.filter { path in
        named.contains { path == $0 || path.hasPrefix($0 + "/") } != owners.contains(target.name)
      }
      let root = folder.appending(path: "App")
      #expect(
        target.sources.map { $0.path(from: root) } == expected.sorted(), "\(target.name): \(exceptions), \(owners)")
    }
    #expect(project.packages == [.local(folder: folder.appending(path: "App/Kit").trimmedPath)])
  }

  // MARK: Workspaces

  /// Elements of a workspace, and the projects that they name as paths from the workspace's folder.
  private func elements(in group: String, depth: Int, _ random: inout Seeded, _ found: inout [String]) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let name = ["Tea & Cake", "Apps", "a<b>'c'", "é"].randomElement(using: &random)!
      let path = name + "/" + ["A", "B"].randomElement(using: &random)! + ".xcodeproj"
      let isContainer = Bool.random(using: &random)
      let kind = isContainer ? "container" : "group"
      switch Int.random(in: 0..<(depth < 3 ? 5 : 3), using: &random) {
      case 0, 1:
        text += "<FileRef\n   location = \"\(kind):\(escaped(path))\">\n</FileRef>\n"
        found.append((isContainer ? "" : group) + path)
      case 2: text += "<FileRef location = \"developer:\(escaped(path))\"></FileRef>\n"
      case 3:
        text += "<Group location = \"\(kind):\(escaped(name))\" name = \"\(escaped(name))\">\n"
        text += elements(in: (isContainer ? "" : group) + name + "/", depth: depth + 1, &random, &found) + "</Group>\n"
      default:
        // A group without a folder of its own.
        text += "<Group location = \"\(kind):\" name = \"Loose\">\n"
        text += elements(in: isContainer ? "" : group, depth: depth + 1, &random, &found) + "</Group>\n"
      }
    }
    return text
  }

  private func escaped(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("'", "&apos;")].reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func projectsAreFoundInTheirGroups(seed: UInt64) throws {
    var random = Seeded(state: seed)
    var found: [String] = []
    let text =
      "<?xml version=\"1.0\"?>\n<Workspace version = \"1.0\">\n\(elements(in: "", depth: 0, &random, &found))</Workspace>"
    let missing = Bool.random(using: &random) ? found.first : nil
    for path in found where path != missing { try Files.makeFolder(folder.appending(path: path)) }
    try Files.write(text, to: folder.appending(path: "All.xcworkspace/contents.xcworkspacedata"))
    let workspace = try #require(Workspace(in: folder))
    #expect(workspace.projects.map { $0.path(from: folder).trimmedSlash } == found.filter { $0 != missing }, "\(text)")
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func anyTextIsAWorkspace(seed: UInt64) throws {
    var random = Seeded(state: seed)
    let pieces = [
      "<Group ", "</Group>", "<FileRef ", "</FileRef>", "location = \"group:A\"", "location=\"container:B\"", ">",
      "/>", "\"", "&amp;",
      "&", "<", "location = \"self:\"", "\n",
    ]
    let text = (0..<30).map { _ in pieces.randomElement(using: &random)! }.joined()
    try Files.write(text, to: folder.appending(path: "All.xcworkspace/contents.xcworkspacedata"))
    let workspace = try #require(Workspace(in: folder))
    #expect(workspace.projects.isEmpty && workspace.packages.isEmpty)
  }
}

extension String {
  fileprivate var trimmedSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
