import CairnValues
import Foundation

/// The selection in an attributed text, or its insertion point.
///
/// ```swift
/// @State private var text = AttributedString("Read me")
/// @State private var selection = AttributedTextSelection()
/// TextEditor(text: $text, selection: $selection)
/// ```
public struct AttributedTextSelection: Equatable, Sendable {
  /// The indices of a selection in its text.
  ///
  /// ```swift
  /// if case .ranges(let ranges) = selection.indices(in: text) { copy(text[ranges]) }
  /// ```
  public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// `nil` means the end of the text, whatever it is.
  private var indices: Indices?
  private var ownTypingAttributes: AttributeContainer?
  /// The side of a line's end to which the insertion point belongs.
  public var affinity = TextSelectionAffinity.automatic

  /// Creates an insertion point at the end of the text.
  public init() {}

  /// Creates an insertion point, with the attributes of characters typed there. Without attributes, they look
  /// like the preceding character.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    indices = .insertionPoint(insertionPoint)
    ownTypingAttributes = typingAttributes
  }

  /// Selects a range.
  public init(range: Range<AttributedString.Index>) {
    indices = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Selects several ranges.
  public init(ranges: RangeSet<AttributedString.Index>) { indices = .ranges(ranges) }

  /// Returns the selection in a text. If the indices belong to another text, or became invalid when the text
  /// changed, this is the end of the text.
  public func indices(in text: AttributedString) -> Indices {
    switch indices {
    case .insertionPoint(let index) where (index..<index).isValid(within: text): .insertionPoint(index)
    case .ranges(let ranges) where !ranges.isEmpty && ranges.ranges.allSatisfy { $0.isValid(within: text) }:
      .ranges(ranges)
    default: .insertionPoint(text.endIndex)
    }
  }

  /// Returns the attributes of the characters typed next.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    switch indices(in: text) {
    case .insertionPoint(let index): ownTypingAttributes ?? text.attributesOfAddedText(at: index)
    case .ranges(let ranges): ranges.ranges.first.map { text.attributesOfAddedText(over: $0) } ?? AttributeContainer()
    }
  }

  /// Returns the attributes of each selected run, or of the characters typed next if nothing is selected.
  public func attributes(in text: AttributedString) -> Attributes {
    switch indices(in: text) {
    case .insertionPoint: Attributes(containers: [typingAttributes(in: text)])
    case .ranges(let ranges): Attributes(containers: text[ranges].runs.map(\.attributes))
    }
  }

  /// The attributes of each run in a selection.
  ///
  /// ```swift
  /// let isRed = selection.attributes(in: text)[\.foregroundColor].contains(.red)
  /// ```
  public struct Attributes: Sequence, Sendable {
    let containers: [AttributeContainer]

    public func makeIterator() -> IndexingIterator<[AttributeContainer]> { containers.makeIterator() }

    /// The values of one attribute; `nil` for runs without it.
    public subscript<T: AttributedStringKey>(keyPath: KeyPath<AttributeDynamicLookup, T>) -> [T.Value?]
    where T.Value: Sendable {
      containers.map { $0[T.self] }
    }
  }
}

extension AttributedTextSelection {
  /// Returns the character offsets from the first selected character to the last.
  func characters(of text: AttributedString) -> Range<Int> {
    func number(_ index: AttributedString.Index) -> Int { text.characters.distance(from: text.startIndex, to: index) }
    switch indices(in: text) {
    case .insertionPoint(let index):
      let number = number(index)
      return number..<number
    case .ranges(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return 0..<0 }
      return number(first.lowerBound)..<number(last.upperBound)
    }
  }

  /// Creates a selection from character offsets in a text.
  init(characters: Range<Int>, of text: AttributedString) { self.init(range: text.range(ofCharacters: characters)) }
}

extension AttributedString {
  /// Returns the range of some character offsets, limited to the text.
  fileprivate func range(ofCharacters numbers: Range<Int>) -> Range<Index> {
    func index(_ number: Int) -> Index {
      characters.index(startIndex, offsetBy: Swift.max(number, 0), limitedBy: endIndex) ?? endIndex
    }
    return index(numbers.lowerBound)..<index(numbers.upperBound)
  }

