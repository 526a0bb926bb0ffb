import CairnValues
import Foundation

/// Draws texts in a way of the app's own. Hosts draw texts themselves, so no renderer is asked yet: texts look as usual.
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
  /// How large a text is.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far beyond its edges a text is drawn.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text, as far as its renderer sees it.
///
/// ```swift
/// func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
/// ```
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// How large the text is without the renderer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Something said of a part of a text, for its renderer to find.
///
/// ```swift
/// struct Emphasis: TextAttribute {}
/// Text("now").customAttribute(Emphasis())
/// ```
public protocol TextAttribute {}

nonisolated extension Text {
  /// A text as it is laid out, line by line.
  ///
  /// ```swift
  /// for line in layout { context.draw(line) }
  /// ```
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]

    public var startIndex: Int { lines.startIndex }
    public var endIndex: Int { lines.endIndex }
    public subscript(index: Int) -> Line { lines[index] }

    /// Whether some of the text had no room.
    public let isTruncated: Bool

    /// A line of a text, run by run.
    ///
    /// ```swift
    /// for run in line { context.draw(run) }
    /// ```
    public struct Line: RandomAccessCollection, Equatable {
      let runs: [Run]

      public var startIndex: Int { runs.startIndex }
      public var endIndex: Int { runs.endIndex }
      public subscript(index: Int) -> Run { runs[index] }

      /// Where the line begins.
      public var origin: CGPoint
      /// Where the line is.
      public let typographicBounds: TypographicBounds
    }

    /// Characters of one look, one by one.
    ///
    /// ```swift
    /// for slice in run { context.draw(slice) }
    /// ```
    public struct Run: RandomAccessCollection, Equatable {
      let slices: [RunSlice]

      public var startIndex: Int { slices.startIndex }
      public var endIndex: Int { slices.endIndex }
      public subscript(index: Int) -> RunSlice { slices[index] }

      /// What was said of these characters; nil if nothing was.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }

      /// Where the characters are.
      public let typographicBounds: TypographicBounds
    }

    /// A character, or several drawn as one.
    ///
    /// ```swift
    /// context.draw(slice)
    /// ```
    public struct RunSlice: Equatable {
      /// Where the character is.
      public let typographicBounds: TypographicBounds
    }

    /// Where a part of a text is.
    ///
    /// ```swift
    /// let width = line.typographicBounds.width
    /// ```
    public struct TypographicBounds: Equatable, Sendable {
      /// Where the base line begins.
      public var origin = CGPoint.zero
      /// How wide the part is.
      public var width: CGFloat = 0
      /// How far it rises above the base line.
      public var ascent: CGFloat = 0
      /// How far it falls below the base line.
      public var descent: CGFloat = 0
      /// The room above it.
      public var leading: CGFloat = 0

      /// Makes bounds without any room.
      public init() {}

      /// The rectangle around the part.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// How parts of texts are drawn.
    ///
    /// ```swift
    /// context.draw(slice, options: .disablesSubpixelQuantization)
    /// ```
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Between pixels as well.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }

  /// Says something of the text for its renderer to find.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension GraphicsContext {
  /// Draws a line of a text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  /// Draws characters of one look.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  /// Draws a character.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}

nonisolated extension View {
  /// Has texts in this view drawn in a way of the app's own. Hosts draw texts themselves; it is accepted.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}
