/// Automatic capitalization while the user types.
///
///     TextField("Name", text: $name).textInputAutocapitalization(.words)
public struct TextInputAutocapitalization: Equatable, Sendable {
  package enum Kind: Hashable, Sendable { case never, words, sentences, characters }
  package let kind: Kind

  private init(kind: Kind) { self.kind = kind }

  /// None.
  public static let never = TextInputAutocapitalization(kind: .never)
  /// The first letter of each word.
  public static let words = TextInputAutocapitalization(kind: .words)
  /// The first letter of each sentence.
  public static let sentences = TextInputAutocapitalization(kind: .sentences)
  /// Every letter.
  public static let characters = TextInputAutocapitalization(kind: .characters)

  /// Creates a value from its UIKit counterpart.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}

/// UIKit's automatic capitalization while the user types.
///
///     TextField("Code", text: $code).autocapitalization(.allCharacters)
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// Every letter.
  case allCharacters
}

/// The keyboard shown for a field.
///
///     TextField("Amount", text: $amount).keyboardType(.decimalPad)
public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard.
  case `default`
  /// For ASCII letters.
  case asciiCapable
  /// For numbers and punctuation.
  case numbersAndPunctuation
  /// For addresses on the web.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// For digits.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For e-mail addresses.
  case emailAddress
  /// For digits and a decimal point.
  case decimalPad
  /// With @ and #.
  case twitter
  /// For searching the web.
  case webSearch
  /// For ASCII digits.
  case asciiCapableNumberPad

  /// The old name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
