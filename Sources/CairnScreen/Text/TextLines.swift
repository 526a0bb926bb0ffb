import Foundation

/// Breaks a text into lines, for hosts whose characters have one of two widths.
///
/// Lines break at line breaks in the text, then at spaces, then within words. Spaces at a break hang over the
/// end of the line and have no width. Every line has at least one character, however narrow the room.
package struct TextLines {
  package struct Line: Equatable {
    /// The characters of the line, without the spaces and line breaks at its end.
    package var range: Range<String.Index>
    /// The line's width, including the ellipsis.
    package var columns: Int
    /// Whether the line ends in an ellipsis because more of the text is omitted.
    package var isTruncated = false
  }

  private let text: String
  /// The width available to a line, or `nil` for no limit.
  private let room: Int?
  private var index: String.Index
  private var isFinished = false

  init(_ text: String, room: Int?) {
    self.text = text
    self.room = room
    index = text.startIndex
  }

  /// Returns the lines of a text, at most `limit` of them. An ellipsis replaces what is cut off.
  package static func lines(of text: String, room: Int?, limit: Int? = nil) -> [Line] {
    var breaker = TextLines(text, room: room)
    var lines: [Line] = []
    while true {
      let start = breaker.index
      guard let line = breaker.next() else { return lines }
      if let limit, lines.count + 1 >= max(limit, 1), !breaker.isFinished {
        lines.append(breaker.truncated(from: start))
        return lines
      }
      lines.append(line)
    }
  }

  /// Returns the number of columns of the widest line and the number of lines.
  package static func extent(of text: TextContent, room: Int?, limit: Int? = nil) -> (columns: Int, lines: Int) {
    let columns = Int(text.plainColumns)
    if columns >= 0, room == nil || columns <= room! { return (columns, 1) }
    return extent(of: text.string, room: room, limit: limit)
  }

  static func extent(of text: String, room: Int?, limit: Int?) -> (columns: Int, lines: Int) {
    var breaker = TextLines(text, room: room)
    var columns = 0
    var count = 0
    while true {
      let start = breaker.index
      guard let line = breaker.next() else { return (columns, count) }
      count += 1
      if let limit, count >= max(limit, 1), !breaker.isFinished {
        return (max(columns, breaker.truncated(from: start).columns), count)
      }
      columns = max(columns, line.columns)
    }
  }

  /// Returns the next line, or `nil` after the last. A text that ends in a line break ends in an empty line.
  private mutating func next() -> Line? {
    if isFinished { return nil }
    let start = index
    var columns = 0
    // The break at the last space so far: the end of the line, its width, and the start of the next.
    var last: (end: String.Index, columns: Int, next: String.Index)?
    var isInSpaces = false
    var wordEnd = (index: start, columns: 0)
    while index < text.endIndex {
      let character = text[index]
      let following = text.index(after: index)
      if character.isNewline {
        let end = isInSpaces ? wordEnd : (index, columns)
        index = following
        return Line(range: start..<end.0, columns: end.1)
      }
      let width = character.columns
      if character == " " || character == "\t" {
        if !isInSpaces { wordEnd = (index, columns) }
        isInSpaces = true
        last = (wordEnd.index, wordEnd.columns, following)
      } else {
        if let room, columns + width > room, columns > 0 {
          if let last, last.columns > 0 {
            index = last.next
            return Line(range: start..<last.end, columns: last.columns)
          }
          return Line(range: start..<index, columns: columns)
        }
        isInSpaces = false
      }
      columns += width
      index = following
    }
    isFinished = true
    if isInSpaces, room.map({ columns > $0 }) ?? false {
      return Line(range: start..<wordEnd.index, columns: wordEnd.columns)
    }
    return Line(range: start..<index, columns: columns)
  }

  /// Returns the last visible line: as much of the remaining text as fits, without trailing spaces, and an
  /// ellipsis.
  private func truncated(from start: String.Index) -> Line {
    var columns = 0
    var index = start
    var end = (index: start, columns: 0)
    while index < text.endIndex {
      let character = text[index]
      if character.isNewline { break }
      let width = character.columns
      if let room, columns + width + 1 > room { break }
      columns += width
      index = text.index(after: index)
      if character != " ", character != "\t" { end = (index, columns) }
    }
    return Line(range: start..<end.index, columns: end.columns + 1, isTruncated: true)
  }
}
