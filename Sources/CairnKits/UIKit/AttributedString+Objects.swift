import CairnCore
import CairnFoundation
import CairnValues
import Foundation

extension AttributedString {
  private typealias Look = AttributeScopes.SwiftUIAttributes

  /// Creates a string from an older attributed string, with its fonts, colors, lines and links.
  ///
  /// ```swift
  /// Text(AttributedString(note))
  /// ```
  public init(_ nsString: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsString.length)
    nsString.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let text = nsString.attributedSubstring(from: range).string
      append(AttributedString(text, attributes: Self.container(of: attributes)))
    }
  }

  private static func container(of attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
    var container = AttributeContainer()
    if let font = attributes[.font] as? UIFont { container[Look.FontAttribute.self] = Font(font) }
    if let color = attributes[.foregroundColor] as? UIColor {
      container[Look.ForegroundColorAttribute.self] = Color(uiColor: color)
    }
    if let color = attributes[.backgroundColor] as? UIColor {
      container[Look.BackgroundColorAttribute.self] = Color(uiColor: color)
    }
    if isLine(attributes[.underlineStyle]) { container[Look.UnderlineStyleAttribute.self] = .single }
    if isLine(attributes[.strikethroughStyle]) { container[Look.StrikethroughStyleAttribute.self] = .single }
    if let room = number(attributes[.kern]) { container[Look.KerningAttribute.self] = room }
    if let offset = number(attributes[.baselineOffset]) { container[Look.BaselineOffsetAttribute.self] = offset }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      container[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] = style
    }
    let link = attributes[.link]
    if let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) {
      container[AttributeScopes.FoundationAttributes.LinkAttribute.self] = url
    }
    return container
  }

  /// Converts a number, which may be stored as one of several types.
  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private static func isLine(_ value: Any?) -> Bool { number(value).map { $0 != 0 } ?? false }
}

extension NSAttributedString {
  /// Creates a string from a newer attributed string, with its colors, lines and links.
  ///
  /// ```swift
  /// let note = NSAttributedString(try AttributedString(markdown: "A *note*"))
  /// ```
  public convenience init(_ attrStr: AttributedString) {
    typealias Look = AttributeScopes.SwiftUIAttributes
    var runs = AttributedRuns()
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let color = run[Look.ForegroundColorAttribute.self] { attributes[.foregroundColor] = UIColor(color) }
      if let color = run[Look.BackgroundColorAttribute.self] { attributes[.backgroundColor] = UIColor(color) }
      if run[Look.UnderlineStyleAttribute.self] != nil { attributes[.underlineStyle] = 1 }
      if run[Look.StrikethroughStyleAttribute.self] != nil { attributes[.strikethroughStyle] = 1 }
      if let room = run[Look.KerningAttribute.self] { attributes[.kern] = room }
      if let offset = run[Look.BaselineOffsetAttribute.self] { attributes[.baselineOffset] = offset }
      if let url = run[AttributeScopes.FoundationAttributes.LinkAttribute.self] { attributes[.link] = url }
      if let style = run[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] {
        attributes[.paragraphStyle] = style
      }
      runs.append(String(attrStr[run.range].characters), attributes)
    }
    self.init(attributedString: runs.text)
  }
}

extension NSAttributedString.Key {
  /// The destination of a link.
  public static let link = NSAttributedString.Key("NSLink")
  /// The distance of the text above the baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
