import Foundation

extension AttributedString {
  /// Options for localized attributed strings.
  ///
  ///     AttributedString(localized: "\(count) left", options: .applyReplacementIndexAttribute)
  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Marks each argument with its index.
    public static let applyReplacementIndexAttribute = Self(rawValue: 1)
  }

  /// Options for localized attributed strings, in their newer form.
  ///
  ///     var options = AttributedString.LocalizationOptions()
  ///     options.applyReplacementIndexAttribute = true
  public struct LocalizationOptions: Sendable {
    public init() {}

    /// Whether each argument is marked with its index.
    public var applyReplacementIndexAttribute = false
  }

  /// Looks up a text with markup in the string tables of the app's language.
  public init(
    localized key: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let locale = locale ?? .current
    self.init(key.pieces(bundle: bundle, table: table, locale: locale), locale, options)
  }

  /// Looks up a text with markup by an explicit key.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let locale = locale ?? .current
    let lookup = String.LocalizationValue.bundleLookup
    let pieces = defaultValue.pieces(bundle: bundle, table: table, locale: locale) {
      lookup("\(key)", $1, $2, $3, $4) ?? $0
    }
    self.init(pieces, locale, options)
  }

  /// Looks up the text with markup of a localized string resource.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(resource.pieces(locale: resource.locale), resource.locale, [])
  }

  /// Looks up the text with markup of a localized string resource.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource, options: FormattingOptions) {
    self.init(resource.pieces(locale: resource.locale), resource.locale, options)
  }

  private init(_ pieces: [String.LocalizationValue.Piece], _ locale: Locale, _ options: FormattingOptions) {
    self.init()
    MarkedPieces(pieces).read(locale: locale) { look, piece in
      func add(_ text: AttributedString, _ place: Int) {
        var text = text
        if options.contains(.applyReplacementIndexAttribute) {
          text[AttributeScopes.FoundationAttributes.ReplacementIndexAttribute.self] = place
        }
        append(look, text, nil)
      }
      switch piece {
      case .text(let text): append(look, AttributedString(text), nil)
      case .argument(let text, let place): add(AttributedString(text), place)
      case .object(let object as AttributedArgument, let place): add(object.string, place)
      case .object(let object, let place): add(AttributedString(object.plainText(locale: locale)), place)
      }
    }
  }
}

// The same in their newer form, and for apps with custom attributes, which no text in a table has.
extension AttributedString {
  /// Looks up a text with markup in the string tables of the app's language.
  public init<S: AttributeScope>(
    localized key: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
    including scope: KeyPath<AttributeScopes, S.Type>
  ) { self.init(localized: key, options: options, table: table, bundle: bundle, locale: locale) }

  /// Looks up a text with markup in the string tables of the app's language.
  public init<S: AttributeScope>(
    localized key: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil, including scope: S.Type
  ) { self.init(localized: key, options: options, table: table, bundle: bundle, locale: locale) }

  /// Looks up a text with markup in the string tables of the app's language.
  public init(
    localized key: String.LocalizationValue, options: LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) { self.init(localized: key, options: options.formatting, table: table, bundle: bundle, locale: locale) }

  /// Looks up a text with markup in the string tables of the app's language.
  public init<S: AttributeScope>(
    localized key: String.LocalizationValue, options: LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil, including scope: KeyPath<AttributeScopes, S.Type>
  ) { self.init(localized: key, options: options.formatting, table: table, bundle: bundle, locale: locale) }

  /// Looks up a text with markup in the string tables of the app's language.
  public init<S: AttributeScope>(
    localized key: String.LocalizationValue, options: LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil, including scope: S.Type
  ) { self.init(localized: key, options: options.formatting, table: table, bundle: bundle, locale: locale) }

  /// Looks up a text with markup by an explicit key.
  public init<S: AttributeScope>(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
    including scope: KeyPath<AttributeScopes, S.Type>
  ) {
    self.init(
      localized: key, defaultValue: defaultValue, options: options, table: table, bundle: bundle, locale: locale)
  }

  /// Looks up a text with markup by an explicit key.
  public init<S: AttributeScope>(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
    including scope: S.Type
  ) {
    self.init(
      localized: key, defaultValue: defaultValue, options: options, table: table, bundle: bundle, locale: locale)
  }

  /// Looks up a text with markup by an explicit key.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: key, defaultValue: defaultValue, options: options.formatting, table: table, bundle: bundle,
      locale: locale)
  }

  /// Looks up a text with markup by an explicit key.
  public init<S: AttributeScope>(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
    including scope: KeyPath<AttributeScopes, S.Type>
  ) {
    self.init(
      localized: key, defaultValue: defaultValue, options: options.formatting, table: table, bundle: bundle,
      locale: locale)
  }

  /// Looks up a text with markup by an explicit key.
  public init<S: AttributeScope>(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
    including scope: S.Type
  ) {
    self.init(
      localized: key, defaultValue: defaultValue, options: options.formatting, table: table, bundle: bundle,
      locale: locale)
  }

  /// Looks up the text with markup of a localized string resource.
  @_disfavoredOverload
  public init<S: AttributeScope>(
    localized resource: LocalizedStringResource, options: FormattingOptions = [],
    including scope: KeyPath<AttributeScopes, S.Type>
  ) {
    self.init(localized: resource, options: options)
  }

  /// Looks up the text with markup of a localized string resource.
  @_disfavoredOverload
  public init<S: AttributeScope>(
    localized resource: LocalizedStringResource, options: FormattingOptions = [], including scope: S.Type
  ) {
    self.init(localized: resource, options: options)
  }

  /// Looks up the text with markup of a localized string resource.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
    self.init(localized: resource, options: options.formatting)
  }

  /// Looks up the text with markup of a localized string resource.
  @_disfavoredOverload
  public init<S: AttributeScope>(
    localized resource: LocalizedStringResource, options: LocalizationOptions,
    including scope: KeyPath<AttributeScopes, S.Type>
  ) {
    self.init(localized: resource, options: options.formatting)
  }

  /// Looks up the text with markup of a localized string resource.
  @_disfavoredOverload
  public init<S: AttributeScope>(
    localized resource: LocalizedStringResource, options: LocalizationOptions, including scope: S.Type
  ) {
    self.init(localized: resource, options: options.formatting)
  }
}

extension AttributedString.LocalizationOptions {
  fileprivate var formatting: AttributedString.FormattingOptions {
    applyReplacementIndexAttribute ? .applyReplacementIndexAttribute : []
  }
}
