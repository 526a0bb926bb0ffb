import CairnSymbols

/// Writes symbols as inline SVG.
///
/// Cutting a line out of an area would need a mask with a unique name. Instead, cut-out parts are painted in the
/// background's color, which the style sheet knows.
@MainActor
enum SymbolDrawing {
  private static var made: [String: String] = [:]

  /// Returns the symbol as inline SVG with an accessible name, or hidden from screen readers if `label` is `nil`.
  static func svg(_ name: String, label: String?) -> String {
    let inner = parts(of: name)
    let role = label.map { "role=\"img\" aria-label=\"\(HTMLText.escaped($0))\"" } ?? "aria-hidden=\"true\""
    return "<svg class=\"sy\" viewBox=\"0 0 24 24\" \(role)>\(inner)</svg>"
  }

  static func isKnown(_ name: String) -> Bool { parts(of: name) != missing }

  private static let missing = paths(.unknown)

  /// Returns the contents of the drawing.
  static func parts(of name: String) -> String {
    if let known = made[name] { return known }
    let inner = Symbol.named(name).map(paths) ?? missing
    // An app may generate any number of names.
    if made.count < 1_000 { made[name] = inner }
    return inner
  }

  /// Returns whether the symbol is mirrored in right-to-left layouts.
  static func isMirrored(_ name: String) -> Bool { Symbol.named(name)?.isMirrored ?? false }

  private static func paths(_ symbol: Symbol) -> String {
    var text = ""
    var lines: SymbolPath?
    func write(_ path: SymbolPath, _ style: String) { text += "<path\(style) d=\"\(path.svg)\"/>" }
    for mark in symbol.marks {
      // Consecutive lines are joined into one path.
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
