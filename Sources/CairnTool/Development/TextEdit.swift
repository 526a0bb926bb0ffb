/// An edit that changes nothing in a file but one string literal.
struct TextEdit: Equatable, Sendable {
  let old: String
  let new: String

  /// Finds the edit between two versions of a file. Literals with escapes or interpolations are none.
  init?(from before: String, to after: String) {
    guard let first = SourceOutline.literals(in: before), let second = SourceOutline.literals(in: after),
      first.count == second.count
    else { return nil }
    let changed = first.indices.filter { first[$0].text != second[$0].text }
    guard changed.count == 1, let index = changed.first, first[index].isPlain, second[index].isPlain else { return nil }
    let (old, new) = (first[index], second[index])
    guard before[..<old.range.lowerBound] == after[..<new.range.lowerBound],
      before[old.range.upperBound...] == after[new.range.upperBound...]
    else { return nil }
    self.old = String(old.text.dropFirst().dropLast())
    self.new = String(new.text.dropFirst().dropLast())
  }

  init(old: String, new: String) {
    self.old = old
    self.new = new
  }

  /// How often a text is a whole literal in a source.
  static func count(of text: String, in source: String) -> Int { source.ranges(of: "\"\(text)\"").count }
}
