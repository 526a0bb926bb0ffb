import Foundation

/// Draws symbols as lines on a grid of 24 by 24.
///
/// Variants are made from their base: `.fill` fills the first path, `.circle` and `.square` stand around it, `.slash`
/// crosses it out. A name without a drawing has a neutral mark.
@MainActor
enum SymbolDrawing {
  private static var made: [String: String] = [:]

  /// Returns the symbol as an inline drawing, with a name to read out or `nil` for decoration.
  static func svg(_ name: String, label: String?) -> String {
    let inner = parts(of: name)
    let role = label.map { "role=\"img\" aria-label=\"\(HTMLText.escaped($0))\"" } ?? "aria-hidden=\"true\""
    return "<svg class=\"sy\" viewBox=\"0 0 24 24\" \(role)>\(inner)</svg>"
  }

  /// Returns what is in the drawing.
  static func parts(of name: String) -> String {
    if let known = made[name] { return known }
    let inner = drawing(of: name)
    // An app may generate names.
    if made.count < 1_000 { made[name] = inner }
    return inner
  }

  fileprivate struct Variant {
    var base: String
    var isFilled = false
    var frame: Frame?
    var isCrossedOut = false
  }

  fileprivate enum Frame: String { case circle, square }

  private static func drawing(of name: String) -> String {
    if let own = SymbolPaths.all[name] { return paths(own, isFilled: false) }
    let variant = variant(of: name)
    var inner: String
    let isOnFill = variant.frame != nil && variant.isFilled
    if let own = SymbolPaths.all[variant.base] {
      inner = paths(own, isFilled: variant.isFilled && variant.frame == nil)
    } else if let letters = letters(of: variant.base) {
      inner = "<text x=\"12\" y=\"17\" text-anchor=\"middle\">\(HTMLText.escaped(letters))</text>"
    } else {
      inner = paths(SymbolPaths.unknown, isFilled: variant.isFilled)
    }
    if let frame = variant.frame {
      let outline =
        frame == .circle
        ? "<circle cx=\"12\" cy=\"12\" r=\"9.5\"" : "<rect x=\"3\" y=\"3\" width=\"18\" height=\"18\" rx=\"4\""
      inner =
        "\(outline)\(isOnFill ? " class=\"sf\"" : "")/>"
        + "<g class=\"\(isOnFill ? "sk" : "")\" transform=\"translate(5.4 5.4) scale(.55)\" stroke-width=\"2.9\">\(inner)</g>"
    }
    if variant.isCrossedOut { inner += "<path d=\"M4 4 20 20\"/>" }
    return inner
  }

  private static func paths(_ list: [String], isFilled: Bool) -> String {
    list.enumerated().map { index, path in
      isFilled && index == 0
        ? "<path class=\"sf\" d=\"\(path)\"/>" : "<path\(isFilled ? " class=\"sk\"" : "") d=\"\(path)\"/>"
    }
    .joined()
  }

  private static func variant(of name: String) -> Variant {
    var parts = name.split(separator: ".").map(String.init)
    var variant = Variant(base: name)
    while parts.count > 1, let last = parts.last {
      switch last {
      case "fill": variant.isFilled = true
      case "circle", "square": variant.frame = Frame(rawValue: last)
      case "slash": variant.isCrossedOut = true
      default:
        // Other parts name details that the base can do without.
        if SymbolPaths.all[parts.joined(separator: ".")] != nil { return variant.with(parts) }
      }
      if SymbolPaths.all[parts.joined(separator: ".")] != nil { break }
      parts.removeLast()
    }
    return variant.with(parts)
  }

  private static func letters(of base: String) -> String? {
    guard base.count <= 2, base.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
    return base.uppercased()
  }
}

extension SymbolDrawing.Variant {
  fileprivate func with(_ parts: [String]) -> Self {
    var variant = self
    variant.base = parts.joined(separator: ".")
    return variant
  }
}
