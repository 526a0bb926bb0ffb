import Foundation
import Testing

@testable import CairnTool

@Suite("YAML")
struct YAMLTests {
  @Test func blocksFlowsAndTextsAreRead() throws {
    let text = """
      # A project
      name: Garden   # its name
      "quoted key": 'it''s #1'
      list:
      - one
      - path: Sources
        excludes: ["**/*.md", Old]
      -
        - nested
      flow: {url: "https://a.b/c", from: 1.2.3,
        on: yes}
      script: |
        echo "a: b"
          # not a comment

      empty:
      last: "a\\nb"
      """
    #expect(
      try YAML.parse(text)
        == .dictionary([
          "name": .text("Garden"), "quoted key": .text("it's #1"),
          "list": .list([
            .text("one"),
            .dictionary(["path": .text("Sources"), "excludes": .list([.text("**/*.md"), .text("Old")])]),
            .list([.text("nested")]),
          ]),
          "flow": .dictionary(["url": .text("https://a.b/c"), "from": .text("1.2.3"), "on": .text("yes")]),
          "script": .text("echo \"a: b\"\n# not a comment\n"), "empty": .text(""), "last": .text("a\nb"),
        ]))
  }

  @Test(arguments: [
    ("a: 1\n   b: 2\n", 2), ("a: *other", 1), ("a:\n  <<: *base", 2), ("a: [1, 2", 1), ("a: \"open", 1),
    ("- a\nb: 1", 2),
    (String(repeating: "- ", count: 200) + "a", 1),
  ])
  func whatIsNotReadIsAProblemWithItsLine(text: String, line: Int) {
    #expect { try YAML.parse(text) } throws: { ($0 as? PropertyList.Problem)?.line == line }
  }

  /// Whatever a file contains, reading it ends.
  @Test func anyTextEnds() {
    var random = Seeded(state: 7)
    let pieces = [
      "a", ":", " ", "\n", "- ", "[", "]", "{", "}", "\"", "'", "#", "|", ",", "  ", "\\", "&", "b: c\n", "é",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0..<40, using: &random)).map { _ in pieces.randomElement(using: &random)! }
        .joined()
      _ = try? YAML.parse(text)
    }
  }
}

@Suite("Projects of XcodeGen")
final class XcodeGenTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "cairn-xcodegen-\(UUID().uuidString)/Garden")
  deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  private func project(_ files: [String: String]) throws -> XcodeProject {
    for (path, text) in files { try Files.write(text, to: folder.appending(path: path)) }
    return try XcodeProject(try #require(XcodeProject.file(in: folder)))
  }

  private let description = """
    name: Flowers
    include: [Shared/base.yml]
    options:
      bundleIdPrefix: org.example
    packages:
      Kit: {url: "https://example.com/Kit.git", from: 1.0.0}
      Tools:
        path: Packages/Tools
    targetTemplates:
      Any:
        settings: {base: {PRODUCT_NAME: "My ${target_name}"}}
        dependencies:
          - package: Kit
    targets:
      Flowers:
        type: application
        platform: iOS
        templates: [Any]
        sources:
          - path: Sources
            excludes: ["**/*.md", Old, "Info.plist"]
          - path: Missing
          - path: Notes
            optional: true
        settings:
          base:
            SWIFT_VERSION: "6.0"
          configs:
            Debug: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: DEBUG SPRING}
        dependencies:
          - target: Core
          - package: Tools
            products: [Spade, Rake]
      Core:
        type: framework
        platform: iOS
        sources: Core
      FlowersTests:
        type: bundle.unit-test
        platform: iOS
        sources: Tests
        dependencies: [{target: Flowers}]
      Watch: {type: application, platform: watchOS, sources: Core}
    """

  private var files: [String: String] {
    [
      "project.yml": description,
      "Shared/base.yml": "settings:\n  ENABLE_BARE: true\n  SWIFT_ENABLE_BARE_SLASH_REGEX: yes\n",
      "Sources/App.swift": "", "Sources/Old/Old.swift": "", "Sources/Notes/Read.md": "", "Sources/Info.plist": "",
      "Sources/Assets.xcassets/Contents.json": "{}", "Sources/Pots/Package.swift": "", "Sources/Pots/Pot.swift": "",
      "Core/Core.swift": "", "Tests/T.swift": "", "Packages/Tools/Package.swift": "",
    ]
  }

  @Test func targetsHaveTheirFilesSettingsAndPackages() throws {
    let project = try project(files)
    #expect(project.name == "Flowers")
    let app = try #require(project.mainApp)
    #expect(app.sources.map(\.lastPathComponent) == ["App.swift"])
    #expect(app.resources.map(\.lastPathComponent) == ["Assets.xcassets"])
    #expect(app.missing.map(\.lastPathComponent) == ["Missing"])
    #expect(app.dependencies == ["Core"])
    #expect(app.products.map(\.name) == ["Kit", "Spade", "Rake"])
    #expect(
      app.setting("PRODUCT_NAME") == "My Flowers" && app.setting("PRODUCT_BUNDLE_IDENTIFIER") == "org.example.Flowers")
    let settings = SwiftSettings(app.settings)
    #expect(settings.isSix && settings.conditions == ["SPRING"] && settings.features == ["BareSlashRegexLiterals"])
    #expect(project.packages.map(\.identity) == ["Kit", "Tools"])
    #expect(project.targets.first { $0.name == "Watch" }?.kind == .other("an app for watchOS"))
  }

  @Test func aPackageIsMadeOfIt() throws {
    let project = try project(files)
    let package = try ProjectPackage(project, assets: Program(path: "/bin/true"))
    #expect(Set(package.targets.map(\.name)) == ["Flowers", "Core", "FlowersTests"])
    #expect(package.manifest.contains(".package(url: \"https://example.com/Kit.git\", from: \"1.0.0\")"))
    #expect(package.manifest.contains("name: \"My_Flowers\""))
  }

  @Test func aFileThatCannotBeReadIsNamedWithItsLine() throws {
    try Files.write("name: A\ntargets: [", to: folder.appending(path: "project.yml"))
    #expect { try XcodeProject(self.folder.appending(path: "project.yml")) } throws: {
      ($0 as? Failure)?.message.contains("project.yml cannot be read: line 2") == true
    }
  }
}
