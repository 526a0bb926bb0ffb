import CairnCore
import SwiftUI
import Testing

@testable import CairnTerminal

/// Notifications in a terminal.
@MainActor
@Suite("Notifications in a terminal")
struct NoticeTests {
  private func notice(_ title: String, _ body: String = "") -> SystemNotice {
    var notice = SystemNotice(id: "one")
    notice.title = title
    notice.body = body
    return notice
  }

  @Test func aLineSaysWhatHasComeAndAKeyOpensIt() throws {
    let person = Person(width: 60, height: 16) { Text("Garden") }
    var opened: [String] = []
    person.host.session.noticeAnswers.listener = { id, answer in opened.append("\(id) \(answer)") }
    let notices = try #require(person.host.notices)
    notices.show(notice("Water the fern", "It is dry"))
    person.host.update()
    #expect(person.sees("Water the fern – It is dry – press o to open"))
    person.type("o")
    #expect(opened == ["one open"])
    #expect(!person.sees("Water the fern"))
    notices.show(notice("Water the moss"))
    notices.withdraw("one")
    person.host.update()
    #expect(!person.sees("Water the moss"))
    person.type("o")
    #expect(opened.count == 1)
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], nil), (["TERM": "linux"], nil), ([:], nil),
    (["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "VTE_VERSION": "7000"], nil),
    (["TERM_PROGRAM": "iTerm.app"], "\u{1B}]9;Fern: dry, very\u{1B}\\"),
    (["TERM_PROGRAM": "WezTerm"], "\u{1B}]777;notify;Fern;dry, very\u{1B}\\"),
    (["TERM": "foot"], "\u{1B}]777;notify;Fern;dry, very\u{1B}\\"),
    (["TERM": "xterm-256color", "VTE_VERSION": "7000"], "\u{1B}]777;notify;Fern;dry, very\u{1B}\\"),
    (
      ["TERM": "xterm-kitty"],
      "\u{1B}]99;i=cairn:e=1:d=0:p=title;RmVybg==\u{1B}\\\u{1B}]99;i=cairn:e=1:d=1:p=body;ZHJ5LCB2ZXJ5\u{1B}\\"
    ),
  ])
  func eachTerminalGetsWhatItKnows(_ environment: [String: String], _ wanted: String?) {
    #expect(NoticeSequence(environment: environment)?.text(of: notice("Fern", "dry, very")) == wanted)
  }

  @Test(arguments: [NoticeSequence.nine, .sevenSevenSeven, .ninetyNine])
  func hostileTextsStayInTheirField(_ sequence: NoticeSequence) {
    let text = sequence.text(of: notice("a;b\u{1B}\\\u{7}\u{9C}\n", "c;d\u{1B}]52;c;eA==\u{7}"))
    let fields = text.components(separatedBy: "\u{1B}\\")
    #expect(fields.last == "")
    for field in fields.dropLast() {
      #expect(field.hasPrefix("\u{1B}]"))
      #expect(!field.dropFirst(2).unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
    }
  }
}
