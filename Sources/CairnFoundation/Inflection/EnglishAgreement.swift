/// Makes the nouns of an English phrase agree with the numbers before them: `3 large peg` becomes `3 large
/// pegs`.
///
/// The noun is the last word of the counted phrase, which ends at a preposition, a verb, a punctuation mark or
/// the next number. A verb right after the noun agrees as well.
struct EnglishAgreement {
  /// A word and its replacement.
  struct Edit: Equatable {
    let range: Range<Int>
    let word: String
  }

  private let characters: [Character]
  private(set) var edits: [Edit] = []

  /// Analyses a phrase.
  init(_ phrase: String) {
    characters = Array(phrase)
    var isOne: Bool?
    var noun: Range<Int>?
    for token in tokens {
      let text = String(characters[token.range])
      switch token.kind {
      case .number:
        settle(&noun, isOne)
        isOne = Self.meansOne(text)
      case .mark:
        settle(&noun, isOne)
        isOne = nil
      case .word:
        guard let one = isOne else {
          isOne = Self.numberWords[text.lowercased()]
          continue
        }
        if let verb = (one ? Self.verbsForOne : Self.verbsForMany)[text.lowercased()] {
          if noun != nil { replace(token.range, by: verb) }
          settle(&noun, isOne)
          isOne = nil
        } else if Self.ends.contains(text.lowercased()) {
          settle(&noun, isOne)
          isOne = nil
        } else {
          noun = token.range
        }
      }
    }
    settle(&noun, isOne)
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func settle(_ noun: inout Range<Int>?, _ isOne: Bool?) {
    guard let range = noun, let isOne else { return }
    noun = nil
    let word = String(characters[range]).lowercased()
    replace(range, by: isOne ? EnglishNoun.singular(of: word) : EnglishNoun.plural(of: word))
  }

  private mutating func replace(_ range: Range<Int>, by small: String) {
    let old = String(characters[range])
    let word = Self.written(small, like: old)
    if word != old { edits.append(Edit(range: range, word: word)) }
  }

  /// Returns a word with the capitalization of the one it replaces.
  private static func written(_ small: String, like old: String) -> String {
    if old == old.lowercased() { return small }
    let kept = zip(small, old.lowercased()).prefix { $0 == $1 }.count
    // An acronym's plural is PDFs, but that of a capitalized word is LETTERS.
    let isLoud = old.count > 4 && old == old.uppercased()
    let rest = String(small.dropFirst(kept))
    return old.prefix(kept) + (isLoud ? rest.uppercased() : rest)
  }

  private static func meansOne(_ number: String) -> Bool {
    let number = number.drop { "+-−".contains($0) }
    if number.contains("/") || number.count == 1 && "½⅓⅔¼¾⅕⅙⅛".contains(number) { return true }
    return number == "1"
  }

  private static let numberWords: [String: Bool] = {
    var words: [String: Bool] = ["one": true, "a": true, "an": true, "each": true, "every": true]
    for word in ["no", "zero", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"]
      + ["twelve", "both", "few", "many", "several"]
    {
      words[word] = false
    }
    return words
  }()

  private static let verbsForMany = [
    "is": "are", "was": "were", "has": "have", "does": "do", "isn't": "aren't", "wasn't": "weren't",
    "hasn't": "haven't", "doesn't": "don't",
  ]
  private static let verbsForOne = Dictionary(uniqueKeysWithValues: verbsForMany.map { ($0.value, $0.key) })

  private static let ends: Set<String> = [
    "of", "in", "on", "at", "for", "with", "without", "to", "from", "by", "per", "about", "over", "under", "into",
    "onto",
    "between", "before", "after", "since", "until", "than", "and", "or", "but", "that", "which", "who", "left",
    "remaining", "ago", "away", "old", "selected", "found", "available", "is", "are", "was", "were", "has", "have",
    "will",
    "can", "in-progress", "each",
  ]

  private enum Kind { case word, number, mark }
  private struct Token {
    let kind: Kind
    let range: Range<Int>
  }

  private var tokens: [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < characters.count {
      let start = index
      if characters[index].isWhitespace {
        index += 1
      } else if Self.beginsNumber(characters, at: index) {
        while index < characters.count, !characters[index].isWhitespace { index += 1 }
        tokens.append(Token(kind: .number, range: start..<index))
      } else if characters[index].isLetter {
        while index < characters.count, Self.isInWord(characters, at: index) { index += 1 }
        tokens.append(Token(kind: .word, range: start..<index))
      } else {
        index += 1
        tokens.append(Token(kind: .mark, range: start..<index))
      }
    }
    return tokens
  }

  private static func beginsNumber(_ characters: [Character], at index: Int) -> Bool {
    if characters[index].isNumber { return true }
    return "+-−".contains(characters[index]) && index + 1 < characters.count && characters[index + 1].isNumber
  }

  private static func isInWord(_ characters: [Character], at index: Int) -> Bool {
    let character = characters[index]
    if character.isLetter || character.isNumber { return true }
    return "-'’".contains(character) && index + 1 < characters.count && characters[index + 1].isLetter
  }
}
