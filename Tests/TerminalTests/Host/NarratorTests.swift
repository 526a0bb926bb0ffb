import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("The linear mode")
struct NarratorTests {
  @Test func eachPageIsAnnouncedAndTheFocusIsTheLastLine() {
    let person = Person { Fruits() }
    let narrator = Narrator()
    #expect(
      narrator.news(of: person.host)
        == "\r\u{1B}[K\r\nPage: Fruits\r\nFruits\r\nApple ›\r\nPear ›\r\nPlum ›\r\n> Apple, row, 1 of 3")
    person.press(.down)
    #expect(narrator.news(of: person.host) == "\r\u{1B}[K> Pear, row, 2 of 3")
    #expect(narrator.news(of: person.host) == "")
    person.press(.enter)
    let news = narrator.news(of: person.host)
    #expect(news.contains("\r\nPage: Pear\r\n"))
    #expect(news.hasSuffix("\r\n> More of Pear, row, 2 of 2") || news.hasSuffix("\r\n> More of Pear, row, 1 of 2"))
  }

  @Test func theAppsAnnouncementsAreLines() {
    let person = Person {
      Button("Save") { AccessibilityNotification.Announcement("Saved \u{1B}[31m").post() }
    }
    person.press(.enter)
    let narrator = Narrator()
    person.host.messages.beginNarration()
    _ = narrator.news(of: person.host)
    person.press(.enter)
    #expect(narrator.news(of: person.host) == "\r\u{1B}[KSaved [31m\r\n> Save, button, 1 of 1")
    #expect(narrator.news(of: person.host) == "")
  }

  @Test func onlyNewTextsAreAnnounced() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("Count \(count)")
          Text("Always")
          Button("More") { count += 1 }
        }
      }
    }
    let person = Person { Counter() }
    let narrator = Narrator()
    _ = narrator.news(of: person.host)
    person.press(.enter)
    #expect(narrator.news(of: person.host) == "\r\u{1B}[KCount 1\r\n> More, button, 1 of 1")
  }
}
