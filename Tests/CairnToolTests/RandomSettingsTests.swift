import Foundation
import Testing

@testable import CairnTool

@Suite("Build settings, made at random")
struct RandomSettingsTests {
  /// A part of a value: a text, what earlier levels say, or another setting.
  private enum Part { case text(String), inherited, setting(String) }

  private static let names = ["A", "B_2", "C", "D"]

  /// What a setting is by the rules alone: the last level that has it, with its parts put in place.
  private func value(_ name: String, _ levels: ArraySlice<[String: [Part]]>, _ all: [[String: [Part]]]) -> String {
    guard let index = levels.lastIndex(where: { $0[name] != nil }), let parts = levels[index][name] else { return "" }
    return parts.map { part in
      switch part {
      case .text(let text): text
      case .inherited: value(name, levels[..<index], all)
      // A setting that names itself means what it was before.
      case .setting(let other): other == name ? value(name, levels[..<index], all) : value(other, all[...], all)
      }
    }
    .joined()
  }

  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func settingsAreWhatTheirPartsSay(seed: UInt64) {
    var random = Seeded(state: seed)
    let levels = (0..<4).map { _ in
      var level: [String: [Part]] = [:]
      for (index, name) in Self.names.enumerated() where Bool.random(using: &random) {
        level[name] = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
          switch Int.random(in: 0..<3, using: &random) {
          case 0: .text(["x", " y ", "$", "z=1"].randomElement(using: &random)!)
          case 1: .inherited
          // Only later names, so that there is no circle.
          default: .setting(Self.names[index...].randomElement(using: &random)!)
          }
        }
      }
      return level
    }
    let written = levels.map { level in
      level.mapValues { parts -> PropertyList in
        let words = parts.map { part in
          switch part {
          case .text(let text): text
          case .inherited: Bool.random(using: &random) ? "$(inherited)" : "${inherited}"
          case .setting(let name): Bool.random(using: &random) ? "$(\(name))" : "${\(name)}"
          }
        }
        return .text(words.joined())
      }
    }
    let settings = BuildSettings(levels: written)
    for name in Self.names {
      #expect((settings[name] ?? "") == value(name, levels[...], levels), "\(name) in \(written)")
      #expect((settings[name] == nil) == levels.allSatisfy { $0[name] == nil })
    }
  }

  @Test(
    arguments: [
      ("$(ID_$(CONFIGURATION))", "org.example.debug"), ("a.$(ID_${KIND}).b", "a.org.example.debug.b"),
      ("$(NONE:default=$(KIND))", "Debug"), ("$(KIND:default=$(NONE))", "Debug"), ("$(ID_$(NONE))", ""),
      ("$($(ONE)$(TWO))", "Debug"), ("$(ID_$(CONFIGURATION):upper)", "ORG.EXAMPLE.DEBUG"),
    ])
  func aReferenceCanBePartOfAName(text: String, expected: String) {
    let settings = BuildSettings(
      levels: [
        ["ID_Debug": "org.example.debug", "KIND": "$(CONFIGURATION)", "ONE": "KI", "TWO": "ND"].mapValues { .text($0) }
      ], builtIn: ["CONFIGURATION": "Debug"])
    #expect(settings.expand(text) == expected)
  }

  @Test func aListIsItsWords() {
    let settings = BuildSettings(levels: [
      ["FLAGS": .text("-a")], ["FLAGS": .list([.text("$(inherited)"), .text("-b"), .dictionary([:]), .text("-c")])],
    ])
    #expect(settings["FLAGS"] == "-a -b -c")
    #expect(settings.words("FLAGS") == ["-a", "-b", "-c"])
    #expect(settings.words("NONE") == [])
  }

  @Test(arguments: ["YES", "NO", "yes", "", "1"])
  func onlyYesIsOn(value: String) {
    #expect(BuildSettings(levels: [["A": .text(value)]]).isOn("A") == (value == "YES"))
  }

  @Test(
    arguments: [
      ("Journal", "Journal"), ("My App", "My_App"), ("a.b-c", "a_b_c"), ("", ""),
    ])
  func modulesAreNamedAsIdentifiers(name: String, module: String) { #expect(name.moduleName == module) }

  @Test(
    arguments: [
      (["SWIFT_VERSION": "6.0"], ["-swift-version", "6", "-DDEBUG"]),
      (
        ["SWIFT_VERSION": "5.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG A A 1B"],
        ["-swift-version", "5", "-DDEBUG", "-DA"]
      ),
      (["OTHER_SWIFT_FLAGS": "-D A -DB -Onone -D"], ["-swift-version", "5", "-DDEBUG", "-DA", "-DB"]),
      (
        ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"],
        ["-swift-version", "5", "-default-isolation", "MainActor", "-DDEBUG"]
      ),
    ])
  func theCompilerGetsTheSettings(settings: [String: String], arguments: [String]) {
    let levels = [settings.mapValues { PropertyList.text($0) }]
    #expect(SwiftSettings(BuildSettings(levels: levels)).arguments == arguments)
  }
}

@Suite("Configuration files")
final class ConfigurationFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-xcconfig-\(UUID().uuidString)")
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func read(_ files: [String: String]) throws -> [String: String] {
    for (name, text) in files { try Files.write(text, to: folder.appending(path: name)) }
    return ConfigurationFile.read(folder.appending(path: "App.xcconfig")).compactMapValues(\.text)
  }

  /// The last line of a name counts, wherever files are included.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func theLastLineOfANameCounts(seed: UInt64) throws {
    var random = Seeded(state: seed)
    var expected: [String: String] = [:]
    func lines(_ count: Int, mayInclude: Bool) throws -> String {
      var text = ""
      for _ in 0..<count {
        let (name, value) = ("N\(Int.random(in: 0..<4, using: &random))", "\(Int.random(in: 0..<100, using: &random))")
        switch Int.random(in: 0..<7, using: &random) {
        case 0: text += "\n  // \(name) = \(value)\n"
        case 1: text += "\(name)[sdk=iphoneos*] = \(value)\n\(name)[config=Release] = \(value)\n"
        case 2:
          text += "\(name)[config=Debug] = \(value)\n"
          expected[name] = value
        case 3:
          text += "\t\(name)=\"\(value) b\"  // \"c\"\r\n"
          expected[name] = "\(value) b"
        case 4 where mayInclude:
          let file = "\(UUID().uuidString).xcconfig"
          try Files.write(try lines(3, mayInclude: false), to: folder.appending(path: "In/\(file)"))
          text += "#include \"In/\(file)\"\n"
        default:
          text += "\(name) = \(value)=\(value)\n"
          expected[name] = "\(value)=\(value)"
        }
      }
      return text
    }
    #expect(try read(["App.xcconfig": try lines(12, mayInclude: true)]) == expected)
  }

  @Test func filesThatIncludeEachOtherEnd() throws {
    let files = [
      "App.xcconfig": "A = 1\n#include \"Other.xcconfig\"\n", "Other.xcconfig": "B = 2\n#include \"App.xcconfig\"\n",
    ]
    #expect(try read(files) == ["A": "1", "B": "2"])
  }

  @Test(arguments: [
    "", "=", "= 1", "A", "#include", "#include \"", "#include \"App.xcconfig", "[", "A[ = 1", "]=[", "\"", "A = \"",
  ])
  func damagedLinesLeaveTheOthers(line: String) throws {
    let found = try read(["App.xcconfig": "B = 1\n\(line)\nC = 2\n"])
    #expect(found["B"] == "1" && found["C"] == "2")
  }
}
