import CairnUnsafe
import CairnValues
import Foundation

/// Custom drawing for texts. Hosts draw texts themselves, so renderers are not used yet and texts have their
/// usual look.
///
/// ```swift
/// struct Wave: TextRenderer {
///   func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///     for line in layout { context.draw(line) }
///   }
/// }
/// ```
public protocol TextRenderer: Animatable {
  /// Draws a text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// Returns the size of a text.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// The distance beyond its edges that a text is drawn.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the size for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  /// The room around the text that the renderer draws in.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text as seen by its renderer.
///
/// ```swift
/// func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
/// ```
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the size of the text without the renderer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A custom attribute on part of a text, for its renderer.
///
/// ```swift
/// struct Emphasis: TextAttribute {}
/// Text("now").customAttribute(Emphasis())
/// ```
public protocol TextAttribute {}

nonisolated extension Text {
  /// A text's layout, by lines.
  ///
  /// ```swift
  /// for line in layout { context.draw(line) }
  /// ```
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]

    public var startIndex: Int { lines.startIndex }
    public var endIndex: Int { lines.endIndex }
    /// Returns the element at an index.
    public subscript(index: Int) -> Line { lines[index] }

    /// Whether some of the text did not fit.
    public let isTruncated: Bool

    /// A line of a text, by runs.
    ///
    /// ```swift
    /// for run in line { context.draw(run) }
    /// ```
    public struct Line: RandomAccessCollection, Equatable {
      let runs: [Run]

      public var startIndex: Int { runs.startIndex }
      public var endIndex: Int { runs.endIndex }
      /// Returns the element at an index.
      public subscript(index: Int) -> Run { runs[index] }

      /// The origin of the line.
      public var origin: CGPoint
      /// The bounds of the line.
      public let typographicBounds: TypographicBounds
    }

    /// Characters with the same style, one by one.
    ///
    /// ```swift
    /// for slice in run { context.draw(slice) }
    /// ```
    public struct Run: RandomAccessCollection, Equatable {
      let slices: [RunSlice]

      public var startIndex: Int { slices.startIndex }
      public var endIndex: Int { slices.endIndex }
      /// Returns the element at an index.
      public subscript(index: Int) -> RunSlice { slices[index] }

      /// A custom attribute of these characters, or `nil` if there is none.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }

      /// The bounds of the characters.
      public let typographicBounds: TypographicBounds
    }

    /// A character, or several drawn as one glyph.
    ///
    /// ```swift
    /// context.draw(slice)
    /// ```
    public struct RunSlice: Equatable {
      /// The bounds of the character.
      public let typographicBounds: TypographicBounds
    }

    /// The bounds of a part of a text.
    ///
    /// ```swift
    /// let width = line.typographicBounds.width
    /// ```
    public struct TypographicBounds: Equatable, Sendable {
      /// The start of the baseline.
      public var origin = CGPoint.zero
      /// The width of the part.
      public var width: CGFloat = 0
      /// The height above the baseline.
      public var ascent: CGFloat = 0
      /// The depth below the baseline.
      public var descent: CGFloat = 0
      /// The space above the part.
      public var leading: CGFloat = 0

      /// Creates empty bounds.
      public init() {}

      /// The rectangle that encloses the part.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// Options for drawing parts of texts.
    ///
    /// ```swift
    /// context.draw(slice, options: .disablesSubpixelQuantization)
    /// ```
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      /// Creates the set from its bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Allows positions between pixels.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }

  /// Adds a custom attribute for the text's renderer. Has no effect.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension GraphicsContext {
  /// Draws a line of a text. Has no effect.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  /// Draws characters with the same style. Has no effect.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  /// Draws a character. Has no effect.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}

nonisolated extension View {
  /// Sets a custom renderer for texts in this view. Accepted without effect, because hosts draw texts themselves.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}
