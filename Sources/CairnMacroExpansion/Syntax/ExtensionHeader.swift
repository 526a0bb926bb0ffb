import CairnSwiftSources

/// The first line of an extension.
struct ExtensionHeader: Equatable {
  var header: DeclarationHeader
  /// The module before the type, including the dot, or an empty string.
  var qualifier: String
  var typeName: String

  /// Returns `nil` if the source is not an extension.
  init?(_ text: String) {
    let source = SourceTokens(text)
    header = DeclarationHeader(in: source)
    guard source[header.end]?.isWord("extension") == true else { return nil }
    var last = header.end + 1
    while source[last + 1]?.isSymbol(".") == true, source[last + 2]?.kind == .word { last += 2 }
    guard let name = source[last], name.kind == .word else { return nil }
    qualifier = source.text(header.end + 1..<last)
    typeName = name.text
  }
}
