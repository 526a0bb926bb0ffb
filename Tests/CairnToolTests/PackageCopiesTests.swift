import Foundation
import Testing

@testable import CairnTool

@Suite("Copies of packages")
final class PackageCopiesTests {
  private let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "cairn-copies-\(UUID().uuidString)")
  private var app: URL { root.appending(path: "App") }

  deinit { try? FileManager.default.removeItem(at: root) }

  private func write(_ texts: [String: String]) throws {
    for (path, text) in texts { try Files.write(text, to: root.appending(path: path)) }
  }

  /// Programs in place of SwiftPM and of the SDK's, which write what they are called with.
  private func tools(targets: String) throws -> CopyTools {
    try write([
      "swift": "#!/bin/sh\necho called >> '\(root.path)/calls'\necho '{\"targets\": [\(targets)]}'\n",
      "constants": "#!/bin/sh\n[ \"$1\" = --bundle-module ] && shift && echo module > \"$1\" || echo main > \"$1\"\n",
    ])
    for name in ["swift", "constants"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: root.appending(path: name).path)
    }
    return CopyTools(
      constants: Program(path: root.appending(path: "constants").path),
      swift: Program(path: root.appending(path: "swift").path))
  }

  private func copies(_ tools: CopyTools? = nil, sources: SourceCopy? = nil) -> PackageCopies {
    PackageCopies(in: app.appending(path: ".build/cairn"), sources: sources) { () throws(Failure) in
      if let tools { return tools }
      throw .unavailable("No tool is needed.")
    }
  }

  @discardableResult private func copy(_ tools: CopyTools? = nil, sources: SourceCopy? = nil) throws -> URL {
    var copies = copies(tools, sources: sources)
    return try copies.place(of: app)
  }

  private func link(_ path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: root.appending(path: path).path)
  }

  private func target(_ name: String, type: String = "executable", resources: String = "") -> String {
    "{\"name\": \"\(name)\", \"type\": \"\(type)\", \"exclude\": [], \"resources\": [\(resources)]}"
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Files.read(root.appending(path: path)), as: UTF8.self)
  }

  @Test func aPackageWithoutCatalogsIsBuiltAsItIs() throws {
    try write(["App/Package.swift": "let package = Package(name: \"App\")", "App/Sources/App/App.swift": ""])
    var copies = copies(sources: SourceCopy(platform: .ios))
    #expect(try copies.place(of: app) == app)
    #expect(copies.links.isEmpty)
    #expect(!Files.exists(app.appending(path: ".build")))
  }

  @Test func aProjectsPackagesAreCopiedIfTheyHaveCatalogs() throws {
    try write([
      "App/Data/Package.swift": "let package = Package(name: \"Data\")\n", "App/Data/Sources/Data/Bird.swift": "",
      "App/Data/Sources/Data/Birds.xcstrings": "{}",
      "App/Plain/Package.swift": "let package = Package(name: \"Plain\")\n",
    ])
    let packages = ["Data", "Plain"].map { app.appending(path: $0) }
    let folder = app.appending(path: ".build/cairn")
    var copies = copies(try tools(targets: target("Data", type: "regular")))
    for package in packages { _ = try copies.place(of: package) }
    #expect(copies.copied == [packages[0].path: folder.appending(path: "Data")])
    #expect(try text("App/.build/cairn/Data/Package.swift").contains(".process(\"Birds.xcstrings\")"))
    let bird = packages[0].appending(path: "Sources/Data/Bird.swift")
    #expect(copies.links.contains { $0.value == bird })

    var package = try ProjectPackage(
      try XcodeProject(XcodeProjectTests.garden), assets: Program(path: "/bin/true"))
    let original = try #require(package.project.localPackages.first).path
    #expect(package.manifest.contains(".package(path: \(original.debugDescription))"))
    package.packageCopies = [original: folder]
    #expect(package.manifest.contains(".package(path: \(folder.path.debugDescription))"))
  }

  @Test func aTargetWithACatalogGetsConstants() throws {
    try write([
      "App/Package.swift": "let package = Package(name: \"App\")\n", "App/Sources/App/App.swift": "",
      "App/Sources/App/Assets.xcassets/Contents.json": "{}", "App/Sources/Other/Other.swift": "",
    ])
    let tools = try tools(targets: "\(target("App")), \(target("Other", type: "regular"))")
    var copies = copies(tools)
    let folder = try copies.place(of: app)
    #expect(folder == app.appending(path: ".build/cairn/App"))
    #expect(try text("App/.build/cairn/App/Sources/App/AssetConstants.swift") == "main\n")
    let source = folder.appending(path: "Sources/App/App.swift")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: source.path) == "\(app.path)/Sources/App/App.swift")
    let other = folder.appending(path: "Sources/Other")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: other.path) == "\(app.path)/Sources/Other")
    #expect(
      try text("App/.build/cairn/App/Package.swift").hasSuffix(
        "target.resources = (target.resources ?? []) + [.process(\"Assets.xcassets\")]\n}\n"))
    #expect(copies.links[other]?.path == "\(app.path)/Sources/Other")
    #expect(
      OriginalNames.text(of: copies.links).contains("\"external-contents\": \"\(app.path)/Sources/Other\""))
    #expect(!Files.exists(app.appending(path: "Sources/App/AssetConstants.swift")))
  }

  @Test func theManifestIsReadOnce() throws {
    try write([
      "App/Package.swift": "let package = Package(name: \"App\")\n",
      "App/Sources/App/Assets.xcassets/Contents.json": "{}",
    ])
    let tools = try tools(targets: target("App", resources: "{\"path\": \"Assets.xcassets\"}"))
    for _ in 0..<2 { try copy(tools) }
    #expect(try text("calls") == "called\n")
    // What is declared is not declared again.
    #expect(try text("App/.build/cairn/App/Package.swift") == text("App/Package.swift"))
    try write(["App/Package.swift": "let package = Package(name: \"App2\")\n"])
    try copy(tools)
    #expect(try text("calls") == "called\ncalled\n")
  }

  @Test func localPackagesKeepTheirPlacesAndGetConstantsToo() throws {
    try write([
      "App/Package.swift": """
      let package = Package(
        name: "App", dependencies: [.package(path: "../Core"), .package(path: "Packages/Design")])
      """,
      "Core/Package.swift": "", "App/Packages/Design/Package.swift": "let package = Package(name: \"Design\")",
      "App/Packages/Design/Sources/Design/Colors.xcassets/Contents.json": "{}",
    ])
    let tools = try tools(targets: target("Design", type: "regular"))
    let folder = try copy(tools)
    let manifest = try text("App/.build/cairn/App/Package.swift")
    #expect(manifest.contains("path: \"\(root.path)/Core\""))
    #expect(manifest.contains("path: \"\(app.path)/.build/cairn/Design\""))
    #expect(try text("App/.build/cairn/Design/Sources/Design/AssetConstants.swift") == "module\n")
    #expect(folder.lastPathComponent == "App")
  }

  @Test func aFileThatIsGoneLosesItsLink() throws {
    try write([
      "App/Package.swift": "let package = Package(name: \"App\")\n", "App/Sources/App/Old.swift": "",
      "App/Sources/App/Assets.xcassets/Contents.json": "{}",
    ])
    let tools = try tools(targets: target("App"))
    try copy(tools)
    try Files.remove(app.appending(path: "Sources/App/Old.swift"))
    try copy(tools)
    #expect(
      Files.names(in: app.appending(path: ".build/cairn/App/Sources/App")) == [
        "AssetConstants.swift", "Assets.xcassets",
      ])
  }

  @Test func aPackageThatNamesThePlugInIsLeftAlone() throws {
    try write([
      "App/Package.swift": "let package = Package(plugins: [.plugin(name: \"AssetConstants\", package: \"Cairn\")])",
      "App/Sources/App/Assets.xcassets/Contents.json": "{}",
    ])
    let tools = try tools(targets: target("App"))
    #expect(try copy(tools) == app)
  }

  // MARK: Sources

  private let guarded = "#if os(iOS)\n#endif"
  private let held = "#if true   \n#endif"

  @Test func filesThatChangeAreWrittenUnderAnotherName() throws {
    try write([
      "App/Package.swift": "// Exclude.swift\"\n.package(path: \"../Other\"), .package(path: \"Kit\")",
      "App/Sources/App/A.swift": guarded, "App/Sources/App/B.swift": "", "App/Sources/App/main.swift": guarded,
      "App/Sources/App/Exclude.swift": guarded, "App/Sources/Plain/P.swift": "",
      "App/Kit/Package.swift": "", "App/Kit/Sources/Kit/K.swift": guarded, "Other/Package.swift": "",
    ])
    let phone = SourceCopy(platform: .ios)
    try copy(sources: phone)
    let copied = "App/.build/cairn/App"
    for name in ["A.cairn.swift", "main.swift", "Exclude.swift"] {
      #expect(try text("\(copied)/Sources/App/\(name)").hasSuffix(held), "\(name)")
    }
    #expect(Files.names(in: root.appending(path: "\(copied)/Sources/App")).count == 4)
    #expect(link("\(copied)/Sources/App/B.swift") == "\(app.path)/Sources/App/B.swift")
    #expect(link("\(copied)/Sources/Plain") == "\(app.path)/Sources/Plain")
    // Local packages are the app's own code.
    #expect(try text("App/.build/cairn/Kit/Sources/Kit/K.cairn.swift").hasSuffix(held))
    let manifest = try text("\(copied)/Package.swift")
    #expect(
      manifest.contains("path: \"\(root.path)/Other\"") && manifest.contains("path: \"\(app.path)/.build/cairn/Kit\""))

    // A file that has no condition any more becomes a link, one that is gone goes, and a folder that changes is opened.
    try write(["App/Sources/App/A.swift": "", "App/Sources/Plain/P.swift": guarded])
    try Files.remove(app.appending(path: "Sources/App/B.swift"))
    try copy(sources: phone)
    #expect(link("\(copied)/Sources/App/A.swift") != nil)
    #expect(
      Files.names(in: root.appending(path: "\(copied)/Sources/App")) == ["A.swift", "Exclude.swift", "main.swift"])
    #expect(try text("\(copied)/Sources/Plain/P.cairn.swift").hasSuffix(held))
    #expect(try text("App/Sources/Plain/P.swift") == guarded)
  }

  @Test func aChoiceLeavesAPackageAsItIs() throws {
    try write([
      "App/Package.swift": ".package(path: \"Kit\")", "App/Kit/Package.swift": "",
      "App/Kit/Sources/Kit/K.swift": guarded,
      "App/cairn.json": "{\"packages\": {\"kit\": \"linux\"}}",
    ])
    var copies = PackageCopies(
      in: app.appending(path: ".build/cairn"), sources: SourceCopy(platform: .ios), choices: try PackageChoices(in: app)
    ) { () throws(Failure) in throw .unavailable("No tool is needed.") }
    #expect(try copies.place(of: app) == app)
    try write(["App/cairn.json": "{\"packages\": {\"kit\": \"windows\"}}"])
    #expect(throws: Failure.self) { try PackageChoices(in: self.app) }
  }

  @Test func aPathThatLeadsNowhereMeansThePackageOfThatName() throws {
    try write([
      "App/Package.swift": "", "App/Network/API/Package.swift": ".package(path: \"../Mapper\")",
      "App/Packages/Mapper/Package.swift": "",
    ])
    var copies = copies()
    copies.known = ["mapper": app.appending(path: "Packages/Mapper")]
    let place = try copies.place(of: app.appending(path: "Network/API"))
    #expect(try text("App/.build/cairn/API/Package.swift") == ".package(path: \"\(app.path)/Packages/Mapper\")")
    #expect(place.lastPathComponent == "API")
  }

  @Test func listsOfTestsForOldCompilersAreLeftOut() throws {
    try write([
      "App/Package.swift": "", "App/Tests/LinuxMain.swift": "", "App/Tests/AppTests/XCTestManifests.swift": "",
      "App/Tests/AppTests/AppTests.swift": "",
    ])
    try copy()
    #expect(Files.names(in: app.appending(path: ".build/cairn/App/Tests")) == ["AppTests"])
    #expect(Files.names(in: app.appending(path: ".build/cairn/App/Tests/AppTests")) == ["AppTests.swift"])
  }

  /// Whatever changes in a package, a copy that is written again is one that is written anew.
  @Test func aCopyWrittenAgainIsAsOneWrittenAnew() throws {
    var random = Seeded(state: 11)
    let folders = ["Sources/App", "Sources/App/Views", "Sources/App/Views/Rows", "Sources/Other", "Tests/AppTests"]
    let names = ["A.swift", "B.swift", "main.swift", "XCTestManifests.swift", "Readme.md"]
    try write(["App/Package.swift": "let package = Package(name: \"App\")"])
    for round in 0..<60 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let folder = folders.randomElement(using: &random)!
        let place = app.appending(path: "\(folder)/\(names.randomElement(using: &random)!)")
        switch Int.random(in: 0..<6, using: &random) {
        case 0: try Files.remove(app.appending(path: folder))
        case 1: try Files.remove(place)
        case 2, 3: try Files.write(guarded, to: place)
        default: try Files.write("let number = \(round)", to: place)
        }
      }
      let again = try copy(sources: SourceCopy(platform: .ios))
      let kept = app.appending(path: ".build/cairn/App")
      let found = contents(of: kept)
      try Files.remove(kept)
      let anew = try copy(sources: SourceCopy(platform: .ios))
      #expect(again == anew, "round \(round)")
      // A package that is fine as it is has no copy, and one of earlier is not used.
      if anew != app { #expect(found == contents(of: kept), "round \(round)") }
      // The next round changes the copy of this one, or an older one.
      if anew == app { continue }
      _ = try copy(sources: SourceCopy(platform: .ios))
    }
  }

  /// The links of a folder with their targets, and its files with their texts.
  private func contents(of folder: URL) -> [String: String] {
    var contents: [String: String] = [:]
    let root = folder.path
    for file in Files.everything(in: folder) {
      let path = String(file.path.dropFirst(root.count))
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path) {
        contents[path] = "-> \(target)"
      } else {
        contents[path] = Files.isFolder(file) ? "folder" : (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      }
    }
    return contents
  }
}
