import Foundation

/// The parts of texts, by the marks between them. Foundation finds words and sentences only on Apple's systems.
enum Tokens {
  static func ranges(of unit: NLTokenUnit, in text: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
    let range = range.clamped(to: text.startIndex..<text.endIndex)
    guard !range.isEmpty else { return [] }
    switch unit {
    case .document: return [range]
    case .word: return words(in: text[range])
    case .sentence: return sentences(in: text[range])
    case .paragraph: return text[range].split(whereSeparator: \.isNewline).map { $0.startIndex..<$0.endIndex }
    }
  }

  // MARK: Words

  private enum Kind {
    case letter, digit, ideograph, other
  }

  private static func kind(_ character: Character) -> Kind {
    guard let scalar = character.unicodeScalars.first else { return .other }
    if scalar.properties.isIdeographic { return .ideograph }
    if character.isNumber { return .digit }
    return character.isLetter || character == "_" ? .letter : .other
  }

  /// Runs of letters and digits. Each Chinese character is a word, as there is no dictionary.
  private static func words(in text: Substring) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var index = text.startIndex
    while index < text.endIndex {
      let start = index
      var last = kind(text[index])
      index = text.index(after: index)
      if last == .other { continue }
      while last != .ideograph, let next = continuation(of: last, at: index, in: text) {
        last = kind(text[next])
        index = text.index(after: next)
      }
      found.append(start..<index)
    }
    return found
  }

  /// Where a word continues: at the next character, or after a mark inside, as in "don't" or "3.5".
  private static func continuation(of last: Kind, at index: String.Index, in text: Substring) -> String.Index? {
    guard index < text.endIndex else { return nil }
    let next = kind(text[index])
    if next == .letter || next == .digit { return index }
    let after = text.index(after: index)
    guard next == .other, after < text.endIndex, kind(text[after]) == last else { return nil }
    let marks: Set<Character> = last == .letter ? ["'", "’", "·", "."] : [".", ",", "'"]
    return marks.contains(text[index]) ? after : nil
  }

  // MARK: Sentences

  private static let ends: Set<Character> = [".", "!", "?", "…", "。", "！", "？", "؟", "।"]
  private static let closings: Set<Character> = ["\"", "'", ")", "]", "”", "’", "»", "」", "』", "）"]
  /// These end a sentence without a blank.
  private static let wideEnds: Set<Character> = ["。", "！", "？"]

  /// From one end to the next, with the blanks between them, as Apple's tokenizer gives them.
  private static func sentences(in text: Substring) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var (start, index) = (text.startIndex, text.startIndex)
    func skip(while matches: (Character) -> Bool) {
      while index < text.endIndex, matches(text[index]) { index = text.index(after: index) }
    }
    while index < text.endIndex {
      let character = text[index]
      index = text.index(after: index)
      var isEnd = character.isNewline
      if ends.contains(character) {
        skip(while: ends.contains)
        skip(while: closings.contains)
        isEnd = index == text.endIndex || text[index].isWhitespace || wideEnds.contains(character)
      }
      guard isEnd else { continue }
      skip(while: \.isWhitespace)
      if text[start..<index].contains(where: { !$0.isWhitespace }) { found.append(start..<index) }
      start = index
    }
    if text[start...].contains(where: { !$0.isWhitespace }) { found.append(start..<index) }
    return found
  }
}
