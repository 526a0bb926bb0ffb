import Foundation
import Testing

@testable import CairnTool

@Suite("Core Data models")
final class CompiledModelTests {
  private let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "cairn-models-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: root) }

  static let journal = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
        <entity name="Page" representedClassName="Page" isAbstract="YES" codeGenerationType="class">
            <attribute name="title" optional="YES" attributeType="String"/>
            <relationship name="tags" optional="YES" toMany="YES" destinationEntity="Tag" inverseName="pages"/>
        </entity>
        <entity name="Entry" representedClassName=".Entry" parentEntity="Page" codeGenerationType="class">
            <attribute name="in" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
            <attribute name="mood" optional="YES" attributeType="Transformable" customClassName="[String]"/>
            <relationship name="photos" toMany="YES" ordered="YES" destinationEntity="Photo"/>
            <relationship name="next" maxCount="1" destinationEntity="Entry"/>
            <fetchedProperty name="similar"/>
        </entity>
        <entity name="Tag" representedClassName="Tag" codeGenerationType="category"/>
        <entity name="Photo" representedClassName="Pictures.Photo"/>
        <entity name="Note" representedClassName="NSManagedObject"/>
        <entity name="Draft"/>
    </model>

    """

  private func write(_ texts: [String: String]) throws {
    for (path, text) in texts { try Files.write(text, to: root.appending(path: path)) }
  }

  private func compiled(_ path: String, version: String? = nil) throws -> CompiledModel {
    try CompiledModel(root.appending(path: path), version: version) { _ in "App" }
  }

  private func message(_ path: String, version: String? = nil) -> String? {
    do {
      _ = try compiled(path, version: version)
      return nil
    } catch {
      return (error as? Failure)?.message.replacing(root.path + "/", with: "")
    }
  }

  private func current(_ name: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>\(name)</string></dict></plist>
    """
  }

  // MARK: Files of the bundle

  @Test func onlyTheNamesOfClassesChange() throws {
    try write(["M.xcdatamodeld/M.xcdatamodel/contents": Self.journal])
    let model = try compiled("M.xcdatamodeld")
    #expect(model.name == "M.momd" && model.versions == 1)
    let expected = Self.journal.replacing("\"Page\" isAbstract", with: "\"App.Page\" isAbstract")
      .replacing("\".Entry\"", with: "\"App.Entry\"").replacing(
        "representedClassName=\"Tag\"", with: "representedClassName=\"App.Tag\""
      )
      .replacing(" representedClassName=\"NSManagedObject\"", with: "")
    #expect(model.files["M.momd/M.mom"] == expected)
    let information = try #require(model.files["M.momd/VersionInfo.plist"])
    let list =
      try PropertyListSerialization.propertyList(from: Data(information.utf8), format: nil) as? [String: String]
    #expect(list == ["NSManagedObjectModel_CurrentVersionName": "M"])
  }

  @Test func aModelWithoutVersionsIsOneFile() throws {
    try write(["M.xcdatamodel/contents": "<model><entity name=\"A\" representedClassName=\"A\"/></model>"])
    #expect(
      try compiled("M.xcdatamodel").files == [
        "M.mom": "<model><entity name=\"A\" representedClassName=\"App.A\"/></model>"
      ])
  }

  @Test func theCurrentVersionIsThatOfTheModelOrTheProjectOrTheOnlyOne() throws {
    let versions = ["M.xcdatamodel", "M & 2.xcdatamodel", "M3.xcdatamodel"]
    for (index, name) in versions.enumerated() {
      try write(["M.xcdatamodeld/\(name)/contents": "<model><entity name=\"E\(index)\"/></model>"])
    }
    func entity(_ version: String? = nil) throws -> String? {
      try compiled("M.xcdatamodeld", version: version).current.entities.first?.name
    }
    #expect(try entity() == "E0")
    #expect(try entity("M3.xcdatamodel") == "E2")
    try write(["M.xcdatamodeld/.xccurrentversion": current("M &amp; 2.xcdatamodel")])
    #expect(try entity("M3.xcdatamodel") == "E1")
    let files = try compiled("M.xcdatamodeld").files
    #expect(
      files.keys.sorted() == ["M.momd/M & 2.mom", "M.momd/M.mom", "M.momd/M3.mom", "M.momd/VersionInfo.plist"])
    let list = try PropertyListSerialization.propertyList(
      from: Data(try #require(files["M.momd/VersionInfo.plist"]).utf8), format: nil)
    #expect((list as? [String: String])?.values.first == "M & 2")
  }

  @Test func anotherCurrentVersionIsSeenWhileDeveloping() throws {
    try write(["M.xcdatamodeld/M.xcdatamodel/contents": "<model/>", ".git/HEAD": "a"])
    var tree = SourceTree(root)
    try write(["M.xcdatamodeld/.xccurrentversion": current("M.xcdatamodel"), ".git/HEAD": "another"])
    #expect(tree.update().changed.map { URL(filePath: $0).lastPathComponent } == [".xccurrentversion"])
  }

  @Test func whatCannotBeReadIsNamed() throws {
    try write([
      "A.xcdatamodeld/A.xcdatamodel/contents": "<model>\n<entity>\n</model>", "B.xcdatamodeld/Readme.md": "",
      "C.xcdatamodeld/1.xcdatamodel/contents": "<model/>", "C.xcdatamodeld/2.xcdatamodel/contents": "<model/>",
      "D.xcdatamodel/elements": "", "E.xcdatamodel/contents": "<plist/>",
      "F.xcdatamodel/contents": "<model>\n<entity name=\"F\">\n<attribute name=\"a b\"/></entity></model>",
      "G.xcdatamodel/contents": "<model><entity name=\"G\"/>\n<entity name=\"G\"/></model>",
    ])
    #expect(
      message("A.xcdatamodeld")
        == "A.xcdatamodeld/A.xcdatamodel/contents cannot be read: line 3, </model> ends nothing.")
    #expect(message("B.xcdatamodeld") == "B.xcdatamodeld has no version, a folder like Model.xcdatamodel.")
    #expect(
      message("C.xcdatamodeld")
        == "C.xcdatamodeld has 2 versions, and nothing says which is the current one. Choose it in Xcode.")
    #expect(
      message("C.xcdatamodeld", version: "3.xcdatamodel")
        == "C.xcdatamodeld has no version 3.xcdatamodel, which is to be the current one. It has 1.xcdatamodel, 2.xcdatamodel."
    )
    try write(["C.xcdatamodeld/.xccurrentversion": "?<"])
    #expect(message("C.xcdatamodeld") == "C.xcdatamodeld/.xccurrentversion is no property list.")
    #expect(message("D.xcdatamodel") == "D.xcdatamodel has no file contents. Open the model in Xcode and save it.")
    #expect(message("E.xcdatamodel") == "E.xcdatamodel/contents cannot be read: line 1, <plist> is no data model.")
    #expect(
      message("F.xcdatamodel") == "F.xcdatamodel/contents cannot be read: line 3, \"a b\" is no name for Swift.")
    #expect(message("G.xcdatamodel") == "G.xcdatamodel/contents cannot be read: line 2, there are two entities G.")
  }

  // MARK: Projects

  private static let project = """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (A, K); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (M, S, T); };
      M = { isa = XCVersionGroup; path = "Journal.xcdatamodeld"; sourceTree = "<group>"; currentVersion = M2;
        children = (M1, M2); };
      M1 = { isa = PBXFileReference; path = "Journal.xcdatamodel"; sourceTree = "<group>"; };
      M2 = { isa = PBXFileReference; path = "Journal 2.xcdatamodel"; sourceTree = "<group>"; };
      S = { isa = PBXFileReference; path = "App.swift"; sourceTree = "<group>"; };
      T = { isa = PBXFileReference; path = "Tag.swift"; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = "My Journal"; productType = "com.apple.product-type.application";
        buildPhases = (B); dependencies = (D); };
      K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (C); };
      D = { isa = PBXTargetDependency; target = K; };
      B = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
      C = { isa = PBXSourcesBuildPhase; files = (C1); };
      B1 = { fileRef = M; }; B2 = { fileRef = S; }; C1 = { fileRef = T; };
    }; }
    """

  private func writeProject() throws {
    try write([
      "Journal.xcodeproj/project.pbxproj": Self.project, "App.swift": "import SwiftUI",
      "Tag.swift": "@objc(Tag) public class Tag: NSManagedObject {}",
      "Journal.xcdatamodeld/Journal.xcdatamodel/contents": "<model/>",
      "Journal.xcdatamodeld/Journal 2.xcdatamodel/contents": Self.journal,
    ])
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Files.read(root.appending(path: path)), as: UTF8.self)
  }

  @Test func aProjectsModelIsInItsBundleWithItsClasses() throws {
    try writeProject()
    let project = try XcodeProject(root.appending(path: "Journal.xcodeproj"))
    let package = try ProjectPackage(project, assets: Program(path: "/bin/true"))
    try package.write()
    #expect(package.manifest.contains("resources: [.copy(\"Models/Journal.momd\")]"))
    let place = ".build/cairn/Journal/Sources/My_Journal"
    #expect(try text("\(place)/Models/Journal.momd/VersionInfo.plist").contains("<string>Journal 2</string>"))
    let model = try text("\(place)/Models/Journal.momd/Journal 2.mom")
    #expect(model.contains("representedClassName=\"My_Journal.Entry\""))
    // A class of a framework is found in its module.
    #expect(model.contains("representedClassName=\"Kit.Tag\""))
    #expect(
      Files.names(in: root.appending(path: "\(place)/ModelClasses")) == [
        "Entry+CoreDataClass.swift", "Entry+CoreDataProperties.swift", "Page+CoreDataClass.swift",
        "Page+CoreDataProperties.swift", "Tag+CoreDataProperties.swift",
      ])

    // A change of the model is in the next build.
    try write([
      "Journal.xcdatamodeld/Journal 2.xcdatamodel/contents":
        "<model><entity name=\"A\" representedClassName=\"A\" codeGenerationType=\"class\"/></model>"
    ])
    try package.write()
    #expect(
      Files.names(in: root.appending(path: "\(place)/ModelClasses")) == [
        "A+CoreDataClass.swift", "A+CoreDataProperties.swift",
      ])
  }

  @Test func doctorSaysWhatAModelLacks() throws {
    try writeProject()
    func findings() throws -> [Finding] { try Inventory(of: root).findings.filter { $0.subject == "Core Data" } }
    let all = try findings()
    #expect(all.map(\.state) == [.good, .missing, .missing])
    #expect(
      all[0].text() == """
        ok  Core Data   1 model:
                        Journal.xcdatamodeld (6 entities, 2 versions, 2 generated classes)
        """)
    let contents = "Journal.xcdatamodeld/Journal 2.xcdatamodel/contents"
    #expect(all[1].detail == "No source declares these classes, and none are generated:")
    #expect(all[1].places == [.init(file: contents, line: 15, detail: "Photo")])
    #expect(all[2].places == [.init(file: contents, line: 7, detail: "Entry.similar")])

    try write(["Tag.swift": "struct Tag {}"])
    #expect(try findings().map(\.state) == [.good, .broken, .missing, .missing])
    try write([contents: "<model>\n"])
    #expect(try findings().map(\.state) == [.broken])
    #expect(
      try findings().map(\.detail) == ["\(root.path)/\(contents) cannot be read: line 2, <model> of line 1 has no end."]
    )
  }

  // MARK: Packages

  @Test func aPackagesModelIsInTheCopyInAnotherForm() throws {
    try write([
      "App/Package.swift": "let package = Package(name: \"App\")", "App/Sources/App/App.swift": "",
      "App/Sources/App/Data/Tag.swift": "@NSManaged var a: Int",
      "App/Sources/App/Data/Journal.xcdatamodeld/Journal.xcdatamodel/contents": Self.journal,
      "App/Sources/App/Old.xcdatamodeld/Old.xcdatamodel/contents": "<model/>",
      "swift":
        "#!/bin/sh\necho '{\"targets\": [{\"name\": \"App\", \"type\": \"executable\", \"exclude\": [], \"resources\": [{\"path\": \"Old.xcdatamodeld\"}]}]}'\n",
    ])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: root.appending(path: "swift").path)
    let tools = CopyTools(
      constants: Program(path: "/bin/false"), swift: Program(path: root.appending(path: "swift").path))
    func copy() throws -> URL {
      var copies = PackageCopies(
        in: root.appending(path: "App/.build/cairn"), sources: SourceCopy(onlyModels: true)
      ) { () throws(Failure) in tools }
      return try copies.place(of: root.appending(path: "App"))
    }
    let folder = try copy()
    let place = "App/.build/cairn/App/Sources/App"
    #expect(folder.path.hasSuffix("App/.build/cairn/App"))
    #expect(
      try text("App/.build/cairn/App/Package.swift").contains(
        "+ [.copy(\"CairnModels/Journal.momd\"), .copy(\"CairnModels/Old.momd\")]"))
    #expect(try text("\(place)/CairnModels/Journal.momd/Journal.mom").contains("\"App.Page\""))
    #expect(try text("\(place)/CairnModels/Entry+CoreDataClass.swift").contains("class Entry: Page {}"))
    #expect(Files.names(in: root.appending(path: "\(place)/Data")) == ["Tag.cairn.swift"])
    // The manifest names this one, so something is in its place.
    #expect(Files.names(in: root.appending(path: place)) == ["App.swift", "CairnModels", "Data", "Old.xcdatamodeld"])
    #expect(Files.names(in: root.appending(path: "\(place)/Old.xcdatamodeld")).isEmpty)

    try Files.remove(root.appending(path: "App/Sources/App/Data/Journal.xcdatamodeld"))
    _ = try copy()
    #expect(Files.names(in: root.appending(path: "\(place)/CairnModels/Journal.momd")).isEmpty)
    #expect(!Files.exists(root.appending(path: "\(place)/CairnModels/Entry+CoreDataClass.swift")))
    #expect(try !text("App/.build/cairn/App/Package.swift").contains("Journal.momd"))
  }
}
