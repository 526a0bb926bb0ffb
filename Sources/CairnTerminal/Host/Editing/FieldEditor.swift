/// The text of a field during editing: a caret, a selection, and an undo history. It edits like a shell line.
package struct FieldEditor: Equatable {
  package private(set) var text: String
  /// The caret position, in characters (grapheme clusters).
  package private(set) var caret: String.Index
  /// The other end of the selection.
  package private(set) var anchor: String.Index?
  package let isMultiline: Bool
  private var past: [State] = []
  private var future: [State] = []
  /// Whether the last edit was a single character, which the next one may join.
  private var isTyping = false
  private var cut = ""

  private struct State: Equatable {
    var text: String
    var caret: Int
  }

  package init(_ text: String, isMultiline: Bool = false) {
    self.text = text
    self.isMultiline = isMultiline
    caret = text.endIndex
  }

  /// Adopts a text that the app has set.
  package mutating func replaced(by new: String) {
    guard new != text else { return }
    let offset = text.distance(from: text.startIndex, to: caret)
    let wasAtEnd = caret == text.endIndex
    text = new
    caret = wasAtEnd ? text.endIndex : index(at: offset)
    anchor = nil
    past = []
    future = []
  }

  private func index(at offset: Int) -> String.Index {
    text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
  }

  package var selection: Range<String.Index>? {
    guard let anchor, anchor != caret else { return nil }
    return min(anchor, caret)..<max(anchor, caret)
  }

  package var selectedText: String? { selection.map { String(text[$0]) } }

  // MARK: Moving

  package enum Step { case character, word, line, all }

  package mutating func move(_ step: Step, forward: Bool, selecting: Bool = false) {
    isTyping = false
    if !selecting, step == .character, let selection {
      caret = forward ? selection.upperBound : selection.lowerBound
      anchor = nil
      return
    }
    if selecting { anchor = anchor ?? caret } else { anchor = nil }
    caret = target(step, forward: forward)
  }

  /// The range of selected characters, or the caret position if it is empty.
  package var selectedCharacters: Range<Int> {
    let range = selection ?? caret..<caret
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    return start..<start + text.distance(from: range.lowerBound, to: range.upperBound)
  }

  /// - Parameter offset: The number of characters from the start.
  package mutating func move(to offset: Int, selecting: Bool = false) {
    isTyping = false
    if selecting { anchor = anchor ?? caret } else { anchor = nil }
    caret = index(at: max(offset, 0))
  }

  /// Selects the word at the caret, otherwise the next character.
  package mutating func selectWord() {
    isTyping = false
    func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
    var (start, end) = (caret, caret)
    while start > text.startIndex, isWord(text[text.index(before: start)]) { start = text.index(before: start) }
    while end < text.endIndex, isWord(text[end]) { end = text.index(after: end) }
    if start == end, end < text.endIndex { end = text.index(after: end) }
    (anchor, caret) = (start, end)
  }

  package mutating func selectAll() {
    isTyping = false
    anchor = text.startIndex
    caret = text.endIndex
  }

  private func target(_ step: Step, forward: Bool) -> String.Index {
    switch step {
    case .character:
      if forward { return caret < text.endIndex ? text.index(after: caret) : caret }
      return caret > text.startIndex ? text.index(before: caret) : caret
    case .word: return wordEnd(forward: forward)
    case .line:
      guard isMultiline else { return forward ? text.endIndex : text.startIndex }
      if forward { return text[caret...].firstIndex(where: \.isNewline) ?? text.endIndex }
      return text[..<caret].lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
    case .all: return forward ? text.endIndex : text.startIndex
    }
  }

  private func wordEnd(forward: Bool) -> String.Index {
    func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    var index = caret
    if forward {
      while index < text.endIndex, !isWord(text[index]) { index = text.index(after: index) }
      while index < text.endIndex, isWord(text[index]) { index = text.index(after: index) }
    } else {
      while index > text.startIndex, !isWord(text[text.index(before: index)]) { index = text.index(before: index) }
      while index > text.startIndex, isWord(text[text.index(before: index)]) { index = text.index(before: index) }
    }
    return index
  }

  /// Moves a line up or down in a multi-line text. Returns `false` at its ends.
  package mutating func moveLine(down: Bool, selecting: Bool = false, width: Int) -> Bool {
    let lines = EditorLines(text, width: width)
    let place = lines.place(of: caret)
    let line = place.line + (down ? 1 : -1)
    guard lines.lines.indices.contains(line) else { return false }
    if selecting { anchor = anchor ?? caret } else { anchor = nil }
    caret = lines.index(line: line, column: place.column)
    return true
  }

  // MARK: Editing

  package mutating func insert(_ new: String) {
    let clean = isMultiline ? new : new.replacingNewlines
    if clean.isEmpty, selection == nil { return }
    let joins = isTyping && clean.count == 1 && selection == nil && clean != " "
    if !joins { remember() }
    isTyping = clean.count == 1
    replace(selection ?? caret..<caret, with: clean)
  }

  package mutating func delete(_ step: Step, forward: Bool) {
    isTyping = false
    let range =
      selection
      ?? {
        let end = target(step, forward: forward)
        return min(caret, end)..<max(caret, end)
      }()
    guard !range.isEmpty else { return }
    remember()
    if step == .word || step == .line || step == .all { cut = String(text[range]) }
    replace(range, with: "")
  }

  /// Inserts the last cut text.
  package mutating func yank() {
    guard !cut.isEmpty else { return }
    insert(cut)
    isTyping = false
  }

  private mutating func replace(_ range: Range<String.Index>, with new: String) {
    // Characters may merge with their new neighbors, so positions are counted in scalars.
    let scalars = text.unicodeScalars
    let start = scalars.distance(from: scalars.startIndex, to: range.lowerBound) + new.unicodeScalars.count
    text.replaceSubrange(range, with: new)
    let place = text.unicodeScalars.index(text.startIndex, offsetBy: start)
    caret = text.characterBoundary(atOrAfter: place)
    anchor = nil
  }

  private mutating func remember() {
    past.append(present)
    if past.count > 200 { past.removeFirst() }
    future = []
  }

  private var present: State { State(text: text, caret: text.distance(from: text.startIndex, to: caret)) }

  package mutating func undo() -> Bool { go(to: past.popLast(), leavingFor: \.future) }

  package mutating func redo() -> Bool { go(to: future.popLast(), leavingFor: \.past) }

  private mutating func go(to state: State?, leavingFor others: WritableKeyPath<FieldEditor, [State]>) -> Bool {
    guard let state else { return false }
    self[keyPath: others].append(present)
    text = state.text
    caret = index(at: state.caret)
    (anchor, isTyping) = (nil, false)
    return true
  }

  // MARK: Showing

  package struct Piece: Equatable {
    package var text: String
    package var isSelected: Bool
  }

  package struct Shown {
    package var shown: [[Piece]]
    package var caret: (x: Int, y: Int)
    /// The number of characters or lines scrolled out of view at the start.
    package var scroll: Int
  }

  /// Returns the visible part of the text in a given size, including the caret.
  package func lines(width: Int, height: Int, isSecret: Bool = false) -> Shown {
    let width = max(width, 1)
    guard isMultiline, height > 1 else { return line(width: width, isSecret: isSecret) }
    let broken = EditorLines(text, width: width)
    let at = broken.place(of: caret)
    let scroll = max(at.line - height + 1, 0)
    let selection = selection
    let shown = broken.lines.dropFirst(scroll).prefix(height).map { line in
      pieces(text.indices[line.range].map { (text[$0], $0) }, selection)
    }
    return Shown(shown: Array(shown), caret: (min(at.column, width), at.line - scroll), scroll: scroll)
  }

  private func line(width: Int, isSecret: Bool) -> Shown {
    func columns(_ character: Character) -> Int { isSecret ? 1 : character.columns }
    var characters: [(character: Character, index: String.Index)] = []
    // Go left from the caret until the width is used up.
    var used = 0
    var index = caret
    while index > text.startIndex {
      let before = text.index(before: index)
      let own = columns(text[before])
      if used + own > width - 1 { break }
      used += own
      index = before
    }
    let scroll = text.distance(from: text.startIndex, to: index)
    let place = used
    var total = 0
    while index < text.endIndex {
      let own = columns(text[index])
      if total + own > width { break }
      characters.append((isSecret ? "•" : text[index].isNewline ? "⏎" : text[index], index))
      total += own
      index = text.index(after: index)
    }
    return Shown(shown: [pieces(characters, selection)], caret: (place, 0), scroll: scroll)
  }

  private func pieces(
    _ characters: [(character: Character, index: String.Index)], _ selection: Range<String.Index>?
  ) -> [Piece] {
    var pieces: [Piece] = []
    for (character, index) in characters {
      let isSelected = selection?.contains(index) ?? false
      if pieces.last?.isSelected == isSelected {
        pieces[pieces.count - 1].text.append(character)
      } else {
        pieces.append(Piece(text: String(character), isSelected: isSelected))
      }
    }
    return pieces
  }
}

extension String {
  fileprivate var replacingNewlines: String {
    guard contains(where: \.isNewline) else { return self }
    return String(map { $0.isNewline ? " " : $0 })
  }

  /// Returns the first character boundary at or after a scalar position.
  fileprivate func characterBoundary(atOrAfter place: String.Index) -> String.Index {
    var index = startIndex
    while index < place { index = self.index(after: index) }
    return index
  }
}
