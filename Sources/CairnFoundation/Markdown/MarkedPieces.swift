import Foundation

/// Finds the markup in a localized text. Each argument is represented by a single character during parsing:
/// markup may surround arguments, but their own text is not parsed.
package struct MarkedPieces {
  private let pieces: [String.LocalizationValue.Piece]

  package init(_ pieces: [String.LocalizationValue.Piece]) { self.pieces = pieces }

  /// Visits the pieces with the look of their markup. A span's text is that of its piece. Inflected phrases
  /// agree with their number if the language is English.
  package func read(
    locale: Locale, _ visit: (_ look: InlineMarkdown.Span, _ piece: String.LocalizationValue.Piece) -> Void
  ) {
    let plain = InlineMarkdown.Span(text: "")
    let isMarked = pieces.contains { piece in
      if case .text(let text) = piece { InlineMarkdown.mayBeMarked(text) } else { false }
    }
    guard isMarked else {
      for piece in pieces { visit(plain, piece) }
      return
    }
    var phrase: [(look: InlineMarkdown.Span, piece: String.LocalizationValue.Piece)] = []
    func finish() {
      for part in locale.isEnglish ? Self.agreeing(phrase) : phrase { visit(part.look, part.piece) }
      phrase = []
    }
    for span in InlineMarkdown.spans(of: withMarkers) {
      if let last = phrase.last, last.look.phrase != span.phrase { finish() }
      if span.phrase == nil {
        split(span, visit)
      } else {
        split(span) { phrase.append(($0, $1)) }
      }
    }
    finish()
  }

  /// Inflects the nouns of a phrase to agree with their numbers. Arguments take part unless they are more than
  /// characters.
  private static func agreeing(
    _ phrase: [(look: InlineMarkdown.Span, piece: String.LocalizationValue.Piece)]
  ) -> [(look: InlineMarkdown.Span, piece: String.LocalizationValue.Piece)] {
    var phrase = phrase
    var starts: [Int] = []
    var words: [Character] = []
    for part in phrase {
      starts.append(words.count)
      switch part.piece {
      case .text(let text), .argument(let text, _): words += text
      case .object: words.append("\u{FFFC}")
      }
    }
    for edit in EnglishAgreement(String(words)).edits.reversed() {
      guard let index = starts.lastIndex(where: { $0 <= edit.range.lowerBound }) else { continue }
      let start = edit.range.lowerBound - starts[index]
      phrase[index].piece = phrase[index].piece.replacing(start..<start + edit.range.count, by: edit.word)
    }
    return phrase
  }

  /// Returns the characters without markup.
  package func plainText(locale: Locale) -> String {
    var whole = ""
    read(locale: locale) { _, piece in
      switch piece {
      case .text(let text), .argument(let text, _): whole += text
      case .object(let object, _): whole += object.plainText(locale: locale)
      }
    }
    return whole
  }

  private var withMarkers: String {
    var whole = ""
    for (index, piece) in pieces.enumerated() {
      if case .text(let text) = piece {
        whole += text.filter { Self.index(of: $0) == nil }
      } else {
        whole.append(Self.marker(index))
      }
    }
    return whole
  }

  private func split(
    _ span: InlineMarkdown.Span, _ visit: (InlineMarkdown.Span, String.LocalizationValue.Piece) -> Void
  ) {
    var look = span
    look.link = span.link.map(withoutMarkers)
    var text = ""
    for character in span.text {
      guard let index = Self.index(of: character), pieces.indices.contains(index) else {
        text.append(character)
        continue
      }
      if !text.isEmpty { visit(look, .text(text)) }
      text = ""
      visit(look, pieces[index])
    }
    if !text.isEmpty { visit(look, .text(text)) }
  }

  /// Resolves arguments in the address of a link.
  private func withoutMarkers(_ string: String) -> String {
    var whole = ""
    for character in string {
      if let index = Self.index(of: character), pieces.indices.contains(index),
        case .argument(let text, _) = pieces[index]
      {
        whole += text
      } else {
        whole.append(character)
      }
    }
    return whole
  }

  private static let firstMarker: UInt32 = 0xF_0000

  private static func marker(_ index: Int) -> Character {
    Unicode.Scalar(firstMarker + UInt32(min(index, 0xFFFD))).map(Character.init) ?? "\u{FFFD}"
  }

  /// Returns the argument's index for a private-use character. No text uses the private characters of this
  /// plane; a translation that does loses them.
  private static func index(of character: Character) -> Int? {
    guard let scalar = character.unicodeScalars.first, scalar.value >= firstMarker, scalar.value < firstMarker + 0xFFFE
    else { return nil }
    return Int(scalar.value - firstMarker)
  }
}

extension Locale {
  fileprivate var isEnglish: Bool { language.languageCode?.identifier == "en" }
}

extension String.LocalizationValue.Piece {
  /// Returns the piece with a word replaced, or itself if the word is not entirely inside.
  fileprivate func replacing(_ range: Range<Int>, by word: String) -> Self {
    switch self {
    case .text(let text): Self.replaced(text, range, word).map(Self.text) ?? self
    case .argument(let text, let place): Self.replaced(text, range, word).map { .argument($0, place) } ?? self
    case .object: self
    }
  }

  private static func replaced(_ text: String, _ range: Range<Int>, _ word: String) -> String? {
    guard range.upperBound <= text.count else { return nil }
    return text.prefix(range.lowerBound) + word + text.dropFirst(range.upperBound)
  }
}
