import Foundation

/// Which parts of a document a piece of text is in: a heading, an item of a list.
///
///     for run in document.runs { print(run.presentationIntent?.components.first?.kind) }
public struct PresentationIntent: Codable, Hashable, Sendable {
  /// What a part of a document is.
  public enum Kind: Codable, Hashable, Sendable {
    /// Some sentences.
    case paragraph
    /// A heading, of level 1 to 6.
    case header(level: Int)
    /// A list with numbers.
    case orderedList
    /// A list with bullets.
    case unorderedList
    /// One thing of a list.
    case listItem(ordinal: Int)
    /// Lines of code.
    case codeBlock(languageHint: String?)
    /// What somebody else said.
    case blockQuote
    /// A line across the page.
    case thematicBreak
  }

  /// A part of a document.
  public struct IntentType: Codable, Hashable, Sendable {
    /// What it is.
    public var kind: Kind
    /// Tells it from other parts of the kind.
    public var identity: Int

    /// Makes a part.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The parts, the innermost first.
  public var components: [IntentType]

  /// Makes parts, the innermost first.
  public init(types: [IntentType]) { components = types }

  /// Makes one part within others.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }
}
