import Foundation

extension Font {
  /// The context that a font depends on: the text size that the user has chosen.
  ///
  /// ```swift
  /// @Environment(\.fontResolutionContext) private var context
  /// let isBold = (text.font ?? .default).resolve(in: context).isBold
  /// ```
  public struct Context: Hashable, Sendable {
    let typeSize: DynamicTypeSize
    let legibility: LegibilityWeight

    package init(typeSize: DynamicTypeSize, legibility: LegibilityWeight) {
      self.typeSize = typeSize
      self.legibility = legibility
    }
  }

  /// A font resolved in a context.
  ///
  /// ```swift
  /// let size = Font.title.resolve(in: context).pointSize
  /// ```
  public struct Resolved: Hashable, Sendable {
    /// The point size.
    public let pointSize: CGFloat
    /// The weight of the strokes.
    public let weight: Weight
    /// The width of the letters.
    public let width: Width
    /// The line spacing.
    public let leading: Leading
    /// Whether the letters are slanted.
    public let isItalic: Bool
    /// Whether all letters have the same width.
    public let isMonospaced: Bool
    /// Whether all digits have the same width.
    public let isMonospacedDigit: Bool
    /// Whether lower case letters are small capitals.
    public let isLowercaseSmallCaps: Bool
    /// Whether upper case letters are small capitals.
    public let isUppercaseSmallCaps: Bool

    /// Whether the strokes are heavier than those of body text.
    public var isBold: Bool { weight.value >= Weight.semibold.value }
    /// Whether all letters are small capitals.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
  }

  /// Returns the font resolved in a context.
  public func resolve(in context: Context) -> Resolved {
    let font = resolved(context.typeSize, legibility: context.legibility)
    return Resolved(
      pointSize: font.pointSize, weight: font.weight, width: font.width, leading: font.leading, isItalic: font.isItalic,
      isMonospaced: font.design == .monospaced, isMonospacedDigit: font.hasMonospacedDigits,
      isLowercaseSmallCaps: font.hasLowercaseSmallCaps, isUppercaseSmallCaps: font.hasUppercaseSmallCaps)
  }
}
