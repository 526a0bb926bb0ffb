import Foundation
import Testing

@testable import CairnTool

@Suite("Asset catalogs in packages")
final class AssetOverlayTests {
  private let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "cairn-overlay-\(UUID().uuidString)")
  private var app: URL { root.appending(path: "App") }

  deinit { try? FileManager.default.removeItem(at: root) }

  private func write(_ texts: [String: String]) throws {
    for (path, text) in texts { try Files.write(text, to: root.appending(path: path)) }
  }

  /// Programs in place of SwiftPM and of the SDK's, which write what they are called with.
  private func tools(targets: String) throws -> AssetTools {
    try write([
      "swift": "#!/bin/sh\necho called >> '\(root.path)/calls'\necho '{\"targets\": [\(targets)]}'\n",
      "constants": "#!/bin/sh\n[ \"$1\" = --bundle-module ] && shift && echo module > \"$1\" || echo main > \"$1\"\n",
    ])
    for name in ["swift", "constants"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: root.appending(path: name).path)
    }
    return AssetTools(
      constants: Program(path: root.appending(path: "constants").path),
      swift: Program(path: root.appending(path: "swift").path))
  }

  private func target(_ name: String, type: String = "executable", resources: String = "") -> String {
    "{\"name\": \"\(name)\", \"type\": \"\(type)\", \"exclude\": [], \"resources\": [\(resources)]}"
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Files.read(root.appending(path: path)), as: UTF8.self)
  }

  @Test func aPackageWithoutCatalogsIsBuiltAsItIs() throws {
    try write(["App/Package.swift": "let package = Package(name: \"App\")", "App/Sources/App/App.swift": ""])
    func missing() throws(Failure) -> AssetTools { throw .unavailable("No tool is needed.") }
    let overlay = try AssetOverlay(of: app, tools: try missing())
    #expect(overlay.folder == app)
    #expect(overlay.options.isEmpty)
    #expect(!Files.exists(app.appending(path: ".build")))
  }

  @Test func aProjectsPackagesAreCopiedIfTheyHaveCatalogs() throws {
    try write([
      "App/Data/Package.swift": "let package = Package(name: \"Data\")\n", "App/Data/Sources/Data/Bird.swift": "",
      "App/Data/Sources/Data/Birds.xcstrings": "{}",
      "App/Plain/Package.swift": "let package = Package(name: \"Plain\")\n",
    ])
    let packages = ["Data", "Plain"].map { app.appending(path: $0) }
    let folder = app.appending(path: ".build/cairn/packages")
    let tools = try tools(targets: target("Data", type: "regular"))
    let copies = try AssetOverlay.copies(of: packages, in: folder, tools: tools)
    #expect(copies.places == [packages[0].path: folder.appending(path: "Data")])
    #expect(try text("App/.build/cairn/packages/Data/Package.swift").contains(".process(\"Birds.xcstrings\")"))
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
    let overlay = try AssetOverlay(of: app, tools: tools)
    #expect(overlay.folder == app.appending(path: ".build/cairn/App"))
    #expect(try text("App/.build/cairn/App/Sources/App/AssetConstants.swift") == "main\n")
    let source = overlay.folder.appending(path: "Sources/App/App.swift")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: source.path) == "\(app.path)/Sources/App/App.swift")
    let other = overlay.folder.appending(path: "Sources/Other")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: other.path) == "\(app.path)/Sources/Other")
    #expect(
      try text("App/.build/cairn/App/Package.swift").hasSuffix(
        "target.resources = (target.resources ?? []) + [.process(\"Assets.xcassets\")]\n}\n"))
    #expect(
      try text("App/.build/cairn/App.names.yaml").contains("\"external-contents\" : \"\(app.path)/Sources/Other\""))
    #expect(!Files.exists(app.appending(path: "Sources/App/AssetConstants.swift")))
  }

  @Test func theManifestIsReadOnce() throws {
    try write([
      "App/Package.swift": "let package = Package(name: \"App\")\n",
      "App/Sources/App/Assets.xcassets/Contents.json": "{}",
    ])
    let tools = try tools(targets: target("App", resources: "{\"path\": \"Assets.xcassets\"}"))
    for _ in 0..<2 { _ = try AssetOverlay(of: app, tools: tools) }
    #expect(try text("calls") == "called\n")
    // What is declared is not declared again.
    #expect(try text("App/.build/cairn/App/Package.swift") == text("App/Package.swift"))
    try write(["App/Package.swift": "let package = Package(name: \"App2\")\n"])
    _ = try AssetOverlay(of: app, tools: tools)
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
    let overlay = try AssetOverlay(of: app, tools: tools)
    let manifest = try text("App/.build/cairn/App/Package.swift")
    #expect(manifest.contains("path: \"\(root.path)/Core\""))
    #expect(manifest.contains("path: \"\(app.path)/.build/cairn/Design\""))
    #expect(try text("App/.build/cairn/Design/Sources/Design/AssetConstants.swift") == "module\n")
    #expect(overlay.folder.lastPathComponent == "App")
  }

  @Test func aFileThatIsGoneLosesItsLink() throws {
    try write([
      "App/Package.swift": "let package = Package(name: \"App\")\n", "App/Sources/App/Old.swift": "",
      "App/Sources/App/Assets.xcassets/Contents.json": "{}",
    ])
    let tools = try tools(targets: target("App"))
    _ = try AssetOverlay(of: app, tools: tools)
    try Files.remove(app.appending(path: "Sources/App/Old.swift"))
    _ = try AssetOverlay(of: app, tools: tools)
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
    #expect(try AssetOverlay(of: app, tools: tools).folder == app)
  }
}
