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

    /// Whether `^[text](attribute: value)` is read. It stands for itself here.
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
    case .inlineOnlyPreservingWhitespace: append(markdown: markdown, baseURL)
    case .inlineOnly: append(markdown: Self.flowing(markdown), baseURL)
    case .full:
      for block in MarkdownBlocks(markdown).blocks {
        var text = AttributedString()
        if block.isLiteral {
          text = AttributedString(block.text)
        } else {
          text.append(markdown: Self.flowing(block.text), baseURL)
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

  /// Looks up a text with marks in the tables of the app's language.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(key.pieces(bundle: bundle, table: table, locale: locale))
  }

  /// Looks up a text with marks that was described before.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self.init(resource.pieces(locale: resource.locale)) }

  private init(_ pieces: [String.LocalizationValue.Piece]) {
    self.init()
    MarkedPieces(pieces).read { look, piece in
      switch piece {
      case .text(let text), .argument(let text): append(look, AttributedString(text), nil)
      case .object(let object as AttributedArgument): append(look, object.string, nil)
      case .object(let object): append(look, AttributedString(object.plainText(locale: .current)), nil)
      }
    }
  }

  /// A line that ends in the source is a space, unless two spaces or a backslash stand before its end.
  private static func flowing(_ text: String) -> String {
    text.replacing("  \n", with: "\u{2028}").replacing("\\\n", with: "\u{2028}").replacing("\n", with: " ")
      .replacing("\u{2028}", with: "\n")
  }

  private mutating func append(markdown: String, _ baseURL: URL?) {
    for span in InlineMarkdown.spans(of: markdown) { append(span, AttributedString(span.text), baseURL) }
  }

  private mutating func append(_ look: InlineMarkdown.Span, _ text: AttributedString, _ baseURL: URL?) {
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
