import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// One or more lines of read-only text.
///
/// ```swift
/// Text("Hello, \(name)").font(.headline)
/// ```
nonisolated public struct Text: Equatable, Sendable {
  /// Plain strings, the most common texts, are stored inline.
  enum Storage: Equatable, Sendable {
    case verbatim(String)
    indirect case key(LocalizedStringKey, table: String?, bundle: SendableBundle?)
    indirect case resource(LocalizedStringResource)
    indirect case joined(Text, Text)
    indirect case attributed(AttributedString)
    indirect case argument(FormatArgument)
    indirect case date(Date, DateStyle)
    indirect case timer(TimerText)
    indirect case image(Image)
  }

  let storage: Storage
  /// The text's own style changes, in order.
  var changes: [TextChange] = []

  init(_ storage: Storage) { self.storage = storage }

  /// Creates a text without localization.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Creates a text without localization.
  @_disfavoredOverload
  @inlinable
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Creates a text localized through a table of the app's language.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .key(key, table: tableName, bundle: bundle.map(SendableBundle.init))
  }

  /// Creates a text from a localized string resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { storage = .resource(resource) }

  /// Creates a text with attributes. Disfavoured, so that a literal is a localization key instead.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

  /// Creates a text of a word that SwiftUI itself shows, in the app's translation or Cairn's.
  package init(own english: String) { storage = .argument(.object(OwnWord(english: english))) }

  /// Creates a text from an inline image.
  public init(_ image: Image) { storage = .image(image) }

  /// Creates a text from a formatted value.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .argument(.object(StyledArgument(input: input, style: format)))
  }

  /// Creates a text from a formatted value, dropping the attributes the format adds.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    storage = .argument(.object(AttributedStyledArgument(input: input, style: format)))
  }

  /// Creates a text from a value and a formatter. It accepts every value, because dates are not known here to
  /// have an object type in Foundation.
  public init<Subject: Hashable & Sendable>(_ subject: Subject, formatter: Formatter) {
    storage = .argument(.object(FormatterArgument(subject: subject, formatter: formatter, isEqual: ==)))
  }

  /// Creates a text from an object and a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    storage = .argument(
      .object(FormatterArgument(subject: subject, formatter: formatter) { $0 === $1 || $0.isEqual($1) }))
  }

  /// Joins two texts, each with its style.
  public static func + (a: Text, b: Text) -> Text { Text(.joined(a, b)) }
}

/// A bundle. It is usable from any thread, though the compiler does not know it.
package struct SendableBundle: Equatable, @unchecked Sendable {
  // Sendable: a bundle is read-only, on any thread.
  let bundle: Bundle

  package init(bundle: Bundle) { self.bundle = bundle }
}

