import CairnSwiftSources

/// An error that the compiler shows at a position in the user's source.
struct Diagnostic: Error, Equatable {
  var message: String
  var file = ""
  /// The byte offset from the start of the file.
  var offset = 0
  var replacement: Replacement?

  /// A fix-it: the bytes at the position are replaced by another text.
  struct Replacement: Equatable {
    var message: String
    var length: Int
    var text: String
  }

  init(_ message: String) {
    self.message = message
  }

  init(_ message: String, at syntax: SourceExcerpt, position: Int? = nil, replacement: Replacement? = nil) {
    self.message = message
    self.file = syntax.file
    let start = position ?? SourceTokens(syntax.text).tokens.first?.range.lowerBound ?? 0
    self.offset = syntax.offset + start
    self.replacement = replacement
  }
}
