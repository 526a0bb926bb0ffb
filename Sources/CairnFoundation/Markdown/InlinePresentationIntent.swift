import Foundation

/// What the marks of Markdown say of a piece of text.
///
///     text.inlinePresentationIntent = .stronglyEmphasized
public struct InlinePresentationIntent: OptionSet, Codable, Hashable, Sendable {
  /// The marks as bits.
  public let rawValue: UInt
  /// Makes marks from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// `*so*`.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// `**so**`.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Between backticks, `so`.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// `~~so~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A line that ends in the source, and not on the page.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A line that ends.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// HTML in a line.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// HTML by itself.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes.FoundationAttributes {
  /// What the marks of Markdown say of a piece of text.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// The marks.
    public typealias Value = InlinePresentationIntent
    /// The name the attribute is kept under.
    public static let name = "NSInlinePresentationIntent"
  }

  /// Which part of a document a piece of text is in.
  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    /// The parts, the innermost first.
    public typealias Value = PresentationIntent
    /// The name the attribute is kept under.
    public static let name = "NSPresentationIntent"
  }

  /// What the marks of Markdown say of a piece of text.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    preconditionFailure("Only its type counts.")
  }

  /// Which part of a document a piece of text is in.
  public var presentationIntent: PresentationIntentAttribute { preconditionFailure("Only its type counts.") }
}
