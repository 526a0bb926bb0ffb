import Foundation

extension Font {
  /// The text styles, from titles to captions.
  ///
  ///     Text("Hello").font(.system(.title, design: .rounded))
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The title of a page.
    case largeTitle
    /// The first level of headings.
    case title
    /// The second level of headings.
    case title2
    /// The third level of headings.
    case title3
    /// A heading in the size of the body.
    case headline
    /// A line under a heading.
    case subheadline
    /// Body text.
    case body
    /// A callout.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption
    /// A smaller caption.
    case caption2
  }

  /// The weight of the strokes.
  ///
  ///     Text("Sale").fontWeight(.heavy)
  public struct Weight: Hashable, Sendable {
    /// The weight as a number, 0 for regular.
    package let value: CGFloat

    /// The lightest.
    public static let ultraLight = Weight(value: -0.8)
    /// Very light.
    public static let thin = Weight(value: -0.6)
    /// Light.
    public static let light = Weight(value: -0.4)
    /// Regular.
    public static let regular = Weight(value: 0)
    /// A little heavier than regular.
    public static let medium = Weight(value: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(value: 0.3)
    /// Bold.
    public static let bold = Weight(value: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(value: 0.56)
    /// The heaviest.
    public static let black = Weight(value: 0.62)

    /// The weight on the scale from 100 to 900 that CSS and Pango use.
    package var number: Int {
      let scale: [(Weight, Int)] = [
        (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
        (.bold, 700), (.heavy, 800), (.black, 900),
      ]
      return scale.min { abs($0.0.value - value) < abs($1.0.value - value) }?.1 ?? 400
    }
  }

  /// The width of the letters.
  ///
  ///     Text("Wide").font(.title.width(.expanded))
  public struct Width: Hashable, Sendable {
    /// The width as a number, 0 for standard.
    public var value: CGFloat

    /// Creates a width from a number, 0 for standard.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest.
    public static let compressed = Width(-0.3)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// Standard.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// The line spacing.
  ///
  ///     Text(poem).font(.body.leading(.loose))
  public enum Leading: Hashable, Sendable {
    /// Standard.
    case standard
    /// Tighter.
    case tight
    /// Looser.
    case loose
  }

  /// The design of the letters.
  ///
  ///     Text("0:42").font(.system(.body, design: .monospaced))
  public enum Design: Hashable, Sendable {
    /// The platform's letters.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// Monospaced.
    case monospaced
  }
}
