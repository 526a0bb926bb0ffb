import Foundation
import Testing

@testable import CairnTool

@Suite("What doctor reads")
struct InventoryTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-inventory-\(UUID().uuidString)")

  @Test func demosAndOtherPackagesAreNotPartOfAPackage() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in [
      "Package.swift", "Sources/Kit/A.swift", "Demo/Demo.xcodeproj/project.pbxproj", "Demo/Demo/B.swift",
      "Tools/Package.swift", "Tools/C.swift", ".build/checkouts/Other/D.swift",
    ] {
      try Files.write("let package = Package(targets: [.target(name: \"Kit\")])", to: folder.appending(path: path))
    }
    let inventory = try Inventory(of: folder)
    #expect(inventory.sources.map(\.lastPathComponent) == ["A.swift"])
    #expect(inventory.modules.contains("Kit"))
    #expect(!inventory.isProject)
  }

  @Test func anEmptyManifestBesideAProjectDoesNotCount() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let garden = URL(filePath: #filePath).appending(path: "../../Support/XcodeProject/Garden").standardized
    try FileManager.default.copyItem(at: garden, to: folder)
    try Files.write("let package = Package(name: \"\", targets: [])", to: folder.appending(path: "Package.swift"))
    let inventory = try Inventory(of: folder)
    #expect(inventory.isProject)
    #expect(inventory.conditions == ["LOAM", "SPRING"])
    #expect(inventory.modules.isSuperset(of: ["Garden", "GardenKit", "Tools"]))
    let subjects = ["App", "Targets", "Bridging header", "Build scripts", "Objective-C and C"]
    #expect(inventory.findings.map(\.subject) == subjects)
    #expect(inventory.findings.flatMap { $0.places ?? [] }.map(\.file).contains("Garden/Old.m"))
  }

  @Test func aMissingLocalPackageIsNamed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let garden = URL(filePath: #filePath).appending(path: "../../Support/XcodeProject/Garden").standardized
    try FileManager.default.copyItem(at: garden, to: folder)
    try Files.remove(folder.appending(path: "Packages"))
    let broken = try Inventory(of: folder).findings.filter { $0.state == .broken }
    #expect(broken.map(\.detail) == ["There is no package \(folder.path)/Packages/Tools, which the project uses."])
  }

  @Test func packagesWithObjectsOfCoreDataAreToldAsSuch() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = folder.appending(path: "App")
    try Files.write(
      "let package = Package(dependencies: [.package(url: \"https://example.com/Kit.git\", from: \"1.0.0\")])",
      to: app.appending(path: "Package.swift"))
    let swift = folder.appending(path: "swift")
    try Files.write(
      "#!/bin/sh\nmkdir -p .build/checkouts/Kit && echo '@NSManaged var a: Int' > .build/checkouts/Kit/A.swift\n",
      to: swift)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
    _ = try DownloadedPackages(
      of: app.appending(path: ".build/cairn/ios/App"), world: CompilerWorld(modules: []), onlyModels: true
    )
    .copies(
      manifest: String(contentsOf: app.appending(path: "Package.swift"), encoding: .utf8), pins: nil,
      choices: PackageChoices(), swift: Program(path: swift.path))
    let finding = try #require(Inventory(of: app).findings.first)
    #expect(finding.detail == "compiled with accessors of Core Data's objects:" && finding.remedy == nil)
    #expect(finding.places == [.init(file: "Kit", detail: "objects in A.swift")])
  }

  @Test func frameworksThatAreHereAreNotSaidToBeMissing() {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardized
    let modules = Files.names(in: sources)
    #expect(modules.contains("CoreData"))
    #expect(modules.filter(InsteadOf.isFramework) == [])
  }

  @Test func filesThatAreNotOnTheDiskHaveToBeMended() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let garden = URL(filePath: #filePath).appending(path: "../../Support/XcodeProject/Garden").standardized
    try FileManager.default.copyItem(at: garden, to: folder)
    try Files.remove(folder.appending(path: "Garden/Guides"))
    let broken = try Inventory(of: folder).findings.filter { $0.state == .broken }
    #expect(broken.map(\.subject) == ["Files"])
    #expect(broken.flatMap { $0.places ?? [] }.map(\.file) == ["Garden/Guides"])
  }

  @Test func packagesInAFolderThatXcodeKeepsInStepAreNotTheTargets() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let garden = URL(filePath: #filePath).appending(path: "../../Support/XcodeProject/Garden").standardized
    try FileManager.default.copyItem(at: garden, to: folder)
    let package = folder.appending(path: "Garden/Views/Libraries/Pots")
    try Files.write(
      "let package = Package(name: \"Pots\", dependencies: [.package(path: \"../Glaze\")])",
      to: package.appending(path: "Package.swift"))
    try Files.write("import UIKit", to: package.appending(path: "Sources/Pots/Pot.swift"))
    try Files.write("", to: package.appending(path: "Tests/PotsTests/PotTests.swift"))
    let project = try XcodeProject(folder.appending(path: "Garden.xcodeproj"))
    #expect(project.localPackages.map(\.lastPathComponent) == ["Tools", "Pots"])
    #expect(project.targets.flatMap(\.sources).allSatisfy { !$0.path.contains("/Pots/") })
    // What they import is looked at, too.
    let sources = try Inventory(of: folder).sources.map(\.lastPathComponent)
    #expect(sources.contains("Pot.swift") && sources.contains("Spade.swift") && !sources.contains("PotTests.swift"))
  }
}
