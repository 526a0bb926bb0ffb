import Foundation
import HostileText
import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Control characters in an app's texts do not reach the terminal")
struct HostileTextTests {
  /// Returns the written bytes without the host's own sequences.
  private func rest(of bytes: String) -> String {
    bytes.replacing(/\u{1B}\[[0-9;?:]*[A-Za-z]/, with: "").replacing(/\u{1B}\]2;([^\u{1B}]*)\u{1B}\\/) { $0.output.1 }
  }

  @Test func theScreenAndTheTitleDropControlCharacters() {
    let person = Person { HostilePage() }
    var written = String(decoding: person.host.frame(), as: UTF8.self)
    for _ in 0..<8 {
      person.press(.down)
      written += String(decoding: person.host.frame(), as: UTF8.self)
    }
    #expect(HostileText.isAbsent(from: person.host.text))
    #expect(HostileText.isAbsent(from: rest(of: written).replacing("\r\n", with: "").replacing("\r", with: "")))
  }

  @Test func theLinearModeDropsControlCharacters() {
    let person = Person { HostilePage() }
    let narrator = Narrator()
    var told = narrator.news(of: person.host)
    #expect(told.contains("owned"))
    for _ in 0..<8 {
      person.press(.down)
      told += narrator.news(of: person.host)
    }
    #expect(HostileText.isAbsent(from: rest(of: told).replacing("\r\n", with: "").replacing("\r", with: "")))
  }
}
