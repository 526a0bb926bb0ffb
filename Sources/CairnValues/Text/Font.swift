import Foundation

/// A font: a style or size, a weight and a design.
///
///     Text("Hello").font(.title.bold())
public struct Font: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
    /// A font by name. Without a style its size is fixed.
    case custom(FontName, size: CGFloat, relativeTo: TextStyle?)
  }

  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let italic = Flags(rawValue: 1 << 0)
    static let monospaced = Flags(rawValue: 1 << 1)
    static let monospacedDigit = Flags(rawValue: 1 << 2)
    static let lowercaseSmallCaps = Flags(rawValue: 1 << 3)
    static let uppercaseSmallCaps = Flags(rawValue: 1 << 4)
    static let bold = Flags(rawValue: 1 << 5)
  }

  package let base: Base
  var weight: Weight?
  var design: Design?
  var width: Width?
  var leading: Leading = .standard
  var flags: Flags = []
  /// The text size that it is shown in, if not the user's.
  var typeSize: DynamicTypeSize?

  private init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  /// The title of a page.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The extra large title of a headset; here a large title.
  public static let extraLargeTitle = largeTitle
  /// The second extra large title of a headset; here a large title.
  public static let extraLargeTitle2 = largeTitle
  /// The first level of headings.
  public static let title = Font(.style(.title))
  /// The second level of headings.
  public static let title2 = Font(.style(.title2))
  /// The third level of headings.
  public static let title3 = Font(.style(.title3))
  /// A heading in the size of the body.
  public static let headline = Font(.style(.headline))
  /// A line under a heading.
  public static let subheadline = Font(.style(.subheadline))
  /// Body text.
  public static let body = Font(.style(.body))
  /// A callout.
  public static let callout = Font(.style(.callout))
  /// A footnote.
  public static let footnote = Font(.style(.footnote))
  /// A caption.
  public static let caption = Font(.style(.caption))
  /// A smaller caption.
  public static let caption2 = Font(.style(.caption2))

  /// The default font.
  public static let `default` = body

  /// The platform's font in a style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// The platform's font in a fixed size, which ignores the text size that the user has chosen.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.size(size), weight: weight, design: design)
  }

  /// A font by name, which scales with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A font by name, which scales with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(FontName(name), size: size, relativeTo: textStyle))
  }

  /// A font by name in a size that never changes.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(FontName(name), size: fixedSize, relativeTo: nil))
  }
}

extension Font {
  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font {
    with { font in
      font.weight = weight
      font.flags.remove(.bold)
    }
  }

  private func with(_ flags: Flags, _ isActive: Bool) -> Font {
    with { font in
      if isActive { font.flags.formUnion(flags) } else { font.flags.subtract(flags) }
    }
  }

  /// The font in bold.
  public func bold() -> Font { with(.bold, true) }

  /// The font in bold, or not.
  public func bold(_ isActive: Bool) -> Font {
    let font = with(.bold, isActive)
    // Text that is bold because of its weight or style becomes regular.
    return !isActive && font.resolved().weight.value >= Weight.semibold.value ? font.weight(.regular) : font
  }

  /// The font in italics.
  public func italic() -> Font { with(.italic, true) }

  /// The font in italics, or upright.
  public func italic(_ isActive: Bool) -> Font { with(.italic, isActive) }

  /// The font with monospaced letters.
  public func monospaced() -> Font { with(.monospaced, true) }

  /// The font with or without monospaced letters.
  public func monospaced(_ isActive: Bool) -> Font { with(.monospaced, isActive) }

  /// The font with monospaced digits.
  public func monospacedDigit() -> Font { with(.monospacedDigit, true) }

  /// The font with or without monospaced digits.
  public func monospacedDigit(_ isActive: Bool) -> Font { with(.monospacedDigit, isActive) }

  /// The font with small capitals.
  public func smallCaps() -> Font { with([.lowercaseSmallCaps, .uppercaseSmallCaps], true) }

  /// The font with or without small capitals.
  public func smallCaps(_ isActive: Bool) -> Font { with([.lowercaseSmallCaps, .uppercaseSmallCaps], isActive) }

  /// The font with small capitals for lower case letters.
  public func lowercaseSmallCaps() -> Font { with(.lowercaseSmallCaps, true) }

  /// The font with or without small capitals for lower case letters.
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font { with(.lowercaseSmallCaps, isActive) }

  /// The font with small capitals for upper case letters.
  public func uppercaseSmallCaps() -> Font { with(.uppercaseSmallCaps, true) }

  /// The font with or without small capitals for upper case letters.
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font { with(.uppercaseSmallCaps, isActive) }

  /// The font in a width.
  public func width(_ width: Width) -> Font { with { $0.width = width } }

  /// The font in a width given as a number, 0 for standard.
  public func width(_ width: CGFloat?) -> Font { with { $0.width = width.map(Width.init) } }

  /// The font with tighter or looser line spacing.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  package func design(_ design: Design?) -> Font { with { $0.design = design } }
}

/// The name of a font; a class, so that a `Font` stays small.
package final class FontName: Hashable, Sendable {
  package let name: String

  init(_ name: String) { self.name = name }

  package static func == (a: FontName, b: FontName) -> Bool { a === b || a.name == b.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
