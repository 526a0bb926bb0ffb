import Foundation
import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Control characters in an app's texts are not for the terminal")
struct HostileTextTests {
  private static let obeyed =
    (Array(0..<0x20) + Array(0x7F..<0xA0) + Array(0x2028...0x202E) + Array(0x2066...0x2069))
    .compactMap(Unicode.Scalar.init)
  private static let hostile =
    obeyed.map { "a\(Character($0))" }.joined() + "\u{1B}]0;owned\u{7}\u{9B}31m\u{202E}txt"

  private struct Page: View {
    var body: some View {
      NavigationStack {
        List {
          Text(hostile)
          Button(hostile) {}
          NavigationLink(hostile, value: 1)
          TextField(hostile, text: .constant(hostile))
          Toggle(hostile, isOn: .constant(true))
          Text("read").accessibilityLabel(hostile)
        }
        .navigationTitle(hostile)
      }
    }
  }

  /// What is written, without the sequences the host itself writes.
  private func rest(of bytes: String) -> String {
    bytes.replacing(/\u{1B}\[[0-9;?:]*[A-Za-z]/, with: "").replacing(/\u{1B}\]2;([^\u{1B}]*)\u{1B}\\/) { $0.output.1 }
  }

  private func isClean(_ text: String) -> Bool {
    !text.unicodeScalars.contains { Self.obeyed.contains($0) }
  }

  @Test func onTheScreenAndInItsTitle() {
    let person = Person { Page() }
    var written = String(decoding: person.host.frame(), as: UTF8.self)
    for _ in 0..<8 {
      person.press(.down)
      written += String(decoding: person.host.frame(), as: UTF8.self)
    }
    #expect(isClean(person.host.text.replacing("\n", with: "")))
    let rest = rest(of: written)
    #expect(rest.unicodeScalars.allSatisfy { $0 == "\r" || $0 == "\n" || !Self.obeyed.contains($0) })
  }

  @Test func inTheLinearMode() {
    let person = Person { Page() }
    let narrator = Narrator()
    var told = narrator.news(of: person.host)
    #expect(told.contains("owned"))
    for _ in 0..<8 {
      person.press(.down)
      told += narrator.news(of: person.host)
    }
    #expect(isClean(rest(of: told).replacing("\r\n", with: "").replacing("\r", with: "")))
  }
}
