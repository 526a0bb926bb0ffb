/// Characters of more than one scalar, numbered.
package final class ClusterTable {
  private(set) var bytes: [[UInt8]] = []
  /// Whether any character has occurred whose width terminals do not agree on.
  private(set) var hasDoubtful = false
  private var numbers: [Character: Int] = [:]
  /// The glyphs of the cells of pictures, by row and column.
  private var placeholders: [Int: Glyph] = [:]

  package init() {}

  /// Returns the glyph of a character, or `nil` for one that is not visible alone.
  package func glyph(of character: Character) -> Glyph? {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    let columns = character.columns
    if columns == 0 { return nil }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      let isDoubtful = columns == 2 && first.value >= 0x1F000
      if isDoubtful { hasDoubtful = true }
      return Glyph(first, isWide: columns == 2, isDoubtful: isDoubtful)
    }
    if character == "\r\n" { return nil }
    hasDoubtful = true
    return Glyph(cluster: number(of: character), isWide: columns == 2, isDoubtful: true)
  }

  /// Returns the glyph for a cell of a picture that the terminal keeps, or `nil` if it is too far from the first.
  func placeholder(row: Int, column: Int) -> Glyph? {
    let key = row * Placeholders.most + column
    if let known = placeholders[key] { return known }
    let marks = Placeholders.marks
    guard row < marks.count, column < marks.count else { return nil }
    var text = String(Character(Placeholders.character))
    text.unicodeScalars += [marks[row], marks[column]]
    // Terminals with placeholders agree that they take one column.
    let glyph = Glyph(cluster: number(of: Character(text)), isWide: false, isDoubtful: false)
    placeholders[key] = glyph
    return glyph
  }

  private func number(of character: Character) -> Int {
    if let known = numbers[character] { return known }
    // A cluster can be arbitrarily long. Clusters longer than in any language are truncated.
    let text = Array(String(character).utf8.prefix(64))
    bytes.append(Array(String(decoding: text, as: UTF8.self).utf8))
    numbers[character] = bytes.count - 1
    return bytes.count - 1
  }

  /// The cells of pictures do not count, because their number is limited.
  var isFull: Bool { bytes.count - placeholders.count > 20_000 }

  func empty() {
    bytes = []
    numbers = [:]
    placeholders = [:]
  }
}
