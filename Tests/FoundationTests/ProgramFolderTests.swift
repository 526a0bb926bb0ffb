import Foundation
import Testing

@testable import CairnFoundation

@Suite("Where a program's resources are")
struct ProgramFolderTests {
  /// A temporary folder with subfolders, removed with the test.
  private final class Place {
    let path: String

    init(_ folders: [String]) throws {
      path = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID().uuidString)").path
      for folder in folders {
        try FileManager.default.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func found(_ program: String, in folder: String = "bin") -> [String] {
      ProgramFolder.folders(of: program, in: "\(path)/\(folder)").map { $0.replacing(path + "/", with: "") }
    }
  }

  @Test func thoseOfItsTargetAreBesideIt() throws {
    let place = try Place(["bin/Maps_Kit.resources", "bin/Maps_Journal.resources", "bin/Journal_Journal.resources"])
    #expect(place.found("Journal") == ["bin", "bin/Journal_Journal.resources", "bin/Maps_Journal.resources"])
    #expect(place.found("Kit") == ["bin", "bin/Maps_Kit.resources"])
  }

  @Test func aProgramOfAnotherNameIsGivenWhatThereIs() throws {
    let place = try Place(["bin/Maps_Kit.resources", "bin/Maps_App.resources"])
    #expect(place.found("Journal") == ["bin", "bin/Maps_App.resources", "bin/Maps_Kit.resources"])
    #expect(try Place(["bin"]).found("Journal") == ["bin"])
  }

  @Test func thoseOfAnotherProgramAreNotGiven() throws {
    let place = try Place(["bin/Maps_Kit.resources", "bin/Maps_App.resources"])
    try Data().write(to: URL(fileURLWithPath: "\(place.path)/bin/App"))
    #expect(place.found("Journal") == ["bin", "bin/Maps_Kit.resources"])
  }

  @Test func testsHaveThoseOfTheirPackage() throws {
    let place = try Place(["bin/Maps_Maps.resources", "bin/Maps_MapsTests.resources", "bin/Cairn_Other.resources"])
    #expect(place.found("MapsPackageTests.xctest") == ["bin", "bin/Maps_Maps.resources"])
  }

  @Test func installedOnesMayBeBelowShare() throws {
    let place = try Place(["bin", "share/Journal/Maps_Journal.resources"])
    #expect(
      place.found("Journal")
        == ["bin", "bin/../share/Journal/Maps_Journal.resources", "bin/../share/Journal"])
    #expect(
      try Place(["bin", "share/Journal.resources"]).found("Journal") == ["bin", "bin/../share/Journal.resources"])
  }

  @Test func otherBundlesAreLookedIntoAlone() throws {
    let place = try Place(["bundle"])
    try Data("1".utf8).write(to: URL(fileURLWithPath: "\(place.path)/bundle/a.json"))
    let bundle = try #require(Bundle(path: "\(place.path)/bundle"))
    let (name, ending): (String?, String?) = ("a", "json")
    #expect(bundle.url(forResource: "a", withExtension: "json") != nil)
    #expect(bundle.url(forResource: "a.json", withExtension: nil) != nil)
    #expect(bundle.url(forResource: name, withExtension: "json") != nil)
    #expect(bundle.url(forResource: name, withExtension: ending) != nil)
    #expect(bundle.url(forResource: "b", withExtension: "json") == nil)
    #expect(bundle.path(forResource: "a", ofType: "json") != nil)
    #expect(bundle.path(forResource: "a", ofType: ending) != nil)
    #expect(bundle.path(forResource: "a", ofType: "json", inDirectory: nil) != nil)
    #expect(bundle.paths(forResourcesOfType: "json", inDirectory: nil).count == 1)
    #expect(bundle.urls(forResourcesWithExtension: "json", subdirectory: nil)?.count == 1)
    #expect(Bundle.main.url(forResource: "no such resource", withExtension: "json") == nil)
  }
}
