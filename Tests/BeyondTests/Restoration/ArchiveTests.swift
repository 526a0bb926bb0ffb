import Cairn
import Foundation
import SwiftUI
import TestSupport
import Testing

@Suite("Navigation archives")
struct ArchiveTests {
  @Test func anArchiveReadsWhatItWrites() throws {
    var archive = NavigationArchive(version: 3, date: Date(timeIntervalSince1970: 12.5))
    let isWhole = archive.save(NavigationPath([1, 2]), as: "numbers")
    #expect(isWhole)
    archive.parts["tab"] = [try NavigationArchive.Element("inbox", name: "tab")]
    let again = try NavigationArchive(json: archive.json)
    #expect(again == archive && again.json == archive.json)
    #expect(again.path("numbers", version: 3)?.path == NavigationPath([1, 2]))
    #expect(again.path("other", version: 3) == nil)
    #expect(again.parts["tab"]?.first?.value(as: String.self) == "inbox")
  }

  @Test func aPathInApplesFormatIsRead() throws {
    let path = NavigationPath([SavedTicket(number: 1), SavedTicket(number: 2)])
    let archive = try NavigationArchive(json: JSONEncoder().encode(#require(path.codable)))
    #expect(archive.path("path", version: 1)?.path == path && archive.date == nil)
  }

  @Test func aRestoredPathIsWrittenInApplesFormat() throws {
    let archive = NavigationArchive(parts: ["issues": [.issue(1, name: "issue")]])
    let path = try #require(archive.path("issues", version: 1, rules: [.name("issue", for: SavedTicket.self)])?.path)
    let text = String(decoding: try JSONEncoder().encode(path.codable), as: UTF8.self)
    #expect(text == #"["BeyondTests.SavedTicket","{\"number\":1}"]"#)
  }

  @Test func membersAreChangedOneByOne() throws {
    var element = NavigationArchive.Element(
      name: "a", json: #"{"big":18446744073709551615,"n":1.5,"list":[null,true]}"#)
    element["n", as: Double.self] = 2.5
    element["text", as: String.self] = "ä\""
    #expect(element["big", as: UInt64.self] == .max && element["list", as: [Bool?].self] == [nil, true])
    element["list", as: Int.self] = nil
    #expect(element.json == #"{"big":18446744073709551615,"n":2.5,"text":"ä\""}"#)
    element.json = "[1]"
    element["n", as: Int.self] = 1
    #expect(element.json == "[1]" && element["n", as: Int.self] == nil)
  }

  struct Nested {
    struct Page: Hashable, Codable { enum Kind: String, Codable, Hashable { case a } }
    final class Box: Hashable, Codable {
      static func == (a: Box, b: Box) -> Bool { true }
      func hash(into hasher: inout Hasher) {}
    }
  }

  @Test func nestedTypesAreFoundByTheirNames() {
    let readable = [
      ("BeyondTests.ArchiveTests.Nested.Page", "{}"), ("BeyondTests.ArchiveTests.Nested.Page.Kind", "\"a\""),
      ("BeyondTests.ArchiveTests.Nested.Box", "{}"), ("Swift.Int", "1"),
      ("Foundation.UUID", "\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\""), ("Swift.Array<Swift.Int>", "[]"),
    ].map { NavigationArchive.Element(name: $0, json: $1) }
    #expect(NavigationArchive(parts: ["p": readable]).path("p", version: 1)?.unreadable == [])
    let unreadable = [
      ("BeyondTests.Missing", "{}"), ("Missing.Page", "{}"), ("Swift.Int", "x"), ("BeyondTests.PathTimer", "{}"),
      ("BeyondTests.ArchiveTests.Nested.Page.Kind", "\"b\""),
    ].map { NavigationArchive.Element(name: $0, json: $1) }
    let archive = NavigationArchive(parts: ["p": unreadable])
    #expect(archive.path("p", version: 1, rules: [.unreadable(.skip)])?.unreadable.count == unreadable.count)
  }

  @Test func oldStatesOfAFolderAreReplayed() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ archive: NavigationArchive, _ name: String) throws {
      try archive.json.write(to: folder.appending(path: name))
    }
    try write(NavigationArchive(date: .distantPast, parts: ["issues": [.issue(1)]]), "1.json")
    try write(NavigationArchive(parts: ["issues": [.issue(1), .issue(2, name: "Old.Ticket")]]), "2.json")
    try write(NavigationArchive(parts: ["issues": [.issue(1, name: "Gone.Page")]]), "3.json")
    try Data("oops".utf8).write(to: folder.appending(path: "4.json"))
    try Data(#"["Swift.Int","5"]"#.utf8).write(to: folder.appending(path: "5.json"))
    let replays = try NavigationArchive.replay(
      folder: folder, version: 1, rules: [.alias("Old.Ticket", for: SavedTicket.self), .limits(age: 60)])
    #expect(replays.map(\.file) == ["1.json", "2.json", "3.json", "4.json", "5.json"])
    #expect(replays.map(\.isComplete) == [true, true, false, false, true])
    #expect(replays[1].parts[0].restored == ["BeyondTests.SavedTicket", "BeyondTests.SavedTicket"])
    #expect(replays[2].description.contains(#".alias("Gone.Page", for: NewName.self)"#))
    #expect(throws: (any Error).self) {
      try NavigationArchive.replay(folder: folder.appending(path: "none"), version: 1)
    }
  }

  @Test func anyInputIsReadOrRefused() {
    let good = Array(NavigationArchive(version: 2, date: .now, parts: ["a": [.issue(1), .issue(2)]]).json)
    var accepted = 0
    for seed in UInt64(0)..<3000 {
      var generator = SeededGenerator(seed: seed)
      var bytes = good
      for _ in 0..<generator.below(4) {
        let index = generator.below(bytes.count)
        switch generator.below(4) {
        case 0: bytes[index] = UInt8(generator.below(256))
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(Array(#"[]{}",:\09-e."#.utf8)[generator.below(13)], at: index)
        default: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + generator.below(40))], at: index)
        }
      }
      guard let archive = try? NavigationArchive(json: Data(bytes)) else { continue }
      accepted += 1
      let rules: [RestorationRule] = [
        .unreadable(seed.isMultiple(of: 2) ? .placeholder : .skip), .migrate(from: 1) { [$0, $0] },
      ]
      for part in archive.parts.keys { _ = archive.path(part, version: 4, rules: rules) }
      #expect((try? NavigationArchive(json: archive.json)) == archive, "seed \(seed)")
    }
    #expect(accepted > 500)
  }
}
