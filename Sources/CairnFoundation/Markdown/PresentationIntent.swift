import Foundation

/// The structure that a piece of text belongs to, such as a heading or a list item.
///
///     for run in document.runs { print(run.presentationIntent?.components.first?.kind) }
public struct PresentationIntent: Codable, Hashable, Sendable {
  /// The kind of a component.
  public enum Kind: Codable, Hashable, Sendable {
    /// A paragraph.
    case paragraph
    /// A heading, of level 1 to 6.
    case header(level: Int)
    /// A numbered list.
    case orderedList
    /// A bulleted list.
    case unorderedList
    /// An item of a list.
    case listItem(ordinal: Int)
    /// Lines of code.
    case codeBlock(languageHint: String?)
    /// A quotation.
    case blockQuote
    /// A line across the page.
    case thematicBreak
  }

  /// A component of the structure.
  public struct IntentType: Codable, Hashable, Sendable {
    /// The kind.
    public var kind: Kind
    /// Distinguishes it from others of the same kind.
    public var identity: Int

    /// Creates a component.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The components, innermost first.
  public var components: [IntentType]

  /// Creates an intent from components, innermost first.
  public init(types: [IntentType]) { components = types }

  /// Creates a component nested in others.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }
}
