import CairnScreen

/// The lines of a multi-line text in a field, broken like layout breaks it, so that editing does not move the text.
struct EditorLines {
  let text: String
  let lines: [TextLines.Line]

  init(_ text: String, width: Int) {
    self.text = text
    lines = TextLines.lines(of: text, room: max(width, 1))
  }

  /// Returns the position of a character. Spaces at a break hang over the end of their line.
  func place(of index: String.Index) -> (line: Int, column: Int) {
    let line = lines.lastIndex { $0.range.lowerBound <= index } ?? 0
    return (line, text[lines[line].range.lowerBound..<index].reduce(0) { $0 + $1.columns })
  }

  /// Returns the character at a position, or the end of the line if it is shorter.
  func index(line: Int, column: Int) -> String.Index {
    guard line >= 0 else { return text.startIndex }
    guard line < lines.count else { return text.endIndex }
    var index = lines[line].range.lowerBound
    var end = 0
    while index < lines[line].range.upperBound {
      end += max(text[index].columns, 1)
      if column < end { break }
      index = text.index(after: index)
    }
    return index
  }
}
