import CairnFoundation
import CairnValues
import Foundation

/// The selection in a text, or its insertion point.
///
/// ```swift
/// @State private var selection: TextSelection?
/// TextField("Note", text: $note, selection: $selection)
/// ```
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The indices of a selection in its text.
  ///
  /// ```swift
  /// if case .selection(let range) = selection.indices { copy(note[range]) }
  /// ```
  public enum Indices: Equatable, Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)

    public func hash(into hasher: inout Hasher) {
      switch self {
      case .selection(let range): hasher.combine(range)
      case .multiSelection(let ranges): for range in ranges.ranges { hasher.combine(range) }
      }
    }
  }

  /// The selected characters.
  public var indices: Indices
  /// The side of a line's end to which the insertion point belongs.
  public var affinity = TextSelectionAffinity.automatic

  /// Selects a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Places the insertion point.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Selects several ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Whether nothing is selected and there is only an insertion point.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// Returns the character offsets from the first selected character to the last, limited to the text.
  func characters(of text: String) -> Range<Int> {
    let range: Range<String.Index>
    switch indices {
    case .selection(let own): range = own
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return 0..<0 }
      range = first.lowerBound..<last.upperBound
    }
    // The indices may belong to another text; beyond the end of this one, they count as its end.
    func number(_ index: String.Index) -> Int {
      index < text.endIndex ? text.distance(from: text.startIndex, to: index) : text.count
    }
    let start = number(range.lowerBound)
    return start..<max(number(range.upperBound), start)
  }

  /// Creates a selection from character offsets in a text.
  init(characters: Range<Int>, of text: String) {
    func index(_ number: Int) -> String.Index {
      text.index(text.startIndex, offsetBy: max(number, 0), limitedBy: text.endIndex) ?? text.endIndex
    }
    let start = index(characters.lowerBound)
    self.init(range: start..<max(index(characters.upperBound), start))
  }

  /// Creates the insertion point after a text was changed into another: behind the new characters.
  init(after old: String, became new: String) {
    var end = new.endIndex
    var oldEnd = old.endIndex
    while end > new.startIndex, oldEnd > old.startIndex {
      let (before, oldBefore) = (new.index(before: end), old.index(before: oldEnd))
      guard new[before] == old[oldBefore] else { break }
      (end, oldEnd) = (before, oldBefore)
    }
    self.init(insertionPoint: end)
  }
}

/// The side of a line's end to which an insertion point belongs.
///
/// ```swift
/// editor.textSelectionAffinity(.upstream)
/// ```
public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic, upstream, downstream
}

struct TextSelectionAffinityKey: EnvironmentKey {
  static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
  /// The side of a line's end to which insertion points belong.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the side of a line's end to which insertion points belong.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}
