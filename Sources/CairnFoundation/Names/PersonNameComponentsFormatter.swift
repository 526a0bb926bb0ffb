import Foundation

/// Formats the name of a user.
///
///     PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated)
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  // Sendable: Foundation declares its base class so; as on Apple's systems, only one thread may configure a
  // formatter.
  /// How much of the name is written.
  ///
  ///     formatter.style = .long
  public enum Style: Int, Sendable {
    /// The default, which is medium.
    case `default` = 0
    /// The nickname or the given name.
    case short = 1
    /// Given and family name.
    case medium = 2
    /// Everything.
    case long = 3
    /// Initials.
    case abbreviated = 4
  }

  /// Formatting options.
  ///
  ///     PersonNameComponentsFormatter.localizedString(from: name, style: .medium, options: .phonetic)
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The phonetic form.
    public static let phonetic = Options(rawValue: 2)
  }

  /// How much of the name is written.
  open var style: Style = .default
  /// Whether to use the phonetic form.
  open var isPhonetic = false
  /// The language, which determines the order.
  open var locale: Locale! = .current

  /// Returns the name as text.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    let text = NameText(name: name, locale: locale ?? .current)
    return switch style {
    case .default, .medium: text.medium
    case .short: text.short
    case .long: text.long
    case .abbreviated: text.abbreviated
    }
  }

  /// Parses the components of a name, or returns `nil` if there is none.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    try? PersonNameComponents(string)
  }

  /// Returns a name as text.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns a name as text, or `nil` for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }
}
