import CairnScreen
import CairnValues
import Foundation

/// Text styles in CSS.
@MainActor
enum CSSText {
  /// Returns the declarations for a style; empty for the default style.
  static func style(_ style: TextStyle) -> String {
    if style.isPlain { return "" }
    let look = style.values
    var css = ""
    if let font = look.font { css += self.font(font) }
    if look.isBold { css += "font-weight:600;" }
    if look.isItalic { css += "font-style:italic;" }
    if let color = look.color { css += "color:\(self.color(color));" }
    css += lines(look)
    if look.kerning != 0 { css += "letter-spacing:\(CSSLength.text(look.kerning));" }
    if look.baselineOffset != 0 { css += "position:relative;bottom:\(CSSLength.text(look.baselineOffset));" }
    if look.lineSpacing > 0 {
      let size = WebMetrics.size(of: look.font)
      css += "line-height:\(CSSLength.number((WebMetrics.line(of: size) + look.lineSpacing) / size));"
      // CSS puts half of the spacing above the first line and below the last.
      css += "margin-block:\(CSSLength.text(-look.lineSpacing / 2));"
    }
    return css
  }

  private static func color(_ color: Color) -> String {
    switch color {
    case .primary: "var(--ink)"
    case .secondary: "var(--ink2)"
    default: CSSColor.text(color)
    }
  }

  private static func lines(_ look: TextStyle.Values) -> String {
    let kinds = [look.isUnderlined ? "underline" : nil, look.isStruckThrough ? "line-through" : nil].compactMap { $0 }
    if kinds.isEmpty { return "" }
    let pattern =
      switch look.linePattern {
      case .solid: ""
      case .dash, .dashDot, .dashDotDot: " dashed"
      case .dot: " dotted"
      }
    let color = look.underlineColor ?? look.strikeColor
    return "text-decoration:\(kinds.joined(separator: " "))\(pattern)\(color.map { " " + CSSColor.text($0) } ?? "");"
  }

  /// Sizes are in `rem`, so that they follow the user's text size.
  static func font(_ font: Font) -> String {
    let resolved = font.resolved()
    let size = WebMetrics.size(of: font)
    var css = ""
    if size != WebMetrics.plainSize {
      css += "font-size:\(CSSLength.number(size / 16))rem;"
      css += "line-height:\(CSSLength.number(WebMetrics.line(of: size) / size));"
      if size >= 20, resolved.name == nil { css += "letter-spacing:-.015em;" }
    }
    let face = resolved.name.flatMap(AppFonts.face)
    // The name of a font in bold asks for bold text, unless the app asks for another weight.
    var weight = self.weight(resolved.weight)
    if weight == 400, let own = face?.weight { weight = own }
    if weight != 400 { css += "font-weight:\(weight);" }
    switch resolved.design {
    case .default: break
    case .serif: css += "font-family:var(--serif);"
    case .rounded: css += "font-family:var(--round);"
    case .monospaced: css += "font-family:var(--mono);"
    }
    if let name = face?.family ?? resolved.name { css += "font-family:\(familyName(name)),var(--sans);" }
    if resolved.isItalic || face?.isItalic == true { css += "font-style:italic;" }
    if resolved.hasMonospacedDigits { css += "font-variant-numeric:tabular-nums;" }
    if resolved.hasLowercaseSmallCaps { css += "font-variant-caps:small-caps;" }
    return css
  }

  private static func weight(_ weight: Font.Weight) -> Int {
    switch weight.value {
    case ..<(-0.7): 100
    case ..<(-0.5): 200
    case ..<(-0.2): 300
    case ..<0.1: 400
    case ..<0.27: 500
    case ..<0.35: 600
    case ..<0.5: 700
    case ..<0.6: 800
    default: 900
    }
  }

  static func familyName(_ name: String) -> String {
    "'" + String(name.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }) + "'"
  }

  /// Returns the text as HTML, with its line breaks.
  static func html(_ text: TextContent) -> String {
    if text.runs.isEmpty {
      if !text.style.isPlain, let link = text.style.link { return anchor(link, HTMLText.words(text.string), "") }
      return HTMLText.words(text.string)
    }
    return text.runs.map { run in
      if run.style.isPlain { return HTMLText.words(run.text) }
      let look = run.style.values
      if let image = look.image, case .symbol(let name) = image.source { return SymbolDrawing.svg(name, label: nil) }
      var own = run.style
      // A link has the tint, whatever color the words around it have.
      if look.link != nil, look.color == text.style.color { own.color = nil }
      var css = run.style == text.style ? "" : style(own)
      if look.isRedacted { css += "color:transparent;background:var(--fill);border-radius:4px;" }
      let words = HTMLText.words(run.text)
      if let link = look.link { return anchor(link, words, css) }
      return css.isEmpty ? words : "<span style=\"\(HTMLText.escaped(css))\">\(words)</span>"
    }
    .joined()
  }

  /// A link in a text. The app decides whether to open it. Only permitted schemes also work without the app.
  private static func anchor(_ link: URL, _ words: String, _ css: String) -> String {
    let style = css.isEmpty ? "" : " style=\"\(HTMLText.escaped(css))\""
    let target = HTMLText.escaped(link.absoluteString)
    guard LinkSchemes.permits(link) else {
      return "<span class=\"tl\" role=\"link\" tabindex=\"0\" data-u=\"\(target)\"\(style)>\(words)</span>"
    }
    return "<a class=\"tl\" href=\"\(target)\" data-u=\"\(target)\" rel=\"noopener noreferrer\"\(style)>\(words)</a>"
  }
}