nonisolated extension Text: _LeafView {
  public typealias Body = Never

  @MainActor public static var _role: ElementRole { .text }

  @MainActor public static func _isSame(_ a: inout Text, _ b: inout Text, for node: _Node) -> Bool { a == b }

  @MainActor public func _fill(_ handle: _ElementHandle) {
    let environment = handle.environment
    let surroundings = handle.reading(TextSurroundingsKey.self)
    let element = handle.element
    let node = handle.node
    var wait: TimeInterval?
    let text = content(in: environment, surroundings, at: node.graph.now, &wait)
    node.graph.run(node, after: wait)
    let hasLinks = text.hasLinks
    element.setText(consume text)
    if hasLinks { element.setTrait(TextLinks.self, environment.openURL) }
    if !changes.isEmpty, let heard = semantics(locale: environment.locale) {
      element.setEffect(.describes(heard), by: ObjectIdentifier(SpokenText.self))
    } else if element.hasEffects {
      element.setEffect(nil, by: ObjectIdentifier(SpokenText.self))
    }
    if surroundings.foreground.isEmpty, !element.hasEffects { return }
    let paints = surroundings.foreground
    let isFlat = paints.allSatisfy(\.isFlat)
    element.setEffect(isFlat ? nil : .foreground(paints), by: ObjectIdentifier(element))
  }

  /// Returns the text as shown in an environment.
  func content(in environment: EnvironmentValues) -> TextContent {
    var wait: TimeInterval?
    return content(in: environment, environment[TextSurroundingsKey.self], at: Date(), &wait)
  }

  /// - Parameter wait: receives the seconds until time changes the text, if it does.
  private func content(
    in environment: EnvironmentValues, _ surroundings: TextSurroundings, at now: @autoclosure () -> Date,
    _ wait: inout TimeInterval?
  ) -> TextContent {
    if changes.isEmpty, surroundings.textCase == nil, let string = unmarkedString(in: environment) {
      return TextContent(
        string, style: surroundings.textStyle, lineLimit: surroundings.lineLimit, alignment: surroundings.alignment)
    }
    var writer = TextWriter(in: environment, surroundings, at: now())
    writer.write(self)
    wait = writer.wait
    return writer.content
  }

  /// Returns the characters of an unstyled text, or `nil` if it may have some.
  private func unmarkedString(in environment: EnvironmentValues) -> String? {
    switch storage {
    case .verbatim(let string): return string
    case .key(let key, let table, let bundle):
      if let words = key.value.words(bundle: bundle?.bundle, table: table) {
        return InlineMarkdown.mayBeMarked(words) ? nil : words
      }
      let locale = environment.locale
      if let text = key.value.plainlyFilled(bundle: bundle?.bundle, table: table, locale: locale) { return text }
      var whole = ""
      var isUnmarked = true
      key.value.forEachPiece(bundle: bundle?.bundle, table: table, locale: locale) { piece in
        switch piece {
        case .text(let string) where !InlineMarkdown.mayBeMarked(string), .argument(let string, _):
          if whole.isEmpty { whole = string } else { whole += string }
        case .text, .object: isUnmarked = false
        }
      }
      return isUnmarked ? whole : nil
    default: return nil
    }
  }

  /// Returns the characters without styling.
  package func string(locale: Locale = .current) -> String {
    switch storage {
    case .verbatim(let string): string
    case .key(let key, let table, let bundle):
      MarkedPieces(key.value.pieces(bundle: bundle?.bundle, table: table, locale: locale)).plainText(locale: locale)
    case .resource(let resource): MarkedPieces(resource.pieces(locale: locale)).plainText(locale: locale)
    case .joined(let a, let b): a.string(locale: locale) + b.string(locale: locale)
    case .attributed(let string): String(string.characters)
    case .argument(let argument): argument.plainText(locale: locale)
    case .date(let date, let style): style.string(date, locale: locale, now: Date())
    case .timer(let timer): timer.string(at: Date(), locale: locale)
    case .image(let image): image.spokenName
    }
  }

  /// Returns the app's translation of a word that SwiftUI shows, or else Cairn's.
  package static func ownWord(_ english: String, in locale: Locale) -> String {
    let translated = Text(LocalizedStringKey(english)).string(locale: locale)
    return translated == english ? OwnWords(for: locale)(english) : translated
  }
}

/// A word that SwiftUI itself shows, such as Cancel.
private struct OwnWord: LocalizedStringArgument, Equatable {
  let english: String
  func plainText(locale: Locale) -> String { Text.ownWord(english, in: locale) }
}

extension FormatArgument {
  func plainText(locale: Locale) -> String {
    switch self {
    case .string(let string): string
    case .integer(let number): String(number)
    case .unsigned(let number): String(number)
    case .double(let number): String(number)
    case .object(let object): object.plainText(locale: locale)
    }
  }
}

extension Text: LocalizedStringArgument {
  package func plainText(locale: Locale) -> String { string(locale: locale) }
}

/// A text interpolated in another keeps its styling.
extension Text: _LocalizedStringInsertable {
  public func _insert(into text: inout LocalizedStringKey.StringInterpolation) { text.append(self) }
}

extension Image: _LocalizedStringInsertable {
  public func _insert(into text: inout LocalizedStringKey.StringInterpolation) { text.append(Text(self)) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a date as text that stays up to date.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(Text(date, style: style)) }

  /// Appends the time remaining or elapsed.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    append(
      Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}
