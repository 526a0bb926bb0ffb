import Foundation
import Testing

@testable import CairnTool

@Suite("Manifests and choices, made at random")
final class RandomManifestTests {
  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "cairn-choices-\(UUID().uuidString)")
  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Each declaration of a package is replaced in its place, and nothing else changes.
  @Test(arguments: 1...80 as ClosedRange<UInt64>)
  func onlyTheDeclarationsOfPackagesChange(seed: UInt64) {
    var random = Seeded(state: seed)
    let names = ["Kit", "Kite", "Tool-Box", "swift.nio"]
    let others = [
      ".product(name: \"Kit\", package: \"Kit\")", ".target(name: \"Core\")",
      "// .package(url: \"https://a.b/Kit\", from: \"9.0.0\")",
      "/* .package(url: \"https://a.b/Kite.git\", (\n\"1\") */", "\".package(url: )\"",
      ".plugin(name: \"Core\", package: \"Kite\")",
    ]
    let copies = Set(names.filter { _ in Bool.random(using: &random) })
    var (own, copy) = ("let package = Package(\n", "let package = Package(\n")
    for name in names.shuffled(using: &random) {
      let rest = [
        ", from: \"1.0.0\"", ", .upToNextMajor(from: \"1.0.0\")", ", \"1.0.0\"..<\"2.0.0\"", ", branch: \"a(b\"",
        ", exact: Version(1, 0, 0) /* ) */", ",\n    revision: \"abc\"\n  ",
      ].randomElement(using: &random)!
      let start = ["", "name: \"Any\", ", "id: \"a(\", "].randomElement(using: &random)!
      let address = [
        "https://a.b/c/\(name)", "https://a.b/\(name).git", "git@a.b:c/\(name.lowercased()).git", "ssh://a.b/\(name)/",
      ]
      .randomElement(using: &random)!
      let line = ".package(\(start)url: \"\(address)\"\(rest))"
      let other = others.randomElement(using: &random)!
      own += "  \(other)\n  \(line),\n"
      copy += "  \(other)\n  \(copies.contains(name) ? ".package(path: \"/c/\(name)\")" : line),\n"
    }
    let places = Dictionary(uniqueKeysWithValues: copies.map { ($0.lowercased(), URL(filePath: "/c/\($0)")) })
    #expect(ManifestCopy(of: own + ")\n", downloads: places).text == copy + ")\n", "\(own)")
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func pathsOfLocalPackagesAreAbsolute(seed: UInt64) throws {
    var random = Seeded(state: seed)
    let all = ["Core", "../Shared", "Packages/Core", "Core 2"]
    let local = all.filter { _ in Bool.random(using: &random) }
    let app = folder.appending(path: "App")
    for path in local {
      try Files.write("", to: app.appending(path: path).standardizedFileURL.appending(path: "Package.swift"))
    }
    var (own, copy) = ("", "")
    for path in all.shuffled(using: &random) {
      let name = path.split(separator: "/").last ?? ""
      let start =
        ["", "name: \"\(name)\", "].randomElement(using: &random)! + ["path: ", "path:", "path :\n  "].randomElement(
          using: &random)!
      let place = local.contains(path) ? app.appending(path: path).standardizedFileURL.trimmedPath : path
      let use =
        ".product(name: \"\(name)\", package: \"\(name)\"), .target(name: \"\(name)\", path: \"Sources/\(name)\"),\n"
      own += ".package(\(start)\"\(path)\"), \(use)"
      copy += ".package(\(start)\"\(place)\"), \(use)"
    }
    let found = ManifestCopy.localPackages(in: own, of: app)
    #expect(Set(found.keys).subtracting(["Core"]) == Set(local).subtracting(["Core"]))
    #expect(ManifestCopy(of: own, dependencies: found).text == copy, "\(own)")
  }

  @Test(
    arguments: [
      ("Package.swift", true), ("Package@swift-6.swift", true), ("Package@swift-5.9.swift", true),
      ("package.swift", false),
      ("Package@swift-6.txt", false), ("MyPackage.swift", false), ("Package.swift.orig", false),
    ])
  func manifestsHaveTheirNames(name: String, isManifest: Bool) { #expect(ManifestCopy.isManifest(name) == isManifest) }

  @Test(
    arguments: [
      ("https://github.com/apple/swift-nio.git", "swift-nio"), ("https://a.b/Kit", "kit"), ("https://a.b/Kit/", "kit"),
      ("git@github.com:a/Kit.git", "kit"), ("../Packages/Core", "core"), ("Core", "core"),
      ("https://a.b/Kit.GIT", "kit"),
      ("https://a.b/Kit.swift", "kit.swift"),
    ])
  func packagesAreCalledByTheLastPartOfTheirPlace(place: String, identity: String) {
    #expect(PackageIdentity.of(place) == identity)
  }

  // MARK: Choices

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func choicesAreReadInAnyCase(seed: UInt64) throws {
    var random = Seeded(state: seed)
    var choices: [String: String] = [:]
    for name in ["Kit", "swift-nio", "Ä"] where Bool.random(using: &random) {
      choices[name] = ["linux", "ios", "macos"].randomElement(using: &random)!
    }
    let data = try JSONEncoder().encode(["packages": choices])
    try Files.write(data, to: folder.appending(path: "cairn.json"))
    let read = try PackageChoices(in: folder)
    for name in ["Kit", "swift-nio", "Ä", "Other"] {
      #expect(read[name]?.rawValue == choices[name] && read[name.uppercased()]?.rawValue == choices[name])
      let sources = read.sources(of: name, otherwise: SourceCopy(platform: .macos, ownModules: ["Own"]))
      switch choices[name] {
      case "linux": #expect(sources?.onlyModels == true && sources?.platform == nil)
      case let choice?: #expect(sources?.platform?.rawValue == choice && sources?.ownModules == ["Own"])
      case nil: #expect(sources?.platform == .macos && sources?.ownModules == ["Own"])
      }
    }
  }

  @Test(arguments: [
    "", "{", "[]", "\"ios\"", "{\"packages\": []}", "{\"packages\": {\"Kit\": \"watchos\"}}",
    "{\"packages\": {\"Kit\": 1}}",
    "{\"packages\": {\"Kit\": null}}", "{\"packages\": {\"Kit\": \"iOS\"}}", "{packages: {}}",
  ])
  func damagedChoicesAreNamedWithWhatTheyAreLike(text: String) throws {
    let file = folder.appending(path: "cairn.json")
    try Files.write(text, to: file)
    #expect {
      try PackageChoices(in: folder)
    } throws: {
      guard let failure = $0 as? Failure else { return false }
      return failure.status == 65 && failure.message.hasPrefix("\(file.path) cannot be read.")
    }
  }

  @Test(arguments: [nil, "{}", "{\"other\": 1}", "{\"packages\": null}"])
  func withoutChoicesThereAreNone(text: String?) throws {
    if let text { try Files.write(text, to: folder.appending(path: "cairn.json")) }
    #expect(try PackageChoices(in: folder) == PackageChoices())
  }
}
