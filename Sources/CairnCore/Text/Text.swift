import CairnScreen
import CairnValues
import Foundation

/// One or more lines of text to read.
///
/// ```swift
/// Text("Hello, \(name)").font(.headline)
/// ```
nonisolated public struct Text: Equatable, Sendable {
  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, bundle: SendableBundle?)
    case joined(Text, Text)
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

/// What a text says of its own look, over what the environment says.
nonisolated struct TextModifiers: Equatable, Sendable {
  var font: Font?
  var color: Color?
  var isBold: Bool?
  var isItalic: Bool?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var weight: Font.Weight?

  var isEmpty: Bool { self == TextModifiers() }

  /// These modifiers on top of others.
  func over(_ outer: TextStyle) -> TextStyle {
    var style = outer
    if let font { style.font = font }
    if let weight { style.font = (style.font ?? .body).weight(weight) }
    if let color { style.color = color }
    if let isBold { style.isBold = isBold }
    if let isItalic { style.isItalic = isItalic }
    if let isUnderlined { style.isUnderlined = isUnderlined }
    if let isStruckThrough { style.isStruckThrough = isStruckThrough }
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

  @MainActor public func _fill(_ handle: _ElementHandle) {
    let content = content(in: handle.environment)
    if case .text(let old) = handle.element.content, old == content { return }
    handle.element.content = .text(content)
    handle.element.setLayout(.text)
  }

  /// The text as it is shown in an environment.
  func content(in environment: EnvironmentValues) -> TextContent {
    let surroundings = environment[TextSurroundingsKey.self]
    var runs: [TextContent.Run] = []
    let base = style.over(surroundings.style)
    let locale = environment[LocaleKey.self]
    if case .joined = storage { appendRuns(to: &runs, over: surroundings.style, locale: locale) }
    return TextContent(
      runs.isEmpty ? string(locale: locale) : runs.map(\.text).joined(), style: base, runs: runs,
      lineLimit: surroundings.lineLimit, alignment: surroundings.alignment)
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
