import CairnHosting
import CairnScreen
import Foundation
import SwiftUI
import Testing

@testable import CairnTerminal
@testable import Catalog

@MainActor
@Suite("Everything in the catalog can be read in a terminal")
struct ContrastTests {
  struct Colours: CustomTestStringConvertible, Sendable {
    var theme: String
    var appearance: String
    var depth: String

    var testDescription: String { "\(theme), \(appearance), \(depth)" }

    static let all = ThemeName.allCases.flatMap { theme in
      ["light", "dark"].flatMap { appearance in
        ["true", "256"].map { Colours(theme: theme.rawValue, appearance: appearance, depth: $0) }
      }
    }
  }

  @Test(arguments: Colours.all)
  func textsStandOutFromWhatIsBehindThem(colours: Colours) throws {
    var faults: [String] = []
    let links =
      ["start", "notes", "notes/1", "colors", "colors/mint"] + CatalogTopic.guides.map { "topic/\($0.rawValue)" }
      + CatalogPage.allCases.map { "page/\($0.rawValue)" }
    for link in links {
      let host = TerminalHost(
        width: 80, height: 24,
        environment: [
          "CAIRN_COLORS": colours.depth, "CAIRN_APPEARANCE": colours.appearance, "CAIRN_THEME": colours.theme,
          "CAIRN_REDUCE_MOTION": "1",
        ])
      host.start(.of(CatalogApp()), opening: [try #require(URL(string: "catalog://\(link)"))])
      let keys: [Key.Code?] = [nil, .down, .enter, .tab, .escape, .end, .character("?"), .escape, .character(":")]
      for key in keys {
        if let key { host.handle(.key(Key(key))) }
        for fault in host.faintWords {
          let place = "\(link) after \(key.map { "\($0)" } ?? "opening it"): \(fault)"
          if !faults.contains(place) { faults.append(place) }
        }
      }
      host.end()
    }
    #expect(faults.isEmpty, "\(faults.prefix(40).joined(separator: "\n"))")
  }
}
