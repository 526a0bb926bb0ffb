import Foundation

extension Font {
  /// What a font depends on beside itself: the size of text a person has chosen.
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

  /// A font with everything settled that it leaves to its surroundings.
  ///
  /// ```swift
  /// let size = Font.title.resolve(in: context).pointSize
  /// ```
  public struct Resolved: Hashable, Sendable {
    /// How large the letters are.
    public let pointSize: CGFloat
    /// How heavy the strokes are.
    public let weight: Weight
    /// How wide the letters are.
    public let width: Width
    /// How close lines are to each other.
    public let leading: Leading
    /// Whether the letters are slanted.
    public let isItalic: Bool
    /// Whether all letters are of one width.
    public let isMonospaced: Bool
    /// Whether all digits are of one width.
    public let isMonospacedDigit: Bool
    /// Whether lower case letters are small capitals.
    public let isLowercaseSmallCaps: Bool
    /// Whether upper case letters are small capitals.
    public let isUppercaseSmallCaps: Bool

    /// Whether the strokes are heavier than those of text that is read.
    public var isBold: Bool { weight.value >= Weight.semibold.value }
    /// Whether all letters are small capitals.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
  }

  /// The font with everything settled that it leaves to its surroundings.
  public func resolve(in context: Context) -> Resolved {
    let font = resolved(context.typeSize, legibility: context.legibility)
    return Resolved(
      pointSize: font.pointSize, weight: font.weight, width: font.width, leading: font.leading, isItalic: font.isItalic,
      isMonospaced: font.design == .monospaced, isMonospacedDigit: font.hasMonospacedDigits,
      isLowercaseSmallCaps: font.hasLowercaseSmallCaps, isUppercaseSmallCaps: font.hasUppercaseSmallCaps)
  }
}
