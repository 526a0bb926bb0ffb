import Foundation

extension AttributedString {
  /// Options for parsing Markdown.
  ///
  ///     let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
  ///     let text = try AttributedString(markdown: message, options: options)
  public struct MarkdownParsingOptions: Sendable {
    /// How much of Markdown is interpreted.
    public enum InterpretedSyntax: Int, Sendable {
      /// Paragraphs, headings, lists, and inline markup.
      case full
      /// Only inline markup. Line breaks become spaces.
      case inlineOnly
      /// Only inline markup. Spaces and line breaks are preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// How to handle invalid Markdown.
    public enum FailurePolicy: Int, Sendable {
      /// Throws an error.
      case throwError
      /// Keeps it as text. Parsing never fails here, so both policies are equivalent.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attribute: value)` is parsed. The text then loses the markup, but an app's own
    /// attributes are not created from it.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown is interpreted.
    public var interpretedSyntax: InterpretedSyntax
    /// How to handle invalid Markdown.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?
    /// Whether source positions are kept. It has no effect here.
    public var appliesSourcePositionAttributes: Bool

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Parses Markdown.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self.init()
    switch options.interpretedSyntax {
    case .inlineOnlyPreservingWhitespace: append(markdown: markdown, options, baseURL)
    case .inlineOnly: append(markdown: Self.flowing(markdown), options, baseURL)
    case .full:
      for block in MarkdownBlocks(markdown).blocks {
        var text = AttributedString()
        if block.isLiteral {
          text = AttributedString(block.text)
        } else {
          text.append(markdown: Self.flowing(block.text), options, baseURL)
        }
        text.presentationIntent = block.intent
        append(text)
      }
    }
    if let language = options.languageCode {
      self[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] = language
    }
  }

  /// Parses Markdown from UTF-8 data.
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Parses Markdown from a file.
  public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Returns the text with line breaks replaced by spaces, except after two spaces or a backslash.
  private static func flowing(_ text: String) -> String {
    text.replacing("  \n", with: "\u{2028}").replacing("\\\n", with: "\u{2028}").replacing("\n", with: " ")
      .replacing("\u{2028}", with: "\n")
  }

  private mutating func append(markdown: String, _ options: MarkdownParsingOptions, _ baseURL: URL?) {
    for span in InlineMarkdown.spans(of: markdown, readingAttributes: options.allowsExtendedAttributes) {
      append(span, AttributedString(span.text), baseURL)
    }
  }

  mutating func append(_ look: InlineMarkdown.Span, _ text: AttributedString, _ baseURL: URL?) {
    var text = text
    var intent: InlinePresentationIntent = []
    if look.isItalic { intent.insert(.emphasized) }
    if look.isBold { intent.insert(.stronglyEmphasized) }
    if look.isCode { intent.insert(.code) }
    if look.isStruckThrough { intent.insert(.strikethrough) }
    if !intent.isEmpty { text.inlinePresentationIntent = intent }
    if let link = look.link { text.link = URL(string: link, relativeTo: baseURL) }
    append(text)
  }
}

// A scope declares an app's attributes in addition to those of Markdown, which every scope includes.
extension AttributedString {
  /// Parses Markdown.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

  /// Parses Markdown.
  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

  /// Parses Markdown from UTF-8 data.
  public init<S: AttributeScope>(
    markdown: Data, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

  /// Parses Markdown from UTF-8 data.
  public init<S: AttributeScope>(
    markdown: Data, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

  /// Parses Markdown from a file.
  public init<S: AttributeScope>(
    contentsOf url: URL, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws { try self.init(contentsOf: url, options: options, baseURL: baseURL) }

  /// Parses Markdown from a file.
  public init<S: AttributeScope>(
    contentsOf url: URL, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { try self.init(contentsOf: url, options: options, baseURL: baseURL) }
}
