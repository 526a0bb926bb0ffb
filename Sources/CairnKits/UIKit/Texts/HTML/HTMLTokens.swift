/// The parts of a text in HTML: texts, and where elements begin and end. Comments and declarations are left out.
///
/// Any input can be read: a `<` that begins no tag is text, and an unclosed tag or comment ends with the input.
struct HTMLTokens: Sequence, IteratorProtocol {
  enum Token: Equatable {
    case text(String)
    case start(String, [String: String])
    case end(String)
  }

  private let source: [Character]
  private var place = 0
  /// The element whose content is no HTML, such as a script.
  private var raw: String?

  init(_ text: String) { source = Array(text) }

  private static let rawElements: Set = ["script", "style", "title", "textarea"]

  mutating func next() -> Token? {
    while place < source.count {
      if let raw {
        self.raw = nil
        let start = place
        while place < source.count, !isEnd(of: raw) { place += 1 }
        if place > start { return .text(String(source[start..<place])) }
      } else if source[place] == "<", let token = markup() {
        if let token { return token }
      } else {
        return text()
      }
    }
    return nil
  }

  private func isEnd(of name: String) -> Bool {
    let end = Array("</" + name)
    guard place + end.count <= source.count else { return false }
    return zip(source[place...], end).allSatisfy { $0.lowercased() == String($1) }
  }

  /// Reads a text, which may begin with a `<` that begins nothing else.
  private mutating func text() -> Token {
    let start = place
    place += 1
    while place < source.count, source[place] != "<" { place += 1 }
    return .text(HTMLEntities.replaced(in: String(source[start..<place])))
  }

  /// Reads markup. Returns `nil` if it is a text, and a token that is `nil` for comments.
  private mutating func markup() -> Token?? {
    guard place + 1 < source.count else { return nil }
    let next = source[place + 1]
    if next == "!" || next == "?" {
      skipComment()
      return .some(nil)
    }
    let isEnd = next == "/"
    let start = place + (isEnd ? 2 : 1)
    guard start < source.count, source[start].isASCII, source[start].isLetter else { return nil }
    place = start
    let name = word { !$0.isWhitespace && $0 != ">" && $0 != "/" }.lowercased()
    let attributes = attributes()
    if isEnd { return .end(name) }
    if Self.rawElements.contains(name) { raw = name }
    return .start(name, attributes)
  }

  private mutating func skipComment() {
    let isComment = source[place...].prefix(4).elementsEqual("<!--")
    place = Swift.min(place + (isComment ? 4 : 2), source.count)
    while place < source.count {
      place += 1
      guard source[place - 1] == ">" else { continue }
      if !isComment || source[..<(place - 1)].suffix(2).elementsEqual("--") { return }
    }
  }

  private mutating func word(_ belongs: (Character) -> Bool) -> String {
    let start = place
    while place < source.count, belongs(source[place]) { place += 1 }
    return String(source[start..<place])
  }

  private mutating func attributes() -> [String: String] {
    var attributes: [String: String] = [:]
    while place < source.count {
      _ = word { $0.isWhitespace || $0 == "/" }
      guard place < source.count else { break }
      if source[place] == ">" {
        place += 1
        break
      }
      let name = word { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }.lowercased()
      _ = word(\.isWhitespace)
      var value = ""
      if place < source.count, source[place] == "=" {
        place += 1
        _ = word(\.isWhitespace)
        value = self.value()
      } else if name.isEmpty {
        place += 1
      }
      if attributes[name] == nil { attributes[name] = HTMLEntities.replaced(in: value) }
    }
    return attributes
  }

  private mutating func value() -> String {
    guard place < source.count, source[place] == "\"" || source[place] == "'" else {
      return word { !$0.isWhitespace && $0 != ">" }
    }
    let quote = source[place]
    place += 1
    let value = word { $0 != quote }
    place = Swift.min(place + 1, source.count)
    return value
  }
}
