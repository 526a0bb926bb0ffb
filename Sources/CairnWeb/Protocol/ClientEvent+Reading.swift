import Foundation

extension ClientEvent {
  /// Reads an event: an array of its name and its values. Further values, which scripts of other versions may add, are skipped.
  init(_ reader: inout JSONReader) throws(Malformed) {
    try reader.open("[")
    guard let read = Self.readers[try reader.text(most: 20)] else { throw Malformed() }
    self = try read(&reader)
    while try !reader.closes("]") { try reader.skip() }
  }

  typealias Reader = @Sendable (inout JSONReader) throws(Malformed) -> ClientEvent

  /// The events that the script sends, by their names, and how their values are read. A test compares the names with those in
  /// the script.
  static let readers: [String: Reader] = [
    // Presses and choices.
    "tap": { r throws(Malformed) in .tap(try r.id()) },
    "taps": { r throws(Malformed) in .taps(try r.id(), try r.whole(in: 2...9)) },
    "hold": { r throws(Malformed) in .hold(try r.id()) },
    "choose": { r throws(Malformed) in .choose(try r.id(), in: try r.id()) },
    "adjust": { r throws(Malformed) in .adjust(try r.id(), try r.number()) },
    "step": { r throws(Malformed) in .step(try r.id(), try r.whole(in: steps)) },
    "date": { r throws(Malformed) in .date(try r.id(), try r.text(most: 40)) },
    "color": { r throws(Malformed) in .color(try r.id(), try r.text(most: 9)) },
    "link": { r throws(Malformed) in .link(try r.id(), try r.text(most: 8_192)) },
    "menu": { r throws(Malformed) in .menu(try r.id()) },
    "command": { r throws(Malformed) in .command(try r.id()) },
    "commands": { _ in .commands },
    "undo": { _ in .undo },
    "palette": { r throws(Malformed) in .palette(showsKeys: try r.flag()) },
    "run": { r throws(Malformed) in .run(try r.id()) },

    // Texts, keys and focus.
    "edit": { r throws(Malformed) in .edit(try r.id(), try r.text(), version: try r.whole(in: -most...most)) },
    "submit": { r throws(Malformed) in .submit(try r.id()) },
    "focus": { r throws(Malformed) in .focus(try r.id(), try r.flag()) },
    "key": { r throws(Malformed) in .key(try r.text(most: 20), try r.whole(in: 0...15)) },

    // Rows, panels and pages.
    "scroll": { r throws(Malformed) in .scroll(try r.id(), x: try r.number(), y: try r.number()) },
    "delete": { r throws(Malformed) in .delete(try r.id()) },
    "move": { r throws(Malformed) in .move(try r.id(), try r.whole(in: -100_000...100_000)) },
    "dismiss": { r throws(Malformed) in .dismiss(try r.id()) },
    "leave": { r throws(Malformed) in .leave(try r.id()) },
    "back": { _ in .back },
    "swipe": { r throws(Malformed) in .swipe(try r.id()) },
    "backdrag": { r throws(Malformed) in
      .swipeMoved(
        try r.id(), phase: try r.phase(), progress: try r.number(in: 0...1_000), velocity: try r.number(in: -1e6...1e6))
    },
    "go": { r throws(Malformed) in .go(try r.text(most: 40)) },

    // Pointers and fingers.
    "hover": { r throws(Malformed) in .hover(try r.id(), try r.flag()) },
    "drag": { r throws(Malformed) in
      .drag(try r.id(), phase: try r.phase(), from: try r.point(below: 1e6), to: try r.point(below: 1e6))
    },
    "magnify": { r throws(Malformed) in
      .magnify(try r.id(), phase: try r.phase(), by: try r.number(in: 1e-4...1e4), at: try r.point(below: 100))
    },
    "rotate": { r throws(Malformed) in
      .rotate(try r.id(), phase: try r.phase(), by: try r.number(in: -1_000...1_000), at: try r.point(below: 100))
    },

    "part": { r throws(Malformed) in .part(try r.id(), try r.text(most: 65_536)) },

    // The clipboard, files and drags.
    "paste": { r throws(Malformed) in .paste(try r.id(), try r.text()) },
    "clip": { r throws(Malformed) in .clip(try r.id(), try r.clipboardCommand(), try r.text()) },
    "files": { r throws(Malformed) in .files(for: try r.id(), try r.files()) },
    "unsent": { r throws(Malformed) in .unsent(try r.text(most: 20)) },
    "lift": { r throws(Malformed) in .lift(try r.id()) },
    "over": { r throws(Malformed) in .over(try r.id()) },
    "out": { _ in .out },
    "letgo": { _ in .letGo },
    "drop": { r throws(Malformed) in .drop(try r.id(), try r.point(below: 1e6)) },
    "droptext": { r throws(Malformed) in .dropText(try r.id(), try r.point(below: 1e6), try r.text()) },
    "dropfiles": { r throws(Malformed) in
      .dropFiles(try r.id(), try r.point(below: 1e6), number: try r.id(), try r.files(least: 1))
    },

    // The window.
    "size": { r throws(Malformed) in .size(try r.number(in: 1...20_000), try r.number(in: 1...20_000)) },
    "look": { r throws(Malformed) in
      .look(
        BrowserLook(
          fontSize: try r.number(in: BrowserLook.fontSizes), advance: try r.number(in: BrowserLook.advances),
          hasMouse: try r.flag()))
    },
    "media": { r throws(Malformed) in
      .media(isDark: try r.flag(), reducesMotion: try r.flag(), hasMoreContrast: try r.flag())
    },
    "seen": { r throws(Malformed) in .seen(try r.flag()) },
    "blocked": { r throws(Malformed) in .blocked(try r.text(most: 26)) },
  ]

  /// Above every number that counts something in the page.
  static let most = 1_000_000_000_000_000
}

// The kinds of values in events.
extension JSONReader {
  fileprivate mutating func id() throws(Malformed) -> Int { try whole(in: 1...ClientEvent.most) }

  fileprivate mutating func text() throws(Malformed) -> String { try text(most: ClientMessage.mostText) }

  fileprivate mutating func flag() throws(Malformed) -> Bool { try whole(in: 0...1) == 1 }

  fileprivate mutating func phase() throws(Malformed) -> Int { try whole(in: 0...2) }

  fileprivate mutating func number(in range: ClosedRange<Double>) throws(Malformed) -> Double {
    let number = try number()
    guard range.contains(number) else { throw Malformed() }
    return number
  }

  fileprivate mutating func point(below limit: Double) throws(Malformed) -> CGPoint {
    let (x, y) = (try number(), try number())
    guard max(abs(x), abs(y)) < limit else { throw Malformed() }
    return CGPoint(x: x, y: y)
  }

  fileprivate mutating func clipboardCommand() throws(Malformed) -> ClipboardCommand {
    guard let command = ClipboardCommand(rawValue: try text(most: 5)) else { throw Malformed() }
    return command
  }

  fileprivate mutating func files(least: Int = 0) throws(Malformed) -> [OfferedFile] {
    let files = try array(most: OfferedFile.most) { reader throws(Malformed) in
      try reader.open("[")
      let file = OfferedFile(name: try reader.text(most: 4_096), size: try reader.whole(in: 0...1 << 40))
      guard try reader.closes("]") else { throw Malformed() }
      return file
    }
    guard files.count >= least else { throw Malformed() }
    return files
  }
}
