import Foundation
import Testing

@testable import CairnTool

@Suite("How editors compile Xcode projects")
struct CompilationDatabaseTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-editor-\(UUID().uuidString)")

  private struct Entry: Decodable {
    let file: String
    let arguments: [String]
  }

  @Test func eachFileIsListedOnceEditorsAskForIt() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let garden = URL(filePath: #filePath).appending(path: "../../Support/XcodeProject/Garden").standardized
    try FileManager.default.copyItem(at: garden, to: folder)
    let project = try XcodeProject(folder.appending(path: "Garden.xcodeproj"))
    let manifest = SDKBundle.Manifest(
      cairn: "1", swift: "6.3", compiler: "", triple: "x86_64-unknown-linux-gnu", hasWindows: false, headers: [])
    let toolchain = Toolchain(
      swift: Program(path: "/swift"), swiftc: Program(path: "/swiftc"), version: "6.3", compiler: "",
      triple: "x86_64-unknown-linux-gnu", resources: URL(filePath: "/usr/lib/swift"))
    let settings = SDKSettings(
      place: URL(filePath: "/sdk"), manifest: manifest, toolchain: toolchain, isStatic: false)
    let database = CompilationDatabase(
      package: try ProjectPackage(project, assets: Program(path: "/bin/true")), toolchain: toolchain, settings: settings
    )
    let file = folder.appending(path: ".build/cairn/compile_commands.json")
    try database.write()
    #expect(!Files.exists(file))
    try Files.write("{}", to: folder.appending(path: EditorSettings.path))
    try database.write()
    let entries = try JSONDecoder().decode([Entry].self, from: Files.read(file))
    #expect(entries.count == 7)
    let entry = try #require(entries.first { $0.file == folder.path + "/Garden/Views/Season.swift" })
    #expect(entry.arguments.contains("-DSPRING"))
    #expect(entry.arguments.contains(folder.path + "/Garden/GardenApp.swift"))
    #expect(Array(entry.arguments.prefix(3)) == ["/swiftc", "-module-name", "Garden"])
  }
}
