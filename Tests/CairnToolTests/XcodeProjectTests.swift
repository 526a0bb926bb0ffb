import Foundation
import Testing

@testable import CairnTool

@Suite("Xcode projects")
struct XcodeProjectTests {
  static let garden = URL(filePath: #filePath).appending(
    path: "../../Support/XcodeProject/Garden/Garden.xcodeproj"
  )
  .standardized
  private func garden() throws -> XcodeProject { try XcodeProject(Self.garden) }
  private func package(app: String? = nil) throws -> ProjectPackage {
    try ProjectPackage(try garden(), app: app, assets: Program(path: "/bin/true"))
  }

  private func names(_ files: [URL]) -> Set<String> { Set(files.map(\.lastPathComponent)) }

  @Test func filesOfListsAndOfFoldersAreFound() throws {
    let app = try #require(try garden().targets.first { $0.name == "Garden" })
    #expect(app.kind == .app)
    #expect(names(app.sources) == ["GardenApp.swift", "A plant.swift", "ContentView.swift", "Season.swift"])
    #expect(names(app.resources) == ["Assets.xcassets", "Localizable.strings"])
    #expect(names(app.folders) == ["Guides"])
    for file in app.sources + app.resources + app.folders { #expect(Files.exists(file), "\(file.path)") }
  }

  @Test func settingsComeFromTheProjectItsFilesAndTheTarget() throws {
    let app = try #require(try garden().targets.first { $0.name == "Garden" })
    #expect(app.setting("SWIFT_VERSION") == "6.0")
    #expect(app.setting("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor")
    #expect(app.setting("PRODUCT_BUNDLE_IDENTIFIER") == "org.example.Garden")
    #expect(app.settings.names.allSatisfy { !$0.contains("[") })
    #expect(SwiftSettings(app.settings).conditions == ["LOAM", "SPRING"])
  }

  @Test func anExceptionMovesAFileToAnotherTarget() throws {
    let kit = try #require(try garden().targets.first { $0.name == "GardenKit" })
    // The project writes the path of Bed.swift in small letters, as a Mac allows.
    #expect(names(kit.sources) == ["Bed.swift", "Petal.swift"])
  }

  @Test func whatCannotBeBuiltIsListed() throws {
    let app = try #require(try garden().targets.first { $0.name == "Garden" })
    #expect(app.leftOut.map(\.reason) == [.objectiveC, .script, .bridgingHeader])
    #expect(app.leftOut.map { $0.name.lastPathPart } == ["Old.m", "Stamp the build", "Garden-Bridging-Header.h"])
  }

  @Test func extensionsAndOtherAppsAreLeftOut() throws {
    #expect(try package().targets.map(\.name) == ["Garden", "GardenTests", "GardenKit"])
    #expect(try package(app: "GardenMac").targets.map(\.name) == ["GardenMac"])
    #expect(try package(app: "Garden_for_Mac").folder.lastPathComponent == "Garden-Garden_for_Mac")
    #expect { try package(app: "Forest") } throws: {
      ($0 as? Failure)?.message == "Garden.xcodeproj has no app \"Forest\". Name one of Garden, GardenMac."
    }
  }

