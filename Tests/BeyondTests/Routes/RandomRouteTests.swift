import Cairn
import Foundation
import TestSupport
import Testing

/// Routes both ways with random values, most of which no app would use.
@Suite struct RandomRouteTests {
  @Test(arguments: 0..<8) func aURLLeadsBackToItself(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var written = 0
    for _ in 0..<500 {
      let page = Self.page(&random)
      guard let url = page.url else { continue }
      written += 1
      let path = Page.path(to: url)
      #expect(path.last == page)
      #expect(path.dropLast() == page.parents[...])
      #expect(path.last?.url == url)
      for base in ["https://example.org", "issues://"] {
        let absolute = try #require(page.url(relativeTo: URL(string: base)!))
        #expect(Page(absolute) == page, "\(absolute)")
      }
      for parent in page.parents { #expect(Page(try #require(parent.url)) == parent) }
    }
    #expect(written > 300)
  }

  /// Most of these lead nowhere, and none may crash.
  @Test(arguments: 0..<8) func anyURLCanBeRead(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "/", "issues", "files", "search", "12", "%", "%2F", "%00", "%FF", "?", "&", "=", "..", "#", ":", "@", "\u{301}",
      "🏳️‍🌈",
    ]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...8, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined()
      guard let url = URL(string: text), let page = Page(url), let own = page.url else { continue }
      #expect(Page(own) == page)
    }
  }

  static func page(_ random: inout SeededGenerator) -> Page {
    switch Int.random(in: 0..<11, using: &random) {
    case 0: .list
    case 1: .issue(number: .random(in: .min ... .max, using: &random))
    case 2: .edit(number: .random(in: -9...9, using: &random))
    case 3: .new
    case 4:
      .search(
        text: Bool.random(using: &random) ? text(&random) : nil, page: .random(in: 0...2, using: &random),
        order: [nil, .newest, .oldest].randomElement(using: &random)!)
    case 5: .file(path: (0..<Int.random(in: 0...4, using: &random)).map { _ in text(&random) })
    case 6: .person(id: uuid(&random))
    case 7:
      .archive(
        year: .random(in: -1...3000, using: &random), month: Bool.random(using: &random) ? 5 : nil,
        day: Bool.random(using: &random) ? 31 : nil)
    case 8: .sorted(order: .oldest, label: text(&random))
    case 9: .release(version: .init(major: .random(in: -1...9, using: &random), minor: 3))
    default: .draft(1)
    }
  }

  private static func uuid(_ random: inout SeededGenerator) -> UUID {
    var bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    return bytes.withUnsafeMutableBytes { UUID(uuid: $0.load(as: uuid_t.self)) }
  }

  private static let hostile = [
    "", ".", "..", "...", "/", "//", "\\", "%", "%2F", "%00", "\0", "?", "#", "&", "=", "+", " ", ":", "@", ";", ",",
    "~", "{id}", "new", "\u{202E}", "\u{301}", "é", "e\u{301}", "日本", "🏳️‍🌈", "\u{FFFE}", "\u{10FFFF}", "\r\n", "\t",
    "<b>",
    "\"",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in
      if Bool.random(using: &random) { return hostile.randomElement(using: &random)! }
      let scalar = Unicode.Scalar(UInt32.random(in: 1...0x11000, using: &random)) ?? "x"
      return String(scalar)
    }.joined()
  }
}
