import CairnSwiftSources

/// Changes of a Swift file, by places among its bytes. Every line stays where it is.
struct SourceEdits {
  private var edits: [(range: Range<Int>, text: String)] = []

  var isEmpty: Bool { edits.isEmpty }

  mutating func replace(_ range: Range<Int>, by text: String) { edits.append((range, text)) }

  mutating func insert(_ text: String, at place: Int) { replace(place..<place, by: text) }

  /// Adds edits that belong together.
  mutating func add(_ others: SourceEdits) { edits += others.edits }

  /// The text of a file with the changes. Of changes that overlap, only the first is made.
  func applied(to source: SourceTokens) -> String {
    var new: [UInt8] = []
    var end = 0
    let order = edits.indices.sorted { (edits[$0].range.lowerBound, $0) < (edits[$1].range.lowerBound, $1) }
    for edit in order.map({ edits[$0] }) where edit.range.lowerBound >= end {
      new += source.bytes[end..<edit.range.lowerBound]
      new += edit.text.utf8
      // The lines that the replaced text had.
      let lost = source.bytes[edit.range].count(where: isNewline) - edit.text.utf8.count(where: isNewline)
      new += repeatElement(UInt8(ascii: "\n"), count: max(lost, 0))
      end = edit.range.upperBound
    }
    return String(decoding: new + source.bytes[end...], as: UTF8.self)
  }

  private func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") }
}
