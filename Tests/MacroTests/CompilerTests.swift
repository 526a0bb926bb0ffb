import Foundation
import Testing

/// The macros as the compiler sees them, in every mode in which apps are compiled.
@Suite(.serialized) struct CompilerTests {
  @Test(arguments: [
    ["-swift-version", "5"],
    ["-swift-version", "6"],
    ["-swift-version", "5", "-default-isolation", "MainActor"],
    ["-swift-version", "6", "-default-isolation", "MainActor"],
    ["-swift-version", "6", "-strict-memory-safety", "-enable-upcoming-feature", "ExistentialAny"],
  ])
  func compilesWithoutWarnings(mode: [String]) throws {
    let output = try compile(mode + ["-warnings-as-errors"])
    #expect(output == "")
  }

  @Test func errorsPointIntoTheSource() throws {
    let source = """
      extension EnvironmentValues {
        /// é
        @Entry let constant = 5
        @Entry var missing: Int
        @Entry static var shared = 1
        @Entry var computed: Int { 5 }
        @Entry var observed: Int = 5 { didSet {} }
        @Entry var first = 1, second = 2
      }
      extension FocusedValues {
        @Entry var preset: Int? = 5
      }
      extension Card { @Entry var elsewhere: Int = 5 }
      """
    let output = try compile(["-swift-version", "6"], also: source)
    let errors = Set(output.split(separator: "\n").filter { $0.contains("(from macro") }.compactMap(Self.place))
    #expect(errors == ["3:10", "4:14", "5:10", "6:28", "7:32", "8:23", "11:29", "13:18"])
  }

  @Test func aWrongEntryIsReportedOnce() throws {
    let source = """
      extension EnvironmentValues {
        @Entry var missing: Int
        @Entry var computed: Int { 5 }
        @Entry var observed: Int = 5 { didSet {} }
      }
      """
    let output = try compile(["-swift-version", "6"], also: source)
    let errors = output.split(separator: "\n").filter { $0.contains(": error: ") }.compactMap(Self.place)
    #expect(errors == ["2:14", "3:28", "4:32"])
  }

  @Test func aWrongRouteIsReportedAtItsPattern() throws {
    let source = """
      @Routes enum Wrong: Hashable {
        /// é
        @Route("/a/{b}") case a
        @Route("/c//d") case c
        @Route("/e/{f}") case e(f: Int)
        @Route("/e/{g}") case g(g: String)
      }
      """
    let output = try compile(["-swift-version", "6"], also: source)
    let errors = output.split(separator: "\n").filter { $0.contains(": error: ") }.compactMap(Self.place)
    #expect(errors == ["3:11", "4:14", "6:11"])
  }

  @Test func thePreviewsBodyIsChecked() throws {
    let source = """
      #Preview {
        @Previewable @State var x = 1
        Text(x)
      }
      """
    let output = try compile(["-swift-version", "6"], also: source)
    #expect(output.contains("cannot convert value of type 'Int' to expected argument type 'String'"))
  }

  /// Returns the line and column of an error in the source under test.
  private static func place(_ line: Substring) -> String? {
    guard let file = line.range(of: "Subject.swift:") else { return nil }
    return line[file.upperBound...].split(separator: ":").prefix(2).joined(separator: ":")
  }

  /// Compiles the samples and another source. Returns the compiler's output.
  private func compile(_ arguments: [String], also source: String? = nil) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "macro-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let samples = tests.appending(path: "Support/MacroSamples")
    var files = try FileManager.default.contentsOfDirectory(at: samples, includingPropertiesForKeys: nil)
    if let source {
      let subject = folder.appending(path: "Subject.swift")
      try source.write(to: subject, atomically: true, encoding: .utf8)
      files.append(subject)
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-emit-sil", "-o", "/dev/null", "-wmo", "-parse-as-library", "-module-name", "Sample"]
      + [
        "-package-name", "Sample", "-diagnostic-style", "llvm", "-load-plugin-executable",
        "\(try plugIn())#CairnMacros",
      ]
      + arguments + files.map { $0.path() }.sorted()
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  /// Returns the plug-in, which is next to the test runner.
  private func plugIn() throws -> String {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let path = URL(filePath: program).deletingLastPathComponent().appending(path: "CairnMacros-tool").path()
    return try #require(FileManager.default.isExecutableFile(atPath: path) ? path : nil)
  }
}
