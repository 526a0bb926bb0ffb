import SwiftUI
import Testing

@testable import CairnWeb

/// A text that may have one line shows one in a browser, as everywhere else.
@MainActor
@Suite struct LineLimitTests {
  private struct Limited: App {
    var text = ""

    var body: some Scene {
      WindowGroup { Text(text).lineLimit(1) }
    }
  }

  @Test(arguments: ["One\ntwo", "One\r\ntwo", "One\u{2028}two", "One\n"])
  func linesOfItsOwnAreCut(_ text: String) throws {
    let page = try Served { .of(Limited(text: text)) }
    #expect(page.html.contains("-webkit-line-clamp:1"))
  }

  @Test func aLongLineEndsWhereItsRoomEnds() throws {
    let page = try Served { .of(Limited(text: "One line")) }
    #expect(!page.html.contains("-webkit-line-clamp"))
  }
}
