import Foundation
import Testing

@testable import CairnTool

@Suite("What has to be there before a project builds")
final class ProjectCheckupTests {
  private let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "cairn-checkup-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: root) }

  // MARK: The start

  private func start(_ files: [String: String], _ information: [String: Any] = [:]) throws -> [Finding] {
    try Files.remove(root)
    for (path, text) in files { try Files.write(text, to: root.appending(path: path)) }
    let sources = files.keys.sorted().map { root.appending(path: $0) }
    return StartCheckup(root: root, sources: sources, information: information).findings
  }

  @Test(arguments: [
    ("import AppKit\n\nlet app = NSApplication.shared\napp.run()", 4, "app.run()"),
    ("NSApp.delegate = a; NSApplication.shared.run( )", 1, "NSApplication.shared.run()"),
    ("// NSApp.run()\n_ = NSApplicationMain(CommandLine.argc, CommandLine.unsafeArgv)", 2, "NSApplicationMain()"),
    ("UIApplicationMain(CommandLine.argc, a, nil, nil)", 1, "UIApplicationMain()"),
  ])
  func aProgramThatStartsAFrameworkIsNamed(text: String, line: Int, call: String) throws {
    let finding = try #require(start(["main.swift": text]).first)
    #expect(finding.state == .broken && finding.subject == "Start")
    #expect(finding.places == [.init(file: "main.swift", line: line, detail: call)])
  }

  @Test(arguments: [
    "BooksApp.main()", "server.run()", "// NSApplicationMain(a)", "let a = \"NSApp.run()\"", "NSApp.terminate(nil)",
    "NSApp.run(a)",
  ])
  func otherProgramsStartAsTheyAre(text: String) throws { #expect(try start(["main.swift": text]) == []) }

  private var scenes: [String: Any] {
    [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [["UISceneStoryboardFile": "Main"]]]
      ]
    ]
  }

  @Test func aStoryboardWithoutAnotherRootIsNamed() throws {
    let delegate = [
      "App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate { let a = \"rootViewController\" }"
    ]
    for information in [["UIMainStoryboardFile": "Main"], scenes] {
      #expect(
        try start(delegate, information).map(\.detail) == [
          "The app begins with the storyboard Main, and there is no Interface Builder."
        ])
      #expect(try start(["App.swift": "@main\nstruct Books: App {}"], information) == [])
      #expect(
        try start(["S.swift": "window.rootViewController = UIHostingController(rootView: A())"], information) == [])
    }
    #expect(try start(delegate, ["UILaunchStoryboardName": "Launch", "UIMainStoryboardFile": ""]) == [])
  }

  @Test func projectsAndPackagesAreAsked() throws {
    try Files.write("NSApplication.shared.run()", to: root.appending(path: "Sources/App/main.swift"))
    try Files.write("let package = Package(name: \"App\")", to: root.appending(path: "Package.swift"))
    #expect(try Inventory(of: root).findings.map(\.subject) == ["Start"])
    try Files.remove(root)
    let files = [
      "App/Delegate.swift": "@main class Delegate: UIResponder, UIApplicationDelegate {}",
      "project.yml": """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          settings:
            GENERATE_INFOPLIST_FILE: "YES"
            INFOPLIST_KEY_UIMainStoryboardFile: Main
      """,
    ]
    for (path, text) in files { try Files.write(text, to: root.appending(path: path)) }
    #expect(try Inventory(of: root).findings.map(\.subject) == ["App", "Start"])
  }

  // MARK: Submodules and repositories

  @Test func submodulesThatAreNotCheckedOutAreNamed() throws {
    let list = """
      [submodule "Shared"]
      \tpath = Libraries/Shared
      \turl = https://example.com/shared.git
      [submodule "Kit"]
        path=Kit
      [submodule "There"]
        path = There
      """
    try Files.write(list, to: root.appending(path: ".gitmodules"))
    try Files.write("gitdir: ../.git/modules/There", to: root.appending(path: "There/.git"))
    try Files.makeFolder(root.appending(path: "Libraries/Shared"))
    let manifest = root.appending(path: "App/Package.swift")
    try Files.write("let package = Package(dependencies: [.package(path: \"../Kit\")])", to: manifest)
    let finding = try #require(Inventory(of: root.appending(path: "App")).findings.first)
    #expect(finding.state == .broken && finding.detail == "2 submodules are not checked out:")
    #expect(
      finding.places == [
        .init(file: "Libraries/Shared", detail: "https://example.com/shared.git"), .init(file: "Kit"),
      ])
    // Those of other projects in the repository do not stop this one.
    try Files.write("let package = Package(name: \"App\")", to: manifest)
    #expect(try Inventory(of: root.appending(path: "App")).findings.map(\.state) == [.missing])
    #expect(SubmoduleCheckup(folder: root).findings.map(\.state) == [.broken])
    // A repository ends at its own folder.
    try Files.makeFolder(root.appending(path: "App/.git"))
    #expect(try Inventory(of: root.appending(path: "App")).findings == [])
  }

  @Test func repositoriesThatCannotBeHadAreNamed() throws {
    let git = try #require(Program.named("git"))
    let there = root.appending(path: "there.git")
    let nowhere = root.appending(path: "nowhere.git")
    _ = try git.output(["init", "--quiet", root.appending(path: "work").path])
    var work = git
    work.folder = root.appending(path: "work")
    _ = try work.output([
      "-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "--quiet", "--allow-empty", "-m", "One",
    ])
    _ = try git.output(["clone", "--quiet", "--bare", root.appending(path: "work").path, there.path])
    func findings(_ urls: [String]) -> [Finding] { RepositoryCheckup(urls: urls, git: git).findings }
    #expect(findings([there.absoluteString]) == [])
    let hostile = "--upload-pack=touch \(root.path)/ran"
    let finding = try #require(findings([there.absoluteString, nowhere.absoluteString, hostile]).first)
    #expect(finding.state == .broken && finding.detail == "2 repositories cannot be had:")
    #expect(finding.places?.map(\.file) == [nowhere.absoluteString, hostile])
    #expect(finding.places?.first?.detail?.contains("nowhere.git") == true)
    #expect(!Files.exists(root.appending(path: "ran")))
    #expect(RepositoryCheckup(urls: ["https://example.com"], git: nil).findings == [])
  }

  @Test func onlyRepositoriesWithoutACheckoutAreAsked() throws {
    let app = root.appending(path: "App")
    try Files.write(
      """
      let package = Package(
        dependencies: [
          .package(url: "https://example.com/Kit.git", from: "1.0.0"), .package(url: "https://example.com/Other", from: "1.0.0"),
        ])
      """, to: app.appending(path: "Package.swift"))
    #expect(try Inventory(of: app).repositories.count == 2)
    try Files.makeFolder(app.appending(path: ".build/checkouts/Kit"))
    #expect(try Inventory(of: app).repositories == ["https://example.com/Other"])
  }
}
