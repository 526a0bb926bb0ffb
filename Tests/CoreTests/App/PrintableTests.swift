import CairnCore
import CairnPrinting
import CairnScreen
import CairnStorage
import CairnTesting
import Foundation
import SwiftUI
import Testing

@testable import SwiftUI

/// Everything a terminal would obey.
private let obeyed: [Unicode.Scalar] =
  (Array(0..<0x20) + Array(0x7F..<0xA0) + Array(0x2028...0x202E) + Array(0x2066...0x2069)).compactMap(
    Unicode.Scalar.init)

/// A text with all of it, as somebody outside might send it.
private let hostile = obeyed.map { "a\(Character($0))" }.joined() + "\u{1B}]0;owned\u{7}\u{9B}31m\u{202E}txt"

private func isClean(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isObeyed }
}

@MainActor
@Suite("Nothing an outsider can write is printed raw")
struct PrintableTests {
  private struct Page: View {
    var body: some View {
      NavigationStack {
        List {
          Text(hostile)
          Button(hostile) {}
          NavigationLink(hostile, value: 1)
          TextField(hostile, text: .constant(hostile))
          Text("read").accessibilityLabel(hostile)
        }
        .navigationTitle(hostile)
      }
    }
  }

  private struct Example: App {
    var body: some Scene { WindowGroup { Page() } }
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
    let host = TestHost { Page() }
    host.session.graph.diagnostics.warn("test.hostile", hostile)
    let said = try #require(host.diagnostics.last)
    #expect(said.message.contains("owned"))
    #expect(isClean(said.description))
  }

  @Test func whatTheTesterSays() throws {
    let host = TestHost { Page() }
    #expect {
      try host.tap(hostile + "no such thing")
    } throws: { error in
      isClean("\(error)")
    }
    #expect(isClean("\(try TestHost { Page() }.walkEverything())"))
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
