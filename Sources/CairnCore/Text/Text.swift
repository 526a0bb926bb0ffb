import CairnScreen
import CairnValues
import Foundation

/// One or more lines of text to read.
///
/// ```swift
/// Text("Hello, \(name)").font(.headline)
/// ```
nonisolated public struct Text: Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    case verbatim(String)
    indirect case key(LocalizedStringKey, table: String?, bundle: SendableBundle?)
    indirect case joined(Text, Text)
  }

  let storage: Storage
  var style = TextModifiers()

  init(_ storage: Storage) { self.storage = storage }

  /// A text that is not looked up in any table.
  public init(verbatim content: String) { storage = .verbatim(content) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// A text that is looked up in a table of the app's language.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .key(key, table: tableName, bundle: bundle.map(SendableBundle.init))
  }

  public static func + (a: Text, b: Text) -> Text { Text(.joined(a, b)) }
}

/// A bundle, which the compiler does not know to be usable from any thread.
struct SendableBundle: Equatable, @unchecked Sendable {
  let bundle: Bundle
}

/// What a text says of its own look, over what the environment says. One word, as most texts say nothing.
nonisolated struct TextModifiers: Equatable, Sendable {
  private struct Said: Equatable {
    var font: Font?
    var color: Color?
    var isBold: Bool?
    var isItalic: Bool?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var weight: Font.Weight?
  }

  private final class Shared: Sendable {
    let said: Said
    init(_ said: Said) { self.said = said }
  }

  /// Nil where nothing is said.
  private var shared: Shared?

  private var said: Said {
    get { shared?.said ?? Said() }
    set { shared = newValue == Said() ? nil : Shared(newValue) }
  }

  init() {}

  var font: Font? {
    get { said.font }
    set { said.font = newValue }
  }
  var color: Color? {
    get { said.color }
    set { said.color = newValue }
  }
  var isBold: Bool? {
    get { said.isBold }
    set { said.isBold = newValue }
  }
  var isItalic: Bool? {
    get { said.isItalic }
    set { said.isItalic = newValue }
  }
  var isUnderlined: Bool? {
    get { said.isUnderlined }
    set { said.isUnderlined = newValue }
  }
  var isStruckThrough: Bool? {
    get { said.isStruckThrough }
    set { said.isStruckThrough = newValue }
  }
  var weight: Font.Weight? {
    get { said.weight }
    set { said.weight = newValue }
  }

  var isEmpty: Bool { shared == nil }

  static func == (a: TextModifiers, b: TextModifiers) -> Bool { a.shared === b.shared || a.said == b.said }

  /// These modifiers on top of others.
  func over(_ outer: TextStyle) -> TextStyle {
    guard let said = shared?.said else { return outer }
    var style = outer
    if let font = said.font { style.font = font }
    if let weight = said.weight { style.font = (style.font ?? .body).weight(weight) }
    if let color = said.color { style.color = color }
    if let isBold = said.isBold { style.isBold = isBold }
    if let isItalic = said.isItalic { style.isItalic = isItalic }
    if let isUnderlined = said.isUnderlined { style.isUnderlined = isUnderlined }
    if let isStruckThrough = said.isStruckThrough { style.isStruckThrough = isStruckThrough }
    return style
  }
}

nonisolated extension Text {
  private func with(_ change: (inout TextModifiers) -> Void) -> Text {
    var copy = self
    change(&copy.style)
    return copy
  }

  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color } }
  public func bold() -> Text { bold(true) }
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }
  public func italic() -> Text { italic(true) }
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with { $0.isUnderlined = isActive } }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isStruckThrough = isActive }
  }
}

nonisolated extension Text: _LeafView {
  public typealias Body = Never

  @MainActor public static var _role: Role { .text }

  @MainActor public static func _isSame(_ a: inout Text, _ b: inout Text, for node: _Node) -> Bool { a == b }

  @MainActor public func _fill(_ handle: _ElementHandle) {
    handle.element.setText(content(in: handle.environment))
    handle.element.setLayout(.text)
  }

  /// The text as it is shown in an environment. Only what needs one reads the locale.
  func content(in environment: EnvironmentValues) -> TextContent {
    let surroundings = environment[TextSurroundingsKey.self]
    let base = style.over(surroundings.style)
    var content = TextContent("", style: base, lineLimit: surroundings.lineLimit, alignment: surroundings.alignment)
    switch storage {
    case .verbatim(let string): content.string = string
    case .key: content.string = string(locale: environment[LocaleKey.self])
    case .joined:
      appendRuns(to: &content.runs, over: surroundings.style, locale: environment[LocaleKey.self])
      content.string = content.runs.map(\.text).joined()
    }
    return content
  }

  private func appendRuns(to runs: inout [TextContent.Run], over outer: TextStyle, locale: Locale) {
    let style = style.over(outer)
    if case .joined(let a, let b) = storage {
      a.appendRuns(to: &runs, over: style, locale: locale)
      b.appendRuns(to: &runs, over: style, locale: locale)
    } else {
      runs.append(TextContent.Run(string(locale: locale), style: style))
    }
  }

  /// The characters, without their look.
  func string(locale: Locale = .current) -> String {
    switch storage {
    case .verbatim(let string): string
    case .key(let key, let table, let bundle): key.resolved(bundle: bundle?.bundle, table: table, locale: locale)
    case .joined(let a, let b): a.string(locale: locale) + b.string(locale: locale)
    }
  }
}
