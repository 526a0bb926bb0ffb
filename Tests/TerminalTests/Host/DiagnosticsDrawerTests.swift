import Foundation
import SwiftUI
import Testing

@testable import CairnTerminal

/// A link to a value without a destination, and one outside a stack.
private struct DeadLinks: View {
  var body: some View {
    NavigationStack {
      List { NavigationLink("Seven", value: 7) }
        .navigationTitle("Numbers")
    }
  }
}

@MainActor
@Suite("Diagnostics are shown while the app runs")
struct DiagnosticsDrawerTests {
  @Test func aLinkWithoutADestinationIsExplainedWhenPressed() {
    let person = Person(width: 80, height: 16) { DeadLinks() }
    #expect(!person.sees("problem"))
    person.press(.enter)
    #expect(person.sees("NavigationLink is presenting a value"))
    #expect(person.lines.last?.contains("F12 ▲ 1 problem") == true)
    // The notice disappears with the next key, and reappears when the link is pressed again.
    person.press(.down)
    #expect(!person.sees("NavigationLink is presenting a value"))
    person.press(.enter)
    #expect(person.sees("NavigationLink is presenting a value"))
  }

  @Test func theDrawerNamesTheLineOfTheLink() throws {
    let person = Person(width: 80, height: 24) { DeadLinks() }
    person.press(.enter)
    person.press(.function(12))
    #expect(person.sees("navigation.dead-link"))
    #expect(person.sees("DiagnosticsDrawerTests.swift:11"))
    person.press(.function(12))
    #expect(!person.sees("navigation.dead-link"))
  }

  @Test func aDiagnosticCanBeCopied() throws {
    let person = Person(width: 80, height: 24) { DeadLinks() }
    person.press(.enter)
    person.press(.function(12))
    person.type("y")
    let bytes = String(decoding: person.host.frame(), as: UTF8.self)
    let start = try #require(bytes.range(of: "\u{1B}]52;c;"))
    let end = try #require(bytes.range(of: "\u{1B}\\", range: start.upperBound..<bytes.endIndex))
    let copied = try #require(Data(base64Encoded: String(bytes[start.upperBound..<end.lowerBound])))
    #expect(String(decoding: copied, as: UTF8.self).hasSuffix("[navigation.dead-link]"))
    #expect(person.sees("navigation.dead-link"))
  }

  @Test func theHintInTheLastLineOpensTheDrawer() {
    let person = Person(width: 80, height: 24) { DeadLinks() }
    person.press(.enter)
    person.click("1 problem")
    #expect(person.sees("navigation.dead-link"))
  }

  @Test func anAppWithoutDiagnosticsHasNoDrawer() {
    let person = Person(width: 80, height: 24) { Fruits() }
    person.press(.function(12))
    #expect(!person.sees("Diagnostics"))
  }
}
