import Foundation

/// The names and styles in a font file, in TrueType or OpenType format. Damaged data of any kind yields `nil`.
package struct FontFile: Equatable, Sendable {
  /// The name of the family, such as "Avenir Next".
  package let family: String
  /// The names of this font of the family: its full name, such as "Avenir Next Bold", and its PostScript name, such as
  /// "AvenirNext-Bold".
  package let names: [String]
  /// The weights as in CSS: one, or the range of a variable font.
  package let weights: ClosedRange<Int>
  package let isItalic: Bool

  package init?(_ data: Data) {
    let bytes = Bytes(data: data)
    guard let tables = Self.tables(bytes), let table = tables["name"] else { return nil }
    let names = Self.names(in: bytes, table)
    guard let family = names[.typographicFamily] ?? names[.family] else { return nil }
    self.family = family
    self.names = [.full, .postScript].compactMap { (kind: NameKind) in names[kind] }
    let style = tables["OS/2"]
    let weight = style.flatMap { bytes.big($0 + 4, count: 2) } ?? 400
    weights = tables["fvar"].flatMap { Self.weights(in: bytes, $0) } ?? weight...weight
    // Italic, or oblique.
    isItalic = (style.flatMap { bytes.big($0 + 62, count: 2) } ?? 0) & 0x201 != 0
  }

  /// Returns where the tables of the first font begin.
  private static func tables(_ bytes: Bytes) -> [String: Int]? {
    let start = bytes.text(0, count: 4) == "ttcf" ? bytes.big(12, count: 4) : 0
    guard let start, let count = bytes.big(start + 4, count: 2),
      bytes.big(start, count: 4) == 0x10000 || ["OTTO", "true"].contains(bytes.text(start, count: 4))
    else { return nil }
    var tables: [String: Int] = [:]
    for index in 0..<count {
      let record = start + 12 + index * 16
      guard let tag = bytes.text(record, count: 4), let place = bytes.big(record + 8, count: 4) else { return nil }
      tables[tag] = place
    }
    return tables
  }

  // MARK: Names

  private enum NameKind: Int {
    case family = 1
    case full = 4
    case postScript = 6
    case typographicFamily = 16
  }

  /// Reads the English names, or those of another language if there are none.
  private static func names(in bytes: Bytes, _ table: Int) -> [NameKind: String] {
    guard let count = bytes.big(table + 2, count: 2), let texts = bytes.big(table + 4, count: 2) else { return [:] }
    var names: [NameKind: String] = [:]
    var english: Set<NameKind> = []
    for index in 0..<count {
      let record = table + 6 + index * 12
      guard let platform = bytes.big(record, count: 2), let language = bytes.big(record + 4, count: 2),
        let kind = bytes.big(record + 6, count: 2).flatMap(NameKind.init), !english.contains(kind),
        let length = bytes.big(record + 8, count: 2), let place = bytes.big(record + 10, count: 2),
        let text = bytes.data(table + texts + place, count: length)
      else { continue }
      let isEnglish = language == (platform == 3 ? 0x409 : 0)
      guard isEnglish || names[kind] == nil else { continue }
      guard let name = String(data: text, encoding: platform == 1 ? .macOSRoman : .utf16BigEndian), !name.isEmpty else {
        continue
      }
      names[kind] = name
      if isEnglish { english.insert(kind) }
    }
    return names
  }

  // MARK: Variable fonts

  private static func weights(in bytes: Bytes, _ table: Int) -> ClosedRange<Int>? {
    guard let axes = bytes.big(table + 4, count: 2), let count = bytes.big(table + 8, count: 2),
      let length = bytes.big(table + 10, count: 2)
    else { return nil }
    for index in 0..<count {
      let axis = table + axes + index * length
      guard bytes.text(axis, count: 4) == "wght" else { continue }
      // Fixed-point numbers, whose first half is the integer.
      guard let low = bytes.big(axis + 4, count: 2), let high = bytes.big(axis + 12, count: 2), low <= high else {
        return nil
      }
      return low...high
    }
    return nil
  }
}