  @Test func informationComesFromTheFileAndTheSettings() throws {
    let project = try garden()
    let list = AppInformation.list(of: try #require(project.mainApp), in: project)
    #expect(list["CFBundleDisplayName"] as? String == "My Garden")
    #expect(list["CFBundleShortVersionString"] as? String == "2.5")
    #expect(list["CFBundleIdentifier"] as? String == "org.example.Garden")
    #expect(list["GardenSeasons"] as? Int == 4)
    let types = try #require(list["CFBundleURLTypes"] as? [[String: [String]]])
    #expect(types == [["CFBundleURLSchemes": ["garden"]]])
  }

  @Test func pinsAreTakenFromTheProjectWhenTheyChange() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-pins-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: Self.garden.deletingLastPathComponent(), to: folder)
    let project = try XcodeProject(folder.appending(path: "Garden.xcodeproj"))
    let package = try ProjectPackage(project, assets: Program(path: "/bin/true"))
    let pins = package.folder.appending(path: "Package.resolved")
    try Files.write("first", to: project.pins)
    try package.write()
    #expect(try String(contentsOf: pins, encoding: .utf8) == "first")
    // SwiftPM may write the file.
    try Files.write("SwiftPM's", to: pins)
    try package.write()
    #expect(try String(contentsOf: pins, encoding: .utf8) == "SwiftPM's")
    try Files.write("second", to: project.pins)
    try package.write()
    #expect(try String(contentsOf: pins, encoding: .utf8) == "second")
  }

  @Test func theManifestHasTargetsAndSettings() throws {
    let manifest = try package().manifest
    #expect(manifest.contains(".executableTarget(\n      name: \"Garden\""))
    #expect(manifest.contains(".testTarget(\n      name: \"GardenTests\",\n      dependencies: [\"Garden\"]"))
    #expect(manifest.contains(".defaultIsolation(MainActor.self), .define(\"LOAM\"), .define(\"SPRING\")"))
    #expect(manifest.contains("dependencies: [\"GardenKit\", .product(name: \"Tools\", package: \"Tools\")]"))
    #expect(manifest.contains("resources: [.process(\"Resources\"), .copy(\"Folders/Guides\")]"))
    #expect(manifest.contains("defaultLocalization: \"en\""))
  }

  @Test(
    arguments: [
      ("exactVersion", "version", "1.2.3", "exact: \"1.2.3\""), ("branch", "branch", "main", "branch: \"main\""),
      ("upToNextMajorVersion", "minimumVersion", "2.0.0", "from: \"2.0.0\""),
      ("upToNextMinorVersion", "minimumVersion", "2.1.0", ".upToNextMinor(from: \"2.1.0\")"),
      ("revision", "revision", "abc", "revision: \"abc\""),
    ])
  func requirementsOfPackagesAreKept(kind: String, key: String, value: String, expected: String) throws {
    let list = try PropertyList.parse(
      """
      { rootObject = P; objects = {
        P = { isa = PBXProject; packageReferences = (R); targets = (); };
        R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Tools.git";
          requirement = { kind = \(kind); \(key) = "\(value)"; }; };
      }; }
      """)
    let project = XcodeProject(list, at: URL(filePath: "/nowhere/Empty.xcodeproj"))
    #expect(project.packages == [.remote(url: "https://example.org/Tools.git", requirement: expected)])
    #expect(project.packages.first?.identity == "Tools")
  }

  @Test func aProjectThatRefersToItselfEnds() throws {
    let list = try PropertyList.parse(
      "{ rootObject = P; objects = { P = { mainGroup = G; targets = (P, T); }; G = { children = (G, H); }; H = { children = (G); }; }; }"
    )
    #expect(XcodeProject(list, at: URL(filePath: "/nowhere/Loop.xcodeproj")).targets.isEmpty)
  }

  @Test func onlyWhatChangesIsWritten() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-links-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (one, two) = (URL(filePath: "/one.swift"), URL(filePath: "/two.swift"))
    try Files.makeLinks(["a.swift": one, "Resources/b.png": two], in: folder)
    try Files.write("own", to: folder.appending(path: "AssetConstants.swift"))
    try Files.makeLinks(["a.swift": two], texts: ["c.swift": "c"], keeping: ["AssetConstants.swift"], in: folder)
    #expect(Files.exists(folder.appending(path: "c.swift")))
    try Files.makeLinks(["a.swift": two], keeping: ["AssetConstants.swift"], in: folder)
    #expect(!Files.exists(folder.appending(path: "c.swift")))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.appending(path: "a.swift").path) == "/two.swift")
    #expect(Files.names(in: folder.appending(path: "Resources")).isEmpty)
    #expect(Files.exists(folder.appending(path: "AssetConstants.swift")))
  }
}