  /// Returns the attributes of characters typed at an index: those of the preceding character, or of the first one.
  fileprivate func attributesOfAddedText(at index: Index) -> AttributeContainer {
    let neighbor = index > startIndex ? characters.index(before: index) : index
    guard neighbor < endIndex else { return AttributeContainer() }
    return attributesOfAddedText(over: neighbor..<characters.index(after: neighbor))
  }

  /// Returns the attributes of characters typed over a range: those of its first character.
  fileprivate func attributesOfAddedText(over range: Range<Index>) -> AttributeContainer {
    self[range].runs.first?.attributes.filter(inheritedByAddedText: true) ?? AttributeContainer()
  }

  /// Applies a user's edit of the characters. Unchanged characters keep their attributes.
  mutating func takeCharacters(of new: String, typed selection: AttributedTextSelection?) {
    let (old, new) = (Array(characters), Array(new))
    guard old != new else { return }
    let shorter = Swift.min(old.count, new.count)
    func sameAtEnd(besides start: Int) -> Int {
      zip(old.reversed(), new.reversed()).prefix(shorter - start).prefix { $0 == $1 }.count
    }
    var start = zip(old, new).prefix { $0 == $1 }.count
    var end = sameAtEnd(besides: start)
    // Characters that repeat their neighbors are assumed to be typed at the insertion point, if that is possible.
    if let caret = selection?.characters(of: self).lowerBound, caret < start,
      caret + sameAtEnd(besides: caret) == start + end
    {
      (start, end) = (caret, sameAtEnd(besides: caret))
    }
    let replaced = range(ofCharacters: start..<old.count - end)
    let typed =
      if let selection, selection.characters(of: self) == start..<old.count - end {
        selection.typingAttributes(in: self)
      } else {
        replaced.isEmpty ? attributesOfAddedText(at: replaced.lowerBound) : attributesOfAddedText(over: replaced)
      }
    replaceSubrange(replaced, with: AttributedString(String(new[start..<new.count - end]), attributes: typed))
  }
}

extension AttributedString {
  /// The selected characters; empty for an insertion point.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    switch selection.indices(in: self) {
    case .insertionPoint: self[RangeSet()]
    case .ranges(let ranges): self[ranges]
    }
  }

  /// Changes the attributes of the selected runs, or of the characters typed next if nothing is selected.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection = AttributedTextSelection(insertionPoint: index, typingAttributes: attributes)
    case .ranges(let ranges):
      // Indices belong to the text before the change, so they are kept as offsets meanwhile.
      let text = self
      func numbers(_ range: Range<Index>) -> Range<Int> {
        let start = text.characters.distance(from: text.startIndex, to: range.lowerBound)
        return start..<start + text.characters.distance(from: range.lowerBound, to: range.upperBound)
      }
      for run in text[ranges].runs {
        var attributes = run.attributes
        try body(&attributes)
        self[range(ofCharacters: numbers(run.range))].setAttributes(attributes)
      }
      selection = AttributedTextSelection(ranges: RangeSet(ranges.ranges.map { range(ofCharacters: numbers($0)) }))
    }
  }

  /// Replaces the selection with characters, and moves the insertion point after them.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(&selection, with: AttributedString(String(newContent), attributes: attributes))
  }

  /// Replaces the selection with a text, and moves the insertion point after it.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    let start = selection.characters(of: self).lowerBound
    switch selection.indices(in: self) {
    case .insertionPoint(let index): insert(newContent, at: index)
    case .ranges(let ranges):
      removeSubranges(ranges)
      insert(newContent, at: range(ofCharacters: start..<start).lowerBound)
    }
    let end = start + newContent.characters.count
    selection = AttributedTextSelection(characters: end..<end, of: self)
  }

  /// Changes the text, keeping the selection on its characters.
  public mutating func transform<E: Error>(
    updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      let attributes = selection.typingAttributes(in: self)
      let moved = try transform(updating: index..<index, body: body)
      selection =
        moved.map { AttributedTextSelection(insertionPoint: $0.lowerBound, typingAttributes: attributes) }
        ?? AttributedTextSelection()
    case .ranges(let ranges):
      let moved = try transform(updating: Array(ranges.ranges), body: body)
      selection = moved.map { AttributedTextSelection(ranges: RangeSet($0)) } ?? AttributedTextSelection()
    }
  }
}
