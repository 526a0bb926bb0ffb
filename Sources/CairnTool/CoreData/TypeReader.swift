import CairnSwiftSources

/// Finds where a type ends in Swift source.
struct TypeReader {
  private let source: SourceTokens

  /// Deeper ones are not read.
  private static let deepest = 50

  init(_ source: SourceTokens) { self.source = source }

  /// The position after the type that begins at one, or `nil` if there is none.
  func end(at position: Int, depth: Int = 0) -> Int? {
    guard depth < Self.deepest else { return nil }
    var position = position
    while source.holds(position, "@") {
      position += 2
    }
    while ["any", "some", "inout", "sending"].contains(where: { source.holds(position, $0) }) { position += 1 }
    guard var end = afterName(position) else { return nil }
    while true {
      if source.holds(end, "?") || source.holds(end, "!") {
        end += 1
      } else if source.holds(end, ".") {
        guard let next = afterName(end + 1) else { return nil }
        end = next
      } else if source.holds(end, "&") {
        guard let next = afterName(end + 1) else { return nil }
        end = next
      } else if source.holds(end, "->") {
        return self.end(at: end + 1, depth: depth + 1)
      } else {
        return end
      }
    }
  }

  /// The position after a name with its arguments, or after brackets.
  private func afterName(_ position: Int) -> Int? {
    if source.holds(position, "(") || source.holds(position, "[") { return source.afterBrackets(position) }
    guard source.name(position) != nil else { return nil }
    guard source.holds(position + 1, "<") else { return position + 1 }
    var depth = 0
    for next in position + 1..<source.tokens.count {
      if source.holds(next, "<") { depth += 1 }
      if source.holds(next, ">") { depth -= 1 }
      if depth == 0 { return next + 1 }
    }
    return nil
  }
}
