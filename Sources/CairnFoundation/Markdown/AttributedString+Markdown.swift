import Foundation

extension AttributedString {
  /// How Markdown is read.
  ///
  ///     let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
  ///     let text = try AttributedString(markdown: message, options: options)
  public struct MarkdownParsingOptions: Sendable {
    /// How much of Markdown is read.
    public enum InterpretedSyntax: Int, Sendable {
      /// Paragraphs, headings, lists, and the marks in them.
      case full
      /// Marks alone; a line that ends is a space.
      case inlineOnly
      /// Marks alone; spaces and lines stay as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// What is done with what cannot be read.
    public enum FailurePolicy: Int, Sendable {
      /// It is an error.
      case throwError
      /// It stands for itself. Nothing here fails, so there is no difference.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attribute: value)` is read. The text loses its markup then; attributes an app declares itself are
    /// not made of it.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What is done with what cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?
    /// Whether places in the source are kept. They are not, here.
    public var appliesSourcePositionAttributes: Bool

    /// Makes options.
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

  /// Reads Markdown.
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

  /// Reads Markdown from data in UTF-8.
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Reads Markdown from a file.
  public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// A line that ends in the source is a space, unless two spaces or a backslash stand before its end.
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

// A scope says which attributes an app has besides those of Markdown. Those of Markdown are in every scope.
extension AttributedString {
  /// Reads Markdown.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

  /// Reads Markdown.
  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

  /// Reads Markdown from data in UTF-8.
  public init<S: AttributeScope>(
    markdown: Data, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

  /// Reads Markdown from data in UTF-8.
  public init<S: AttributeScope>(
    markdown: Data, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

  /// Reads Markdown from a file.
  public init<S: AttributeScope>(
    contentsOf url: URL, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws { try self.init(contentsOf: url, options: options, baseURL: baseURL) }

  /// Reads Markdown from a file.
  public init<S: AttributeScope>(
    contentsOf url: URL, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { try self.init(contentsOf: url, options: options, baseURL: baseURL) }
}
