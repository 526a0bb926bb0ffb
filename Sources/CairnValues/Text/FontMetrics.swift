import Foundation

extension Font.TextStyle {
  /// Point sizes from `xSmall` to `accessibility5`, as Apple's guidelines list them.
  private var sizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// The height of a line at the size `large`.
  private var lineHeight: CGFloat {
    switch self {
    case .largeTitle: 41
    case .title: 34
    case .title2: 28
    case .title3: 25
    case .headline, .body: 22
    case .callout: 21
    case .subheadline: 20
    case .footnote: 18
    case .caption: 16
    case .caption2: 13
    }
  }

  package func pointSize(_ typeSize: DynamicTypeSize = .large) -> CGFloat { sizes[typeSize.index] }

  /// Returns the scale of this style, relative to the size `large`.
  package func scale(_ typeSize: DynamicTypeSize) -> CGFloat { pointSize(typeSize) / pointSize() }

  package func lineHeight(_ typeSize: DynamicTypeSize = .large) -> CGFloat { lineHeight * scale(typeSize) }

  package var weight: Font.Weight { self == .headline ? .semibold : .regular }
}

extension DynamicTypeSize {
  fileprivate var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}

/// A font as a host needs it, fully resolved except for the face.
package struct ResolvedFont: Hashable, Sendable {
  /// The name of a face that the app provides, or `nil` for the platform's own.
  package var name: String?
  /// The style, for hosts that have no sizes.
  package var style: Font.TextStyle?
  package var pointSize: CGFloat
  /// The height of a line, or `nil` if the face decides.
  package var lineHeight: CGFloat?
  package var weight: Font.Weight
  package var design: Font.Design
  package var width: Font.Width
  package var leading: Font.Leading
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  package var hasLowercaseSmallCaps: Bool
  package var hasUppercaseSmallCaps: Bool
}

extension Font {
  /// Returns the font in a text size that the app asks for.
  package func sized(for typeSize: DynamicTypeSize) -> Font {
    var font = self
    font.typeSize = typeSize
    return font
  }

  package func resolved(
    _ typeSize: DynamicTypeSize = .large, legibility: LegibilityWeight = .regular
  ) -> ResolvedFont {
    let typeSize = self.typeSize ?? typeSize
    var own = Weight.regular
    var result: (name: String?, style: TextStyle?, size: CGFloat, lineHeight: CGFloat?)
    switch base {
    case .style(let style):
      own = style.weight
      result = (nil, style, style.pointSize(typeSize), style.lineHeight(typeSize))
    case .size(let size):
      result = (nil, nil, size, nil)
    case .custom(let name, let size, let style):
      result = (name.name, style, size * (style?.scale(typeSize) ?? 1), nil)
    }
    var weight = weight ?? own
    if flags.contains(.bold) || legibility == .bold, weight.value < Weight.bold.value { weight = .bold }
    return ResolvedFont(
      name: result.name, style: result.style, pointSize: result.size, lineHeight: result.lineHeight, weight: weight,
      design: flags.contains(.monospaced) ? .monospaced : design ?? .default, width: width ?? .standard,
      leading: leading, isItalic: flags.contains(.italic), hasMonospacedDigits: flags.contains(.monospacedDigit),
      hasLowercaseSmallCaps: flags.contains(.lowercaseSmallCaps),
      hasUppercaseSmallCaps: flags.contains(.uppercaseSmallCaps))
  }
}
