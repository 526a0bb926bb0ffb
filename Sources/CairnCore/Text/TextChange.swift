import CairnScreen
import CairnValues
import Foundation

/// Something a text says of its own look.
nonisolated enum TextChange: Equatable, Sendable {
  case font(Font?)
  case fontChange(FontChange)
  case foreground(Paint?)
  case bold(Bool)
  case italic(Bool)
  case underline(Bool, TextStyle.LinePattern, Color?)
  case strikethrough(Bool, TextStyle.LinePattern, Color?)
  case kerning(CGFloat)
  case baselineOffset(CGFloat)
  /// What is heard in place of the text.
  indirect case spoken(Text)
  case heading

  func apply(to look: inout LookOfText, in environment: EnvironmentValues) {
    switch self {
    case .font(let font): if let font { look.font = font }
    case .fontChange(let change): look.fontChanges.append(change)
    case .foreground(let paint):
      look.style.color = paint?.resolved(in: environment).flat()
    case .bold(let isActive): look.bold(isActive)
    case .italic(let isActive): look.style.isItalic = isActive
    case .underline(let isActive, let pattern, let color):
      look.style.isUnderlined = isActive
      look.style.underlineColor = color
      look.style.linePattern = pattern
    case .strikethrough(let isActive, let pattern, let color):
      look.style.isStruckThrough = isActive
      look.style.strikeColor = color
      look.style.linePattern = pattern
    case .kerning(let amount): look.style.kerning = amount
    case .baselineOffset(let offset): look.style.baselineOffset = offset
    case .spoken, .heading: break
    }
  }
}

/// A change of the font, whatever the font is.
nonisolated enum FontChange: Equatable, Sendable {
  case weight(Font.Weight)
  case design(Font.Design)
  case width(Font.Width)
  case monospaced
  case monospacedDigit
  case leading(Font.Leading)

  static func apply(_ changes: [FontChange], to font: Font?) -> Font? {
    guard !changes.isEmpty else { return font }
    var font = font ?? .body
    for change in changes {
      switch change {
      case .weight(let weight): font = font.weight(weight)
      case .design(let design): font = font.design(design)
      case .width(let width): font = font.width(width)
      case .monospaced: font = font.monospaced()
      case .monospacedDigit: font = font.monospacedDigit()
      case .leading(let leading): font = font.leading(leading)
      }
    }
    return font
  }
}

nonisolated extension Text {
  func with(_ change: TextChange?) -> Text {
    guard let change else { return self }
    var copy = self
    copy.changes.append(change)
    return copy
  }

  /// The text in a font.
  public func font(_ font: Font?) -> Text { with(.font(font)) }

  /// The text in a weight of its font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(weight.map { .fontChange(.weight($0)) }) }

  /// The text in a width of its font.
  public func fontWidth(_ width: Font.Width?) -> Text { with(width.map { .fontChange(.width($0)) }) }

  /// The text in a design of its font.
  public func fontDesign(_ design: Font.Design?) -> Text { with(design.map { .fontChange(.design($0)) }) }

  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text { with(.foreground(color?.paint)) }

  /// The text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(.foreground(style.paint)) }

  /// The text in bold.
  public func bold() -> Text { bold(true) }

  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }

  /// The text in italics.
  public func italic() -> Text { italic(true) }

  /// The text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }

  /// The text with characters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { with(isActive ? .fontChange(.monospaced) : nil) }

  /// The text with digits of one width.
  public func monospacedDigit() -> Text { with(.fontChange(.monospacedDigit)) }

  /// The text with a line below.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline(isActive, .solid, color))
  }

  /// The text with a line below.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with(.underline(isActive, pattern.value, color))
  }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough(isActive, .solid, color))
  }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with(.strikethrough(isActive, pattern.value, color))
  }

  /// The text with more or less room between characters.
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }

  /// The text with more or less room between characters.
  public func tracking(_ tracking: CGFloat) -> Text { with(.kerning(tracking)) }

  /// The text above or below its line.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }

  /// A scale for text that belongs to other text.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }

  /// The alignment of characters to their line.
  ///
  /// ```swift
  /// Text("1st").textScale(.secondary)
  /// ```
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool
    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)
  }

  /// How a line below or through text is drawn.
  ///
  /// ```swift
  /// Text("Typo").underline(pattern: .dot, color: .red)
  /// ```
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    ///
    /// ```swift
    /// Text("Typo").underline(pattern: .dot)
    /// ```
    public struct Pattern: Hashable, Sendable {
      let value: TextStyle.LinePattern
      public static let solid = Pattern(value: .solid)
      public static let dot = Pattern(value: .dot)
      public static let dash = Pattern(value: .dash)
      public static let dashDot = Pattern(value: .dashDot)
      public static let dashDotDot = Pattern(value: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }

  /// Which part of a text is left out where it does not fit.
  ///
  /// ```swift
  /// Text(path).truncationMode(.middle)
  /// ```
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// The case of letters.
  ///
  /// ```swift
  /// Text("Today").textCase(.uppercase)
  /// ```
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase

    func applied(to string: String, locale: Locale) -> String {
      switch self {
      case .uppercase: string.uppercased(with: locale)
      case .lowercase: string.lowercased(with: locale)
      }
    }
  }
}
