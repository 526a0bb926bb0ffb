/// The difference between two texts, in the format of `diff -u`.
package enum UnifiedDiff {
  private enum Line {
    case same(String)
    case removed(String)
    case added(String)

    var isSame: Bool { if case .same = self { true } else { false } }
    var text: String {
      switch self {
      case .same(let line): " \(line)"
      case .removed(let line): "-\(line)"
      case .added(let line): "+\(line)"
      }
    }
  }

  /// - Returns: The hunks, each with some lines of context; empty if the texts are equal.
  package static func of(_ old: String, _ new: String, context: Int = 3) -> String {
    let lines = lines(old, new)
    let changes = lines.indices.filter { !lines[$0].isSame }
    var hunks: [Range<Int>] = []
    for change in changes {
      let range = max(0, change - context)..<min(lines.count, change + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks.map { hunk in
      ([header(lines, hunk)] + lines[hunk].map(\.text)).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func lines(_ old: String, _ new: String) -> [Line] {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if i < before.count, removed.contains(i) {
        lines.append(.removed(before[i]))
        i += 1
      } else if j < after.count, inserted.contains(j) {
        lines.append(.added(after[j]))
        j += 1
      } else {
        lines.append(.same(before[i]))
        i += 1
        j += 1
      }
    }
    return lines
  }

  private static func header(_ lines: [Line], _ hunk: Range<Int>) -> String {
    func count(_ lines: ArraySlice<Line>, _ isCounted: (Line) -> Bool) -> Int { lines.count(where: isCounted) }
    let isOld = { (line: Line) in if case .added = line { false } else { true } }
    let isNew = { (line: Line) in if case .removed = line { false } else { true } }
    let before = lines[..<hunk.lowerBound]
    let old = "\(count(before, isOld) + 1),\(count(lines[hunk], isOld))"
    let new = "\(count(before, isNew) + 1),\(count(lines[hunk], isNew))"
    return "@@ -\(old) +\(new) @@"
  }
}
