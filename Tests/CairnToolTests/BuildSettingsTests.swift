import Foundation
import Testing

@testable import CairnTool

@Suite("Build settings")
struct BuildSettingsTests {
  private func settings(_ levels: [String: String]...) -> BuildSettings {
    BuildSettings(
      levels: levels.map { $0.mapValues { .text($0) } },
      builtIn: ["TARGET_NAME": "My App", "PRODUCT_NAME": "$(TARGET_NAME)"])
  }

  @Test func laterLevelsInheritFromEarlierOnes() {
    let settings = settings(["FLAGS": "A"], ["FLAGS": "$(inherited) B"], [:], ["FLAGS": "$(inherited) C"])
    #expect(settings.words("FLAGS") == ["A", "B", "C"])
  }

  @Test(
    arguments: [
      ("$(PRODUCT_NAME)", "My App"), ("${PRODUCT_NAME:c99extidentifier}", "My_App"),
      ("org.$(PRODUCT_NAME:rfc1034identifier)", "org.My-App"), ("$(TARGET_NAME:upper)", "MY APP"),
      ("$(MISSING:default=none)", "none"), ("$(MISSING)", ""), ("$HOME", "$HOME"),
    ])
  func referencesAreReplaced(text: String, expected: String) { #expect(settings().expand(text) == expected) }

  @Test func settingsThatReferToEachOtherEnd() {
    let settings = settings([
      "A": "$(B)", "B": "$(A)", "C": "x$(C)", "D": "$(E)$(E)$(E)", "E": "$(D)$(D)$(D)",
    ])
    #expect(settings["A"] != nil)
    #expect(settings["D"] != nil)
    #expect(settings["C"] == "x")
  }

  @Test func configurationFilesIncludeOthersAndHaveConditions() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-config-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try Files.write("A = 1\nB = 1 // one\n", to: folder.appending(path: "Base.xcconfig"))
    try Files.write(
      "#include \"base.xcconfig\"\n#include? \"none.xcconfig\"\nB[config=Debug] = \"2 3\"\nB[sdk=iphoneos*] = 4\n",
      to: folder.appending(path: "App.xcconfig"))
    #expect(ConfigurationFile.read(folder.appending(path: "App.xcconfig")) == ["A": .text("1"), "B": .text("2 3")])
  }
}
