import CairnScreen
import CairnValues
import Foundation

/// A style change made on a text itself.
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
  /// The text spoken instead.
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

/// A change to a font, whatever the font is.
nonisolated enum FontChange: Equatable, Sendable {
  case weight(Font.Weight)
  case design(Font.Design)
  case width(Font.Width)
  case monospaced
  case monospacedDigit
  case leading(Font.Leading)
  case typeSize(DynamicTypeSize)

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
      case .typeSize(let size): font = font.sized(for: size)
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

  /// Sets the text's font.
  public func font(_ font: Font?) -> Text { with(.font(font)) }

  /// Sets the weight of the text's font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(weight.map { .fontChange(.weight($0)) }) }

  /// Sets the width of the text's font. Has no effect in a terminal.
  public func fontWidth(_ width: Font.Width?) -> Text { with(width.map { .fontChange(.width($0)) }) }

  /// Sets the design of the text's font. Has no effect in a terminal.
  public func fontDesign(_ design: Font.Design?) -> Text { with(design.map { .fontChange(.design($0)) }) }

  /// Sets the text's color.
  public func foregroundColor(_ color: Color?) -> Text { with(.foreground(color?.paint)) }

  /// Sets the text's foreground style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(.foreground(style.paint)) }

  /// Makes the text bold.
  public func bold() -> Text { bold(true) }

  /// Sets whether the text is bold.
  public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }

  /// Makes the text italic.
  public func italic() -> Text { italic(true) }

  /// Sets whether the text is italic.
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }

  /// Sets whether all characters have the same width.
  public func monospaced(_ isActive: Bool = true) -> Text { with(isActive ? .fontChange(.monospaced) : nil) }

  /// Gives all digits the same width.
  public func monospacedDigit() -> Text { with(.fontChange(.monospacedDigit)) }

  /// Underlines the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline(isActive, .solid, color))
  }

  /// Underlines the text.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with(.underline(isActive, pattern.value, color))
  }

  /// Strikes the text through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough(isActive, .solid, color))
  }

  /// Strikes the text through.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with(.strikethrough(isActive, pattern.value, color))
  }

  /// Sets the spacing between characters. Has no effect in a terminal.
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }

  /// Sets the spacing between characters. Has no effect in a terminal.
  public func tracking(_ tracking: CGFloat) -> Text { with(.kerning(tracking)) }

  /// Sets the distance of the text above the baseline. Has no effect in a terminal.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }

  /// Sets the scale of text that accompanies other text. Has no effect.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }

  /// A scale for text that accompanies other text.
  ///
  /// ```swift
  /// Text("1st").textScale(.secondary)
  /// ```
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool
    /// The size of the font.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller than the font.
    public static let secondary = Scale(isSecondary: true)
  }

  /// The style of an underline or strikethrough.
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
      /// A line.
      public static let solid = Pattern(value: .solid)
      /// Dots.
      public static let dot = Pattern(value: .dot)
      /// Dashes.
      public static let dash = Pattern(value: .dash)
      /// Dashes and dots.
      public static let dashDot = Pattern(value: .dashDot)
      /// Dashes and pairs of dots.
      public static let dashDotDot = Pattern(value: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line with a pattern and a color.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single line.
    public static let single = LineStyle()
  }

  /// The part of a text omitted when it does not fit.
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
