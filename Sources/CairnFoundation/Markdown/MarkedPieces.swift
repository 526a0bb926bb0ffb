import Foundation

/// Finds what is marked in a localized text. Arguments stand in it as one character each while that is done: marks may be
/// around them, but what they say of themselves is no mark.
package struct MarkedPieces {
  private let pieces: [String.LocalizationValue.Piece]

  package init(_ pieces: [String.LocalizationValue.Piece]) { self.pieces = pieces }

  /// Goes through the pieces with the look the marks give them; the span's own text is that of the piece.
  package func read(_ visit: (_ look: InlineMarkdown.Span, _ piece: String.LocalizationValue.Piece) -> Void) {
    let plain = InlineMarkdown.Span(text: "")
    let isMarked = pieces.contains { piece in
      if case .text(let text) = piece { InlineMarkdown.mayBeMarked(text) } else { false }
    }
    guard isMarked else {
      for piece in pieces { visit(plain, piece) }
      return
    }
    for span in InlineMarkdown.spans(of: withMarkers) { split(span, visit) }
  }

  /// The characters without their marks.
  package func plainText(locale: Locale) -> String {
    var whole = ""
    read { _, piece in
      switch piece {
      case .text(let text), .argument(let text): whole += text
      case .object(let object): whole += object.plainText(locale: locale)
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

  /// The address of a link may have arguments in it as well.
  private func withoutMarkers(_ string: String) -> String {
    var whole = ""
    for character in string {
      if let index = Self.index(of: character), pieces.indices.contains(index),
        case .argument(let text) = pieces[index]
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

  /// The private characters of this plane are nobody's in a text; a translation that has them all the same goes without.
  private static func index(of character: Character) -> Int? {
    guard let scalar = character.unicodeScalars.first, scalar.value >= firstMarker, scalar.value < firstMarker + 0xFFFE
    else { return nil }
    return Int(scalar.value - firstMarker)
  }
}
