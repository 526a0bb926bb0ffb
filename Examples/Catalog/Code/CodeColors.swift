import SwiftUI

/// The colors of Swift code.
struct CodeColors {
  let keyword: Color
  let type: Color
  let text: Color
  let comment: Color

  init(_ scheme: ColorScheme) {
    if scheme == .dark {
      keyword = Color(red: 1, green: 0.55, blue: 0.75)
      type = Color(red: 0.7, green: 0.8, blue: 1)
      text = Color(red: 1, green: 0.65, blue: 0.55)
      comment = Color(red: 0.65, green: 0.7, blue: 0.75)
    } else {
      keyword = Color(red: 0.6, green: 0.1, blue: 0.5)
      type = Color(red: 0.15, green: 0.25, blue: 0.65)
      text = Color(red: 0.7, green: 0.1, blue: 0.1)
      comment = Color(red: 0.35, green: 0.4, blue: 0.45)
    }
  }

  private static let keywords: Set<Substring> = [
    "as", "associatedtype", "await", "break", "case", "class", "default", "do", "else", "enum", "extension", "false",
    "final", "for", "func", "get", "guard", "if", "import", "in", "init", "is", "lazy", "let", "mutating", "nil",
    "private", "protocol", "return", "self", "set", "some", "static", "struct", "subscript", "super", "switch",
    "throws",
    "true", "try", "typealias", "var", "weak", "where", "while",
  ]

  /// Returns code with its keywords, types, texts and comments in colors.
  func colored(_ code: String) -> AttributedString {
    var result = AttributedString()
    var end = code.startIndex
    let parts = #/(?<comment>//[^\n]*)|(?<text>"(?:\\.|[^"\\\n])*")|(?<word>[@#]?[A-Za-z_]\w*)/#
    for match in code.matches(of: parts) {
      result += AttributedString(code[end..<match.range.lowerBound])
      var part = AttributedString(code[match.range])
      if match.comment != nil { part.foregroundColor = comment }
      if match.text != nil { part.foregroundColor = text }
      if let word = match.word { part.foregroundColor = color(of: word) }
      result += part
      end = match.range.upperBound
    }
    return result + AttributedString(code[end...])
  }

  private func color(of word: Substring) -> Color? {
    if Self.keywords.contains(word) || word.hasPrefix("@") || word.hasPrefix("#") { return keyword }
    return word.first?.isUppercase == true ? type : nil
  }
}
