import CairnSymbols

/// Writes symbols as inline drawings.
///
/// SVG cannot cut a line out of an area without a mask, which needs a name of its own in the page. What is cut out has the
/// colour of what is behind the symbol instead, which the style sheet knows.
@MainActor
enum SymbolDrawing {
  private static var made: [String: String] = [:]

  /// Returns the symbol as an inline drawing, with a name to read out or `nil` for decoration.
  static func svg(_ name: String, label: String?) -> String {
    let inner = parts(of: name)
    let role = label.map { "role=\"img\" aria-label=\"\(HTMLText.escaped($0))\"" } ?? "aria-hidden=\"true\""
    return "<svg class=\"sy\" viewBox=\"0 0 24 24\" \(role)>\(inner)</svg>"
  }

  static func isKnown(_ name: String) -> Bool { parts(of: name) != missing }

  private static let missing = paths(.unknown)

  /// Returns what is in the drawing.
  static func parts(of name: String) -> String {
    if let known = made[name] { return known }
    let inner = Symbol.named(name).map(paths) ?? missing
    // An app may generate names.
    if made.count < 1_000 { made[name] = inner }
    return inner
  }

  /// Returns whether the symbol turns around where lines run from right to left.
  static func isMirrored(_ name: String) -> Bool { Symbol.named(name)?.isMirrored ?? false }

  private static func paths(_ symbol: Symbol) -> String {
    var text = ""
    var lines: SymbolPath?
    func write(_ path: SymbolPath, _ style: String) { text += "<path\(style) d=\"\(path.svg)\"/>" }
    for mark in symbol.marks {
      // Lines that follow each other make one path.
      if mark.ink == .line {
        lines = lines.map { $0 + mark.path } ?? mark.path
        continue
      }
      if let path = lines { write(path, "") }
      lines = nil
      switch mark.ink {
      case .line: break
      case .area: write(mark.path, " class=\"sf\"")
      case .cutLine: write(mark.path, " class=\"sk\"")
      case .cutArea: write(mark.path, " class=\"sk sf\"")
      }
    }
    if let path = lines { write(path, "") }
    return text
  }
}
