import Foundation

/// The inline presentation of a piece of text in Markdown.
///
///     text.inlinePresentationIntent = .stronglyEmphasized
public struct InlinePresentationIntent: OptionSet, Codable, Hashable, Sendable {
  /// The flags as bits.
  public let rawValue: UInt
  /// Creates flags from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// `*so*`.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// `**so**`.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Between backticks, `so`.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// `~~so~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A line break in the source that is not shown.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// Inline HTML.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// A block of HTML.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes.FoundationAttributes {
  /// The inline presentation of a piece of text in Markdown.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// The flags.
    public typealias Value = InlinePresentationIntent
    /// The attribute's name.
    public static let name = "NSInlinePresentationIntent"
  }

  /// The structure that a piece of text belongs to.
  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    /// The components, innermost first.
    public typealias Value = PresentationIntent
    /// The attribute's name.
    public static let name = "NSPresentationIntent"
  }

  /// The inline presentation of a piece of text in Markdown.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    preconditionFailure("Only its type counts.")
  }

  /// The structure that a piece of text belongs to.
  public var presentationIntent: PresentationIntentAttribute { preconditionFailure("Only its type counts.") }
}
