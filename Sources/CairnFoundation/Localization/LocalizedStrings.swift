import Foundation

extension String {
  /// Looks up a text in the tables of the app's language.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.resolved(bundle: bundle, table: table, locale: locale)
  }

  /// Looks up a text by a key of its own.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.resolved(forKey: "\(key)", bundle: bundle, table: table, locale: locale)
  }

  /// Looks up a text that was described before.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.resolved() }
}
