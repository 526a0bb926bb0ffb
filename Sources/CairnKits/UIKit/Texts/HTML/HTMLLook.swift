import CairnCore
import CairnFoundation
import CairnValues
import Foundation

/// How a text in HTML looks, as far as attributed texts say it.
struct HTMLLook {
  var size: CGFloat = 12
  var isBold = false
  var isItalic = false
  var isCode = false
  var isUnderlined = false
  var isStruck = false
  var offset: CGFloat = 0
  var color: UIColor?
  var background: UIColor?
  var link: String?
  var keepsSpace = false
  var isHidden = false

  var attributes: [NSAttributedString.Key: Any] {
    let base = isCode ? UIFont.monospacedSystemFont(ofSize: size, weight: .regular) : UIFont.systemFont(ofSize: size)
    var traits = base.fontDescriptor.symbolicTraits
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    let descriptor = base.fontDescriptor.withSymbolicTraits(traits) ?? base.fontDescriptor
    var attributes: [NSAttributedString.Key: Any] = [.font: UIFont(descriptor: descriptor, size: size)]
    if isUnderlined { attributes[.underlineStyle] = 1 }
    if isStruck { attributes[.strikethroughStyle] = 1 }
    if offset != 0 { attributes[.baselineOffset] = offset }
    if let color { attributes[.foregroundColor] = color }
    if let background { attributes[.backgroundColor] = background }
    if let link { attributes[.link] = URL(string: link) ?? link }
    return attributes
  }

  /// Adds what an element means.
  mutating func begin(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "var", "dfn": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "code", "tt", "kbd", "samp": isCode = true
    case "pre": (isCode, keepsSpace) = (true, true)
    case "h1", "h2", "h3", "h4", "h5", "h6":
      isBold = true
      size *= ["h1": 2, "h2": 1.5, "h3": 1.17, "h5": 0.83, "h6": 0.67][name] ?? 1
    case "small": size *= 0.83
    case "big": size *= 1.17
    case "sub": (size, offset) = (size * 0.83, -size * 0.2)
    case "sup": (size, offset) = (size * 0.83, size * 0.33)
    case "a": if let target = attributes["href"], !target.isEmpty { link = target }
    case "font": color = attributes["color"].flatMap(HTMLColor.color) ?? color
    case "script", "style", "title", "template", "noscript": isHidden = true
    default: break
    }
    if attributes["hidden"] != nil { isHidden = true }
    for rule in (attributes["style"] ?? "").split(separator: ";") {
      let parts = rule.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
      if parts.count == 2 { follow(parts[0], parts[1]) }
    }
  }

  private mutating func follow(_ property: String, _ value: String) {
    switch property {
    case "color": color = HTMLColor.color(value) ?? color
    case "background-color", "background": background = HTMLColor.color(value) ?? background
    case "font-weight": isBold = value.hasPrefix("bold") || (Int(value) ?? 0) >= 600
    case "font-style": isItalic = value == "italic" || value == "oblique"
    case "font-size": size = length(value) ?? size
    case "font-family": isCode = value.contains("monospace") || value.contains("courier") || value.contains("menlo")
    case "text-decoration", "text-decoration-line":
      isUnderlined = value.contains("underline")
      isStruck = value.contains("line-through")
    case "display": isHidden = isHidden || value == "none"
    case "white-space": keepsSpace = value.hasPrefix("pre")
    default: break
    }
  }

  /// A length in points. As in Apple's reader, a pixel of a style is three quarters of a point.
  private func length(_ value: String) -> CGFloat? {
    let units: [(String, CGFloat)] = [
      ("px", 0.75), ("pt", 1), ("rem", 12), ("em", size), ("%", size / 100),
    ]
    for (unit, factor) in units where value.hasSuffix(unit) {
      guard let number = Double(value.dropLast(unit.count)), number > 0, number < 1_000 else { return nil }
      return min(number * factor, 1_000)
    }
    return nil
  }
}

/// The colors of HTML: by name, `#rgb`, `#rrggbb` and `rgb(…)`.
enum HTMLColor {
  private static let names: [String: UInt32] = [
    "black": 0, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF, "maroon": 0x800000,
    "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "green": 0x008000,
    "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080,
    "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A,
    "darkgray": 0xA9A9A9, "lightgray": 0xD3D3D3, "darkred": 0x8B0000, "darkgreen": 0x006400, "darkblue": 0x00008B,
  ]

  static func color(_ text: String) -> UIColor? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if let number = names[text] { return color(number, 1) }
    if text.hasPrefix("#") {
      var digits = String(text.dropFirst())
      if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
      return digits.count == 6 ? UInt32(digits, radix: 16).map { color($0, 1) } : nil
    }
    guard text.hasPrefix("rgb"), let start = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let parts = text[start...].dropFirst().dropLast().split { ", /".contains($0) }.map { Double($0) }
    guard parts.count == 3 || parts.count == 4, let red = parts[0], let green = parts[1], let blue = parts[2],
      [red, green, blue].allSatisfy({ (0...255).contains($0) })
    else { return nil }
    let alpha = parts.count == 4 ? parts[3] ?? 1 : 1
    return UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: min(max(alpha, 0), 1))
  }

  private static func color(_ number: UInt32, _ alpha: CGFloat) -> UIColor {
    UIColor(
      red: CGFloat(number >> 16 & 255) / 255, green: CGFloat(number >> 8 & 255) / 255,
      blue: CGFloat(number & 255) / 255,
      alpha: alpha)
  }
}
