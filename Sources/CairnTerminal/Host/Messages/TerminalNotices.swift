import CairnCore
import CairnHosting
import Foundation

/// Notifications in a terminal: those that can tell the desktop do, the others ring their bell, and a line says what has come.
extension TerminalHost: SystemNotices {
  package func show(_ notice: SystemNotice) {
    if let sequence = NoticeSequence(environment: environment)?.text(of: notice) { output.send(sequence) }
    if notice.makesSound { output.send("\u{7}") }
    let id = notice.id
    let offer = Notice.Offer(key: .character("o")) { [weak self] in self?.session.answerNotice(id, .open) }
    let text = [notice.title, notice.subtitle, notice.body].filter { !$0.isEmpty }.joined(separator: " – ")
    tell(Notice(message: words("%1 – press o to open", text), severity: .note, offer: offer, notification: id))
    requestTurn()
  }

  package func withdraw(_ id: String) { if messages.notice?.notification == id { tell(nil) } }
}

/// The sequences by which terminals tell the desktop of something. There are three, and each terminal knows one or two of them.
enum NoticeSequence {
  /// ConEmu's and iTerm's: a text.
  case nine
  /// rxvt's: a title and a text.
  case sevenSevenSeven
  /// kitty's: a title and a text, each encoded.
  case ninetyNine

  init?(environment: [String: String]) {
    let terminal = environment["TERM"] ?? ""
    switch environment["TERM_PROGRAM"] {
    case "iTerm.app"?: self = .nine
    case "WezTerm"?, "ghostty"?: self = .sevenSevenSeven
    // tmux passes none of them on, but shows that its bell has rung.
    case "tmux"?, "screen"?: return nil
    default:
      if terminal.hasPrefix("xterm-kitty") {
        self = .ninetyNine
      } else if terminal.hasPrefix("foot") || terminal.hasPrefix("rxvt-unicode") || environment["VTE_VERSION"] != nil {
        self = .sevenSevenSeven
      } else {
        return nil
      }
    }
  }

  func text(of notice: SystemNotice) -> String {
    let title = notice.title.printable
    let body = [notice.subtitle, notice.body].filter { !$0.isEmpty }.joined(separator: " – ").printable
    switch self {
    case .nine: return "\u{1B}]9;\([title, body].filter { !$0.isEmpty }.joined(separator: ": "))\u{1B}\\"
    // Semicolons part the fields, and there is no other way to write one.
    case .sevenSevenSeven:
      return "\u{1B}]777;notify;\(title.replacing(";", with: ","));\(body)\u{1B}\\"
    case .ninetyNine:
      func part(_ name: String, _ text: String, isLast: Bool) -> String {
        let encoded = Data(text.utf8.prefix(2_000)).base64EncodedString()
        return "\u{1B}]99;i=cairn:e=1:d=\(isLast ? 1 : 0):p=\(name);\(encoded)\u{1B}\\"
      }
      return part("title", title, isLast: body.isEmpty) + (body.isEmpty ? "" : part("body", body, isLast: true))
    }
  }
}
