import Foundation

extension String {
  /// Looks up a text in the string tables of the app's language.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.resolved(bundle: bundle, table: table, locale: locale)
  }

  /// Looks up a text by an explicit key.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.resolved(forKey: "\(key)", bundle: bundle, table: table, locale: locale)
  }

  /// Looks up the text of a localized string resource.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.resolved() }
}
