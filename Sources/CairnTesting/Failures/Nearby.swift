/// The similarity of two labels, to suggest what a misspelled label may have meant.
enum Likeness {
  /// The distance between two labels, smaller for more similar ones; `nil` if they are too different to be confused.
  static func distance(from wanted: String, to candidate: String) -> Int? {
    let (a, b) = (wanted.lowercased(), candidate.lowercased())
    if a.isEmpty || b.isEmpty { return nil }
    if a == b { return 0 }
    if b.hasPrefix(a) || a.hasPrefix(b) { return 1 }
    if min(a.count, b.count) > 2, b.contains(a) || a.contains(b) { return 2 }
    let edits = edits(Array(a.prefix(60)), Array(b.prefix(60)))
    return edits <= max(1, a.count / 3) ? 2 + edits : nil
  }

  /// The number of characters to insert, remove, replace or swap with the next (optimal string alignment).
  private static func edits(_ a: [Character], _ b: [Character]) -> Int {
    var rows = [Array(0...b.count)]
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        var best = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, rows[i - 2][j - 2] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
