import Foundation
import Testing

@testable import CairnTool

@Suite("Xcode projects")
struct XcodeProjectTests {
  private static let garden = URL(filePath: #filePath).appending(path: "../../XcodeProject/Garden/Garden.xcodeproj")
    .standardized
  private func garden() throws -> XcodeProject { try XcodeProject(Self.garden) }
  private func package() throws -> ProjectPackage { ProjectPackage(try garden(), assets: Program(path: "/bin/true")) }

  private func names(_ files: [URL]) -> Set<String> { Set(files.map(\.lastPathComponent)) }

  @Test func filesOfListsAndOfFoldersAreFound() throws {
    let app = try #require(try garden().targets.first { $0.name == "Garden" })
    #expect(app.kind == .app)
    #expect(names(app.sources) == ["GardenApp.swift", "A plant.swift", "ContentView.swift", "Season.swift"])
    #expect(names(app.resources) == ["Assets.xcassets", "Localizable.strings"])
    for file in app.sources + app.resources { #expect(Files.exists(file), "\(file.path)") }
  }

  @Test func settingsComeFromTheProjectItsFilesAndTheTarget() throws {
    let app = try #require(try garden().targets.first { $0.name == "Garden" })
    #expect(app.setting("SWIFT_VERSION") == "6.0")
    #expect(app.setting("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor")
    #expect(app.setting("PRODUCT_BUNDLE_IDENTIFIER") == "org.example.Garden")
    #expect(app.settings.keys.allSatisfy { !$0.contains("[") })
  }

  @Test func extensionsAreLeftOut() throws {
    #expect(try package().targets.map(\.name) == ["Garden", "GardenTests"])
  }

  @Test func theManifestHasTargetsAndSettings() throws {
    let manifest = try package().manifest
    #expect(manifest.contains(".executableTarget(\n      name: \"Garden\""))
    #expect(manifest.contains(".testTarget(\n      name: \"GardenTests\",\n      dependencies: [\"Garden\"]"))
    #expect(manifest.contains(".swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), .define(\"SPRING\")"))
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
    try Files.makeLinks(["a.swift": two], in: folder)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.appending(path: "a.swift").path) == "/two.swift")
    #expect(Files.names(in: folder.appending(path: "Resources")).isEmpty)
    #expect(Files.exists(folder.appending(path: "AssetConstants.swift")))
  }
}
