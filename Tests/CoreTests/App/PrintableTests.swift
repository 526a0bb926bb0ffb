import CairnCore
import CairnPrinting
import CairnScreen
import CairnStorage
import CairnTesting
import Foundation
import HostileText
import SwiftUI
import Testing

@testable import SwiftUI

private let hostile = HostileText.text

private func isClean(_ text: String) -> Bool { HostileText.isAbsent(from: text) }

@MainActor
@Suite("Nothing an outsider can write is printed raw")
struct PrintableTests {
  private struct Example: App {
    var body: some Scene { WindowGroup { HostilePage() } }
  }

  @Test func textIsPrintable() {
    #expect(isClean(hostile.printable))
    #expect(hostile.printable.contains("a]0;owned31mtxt"))
    #expect("plain text, مرحبا, 한글, 👩‍👩‍👧".printable == "plain text, مرحبا, 한글, 👩‍👩‍👧")
    #expect("one\n\ttwo\u{2028}three".printable == "one  two three")
    #expect("one\n\ttwo\u{2028}three".printableLines == "one\n two\nthree")
  }

  @Test func theFirstScreenAsText() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = ["XDG_DATA_HOME": folder.path(), "XDG_STATE_HOME": folder.path()]
    let text = TextHost(stores: AppStores(app: "example", environment: environment)).firstScreen(of: .of(Example()))
    #expect(text.contains("owned"))
    #expect(isClean(text))
  }

  @Test func diagnostics() throws {
    let host = TestHost { HostilePage() }
    host.session.graph.diagnostics.warn("test.hostile", hostile)
    let said = try #require(host.diagnostics.last)
    #expect(said.message.contains("owned"))
    #expect(isClean(said.description))
  }

  @Test func whatTheTesterSays() throws {
    let host = TestHost { HostilePage() }
    #expect {
      try host.tap(hostile + "no such thing")
    } throws: { error in
      isClean("\(error)")
    }
    #expect(isClean("\(try TestHost { HostilePage() }.walkEverything())"))
  }

  @Test func whatIsAskedForAtTheStart() {
    #expect {
      _ = try LaunchArguments(["app", "--open", "\u{1B}]0;owned\u{7}"])
    } throws: { error in
      isClean("\(error)".printable)
    }
    for text in ["://", ":", "", "/path", "1a://x", "ä://x", " app://x"] {
      #expect(throws: HostChoice.Problem.self, "\(text)") { try LaunchArguments(["app", "--open", text]) }
    }
    for text in ["app://x", "a+b-1.c://x", "mailto:a@example.org"] {
      #expect(throws: Never.self, "\(text)") { try LaunchArguments(["app", "--open", text]) }
    }
  }
}
