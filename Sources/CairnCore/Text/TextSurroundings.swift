import CairnScreen
import CairnValues
import Foundation

/// Everything about the environment that a text looks at, in one value: a text reads one key, not ten.
nonisolated struct TextSurroundings: Equatable, Sendable {
  var style = TextStyle()
  var lineLimit: Int?
  var alignment = TextAlignment.leading
  /// What text is drawn with, by level, where that is more than the host's own colour.
  var foreground: [Paint] = []
}

struct TextSurroundingsKey: EnvironmentKey {
  static var defaultValue: TextSurroundings { TextSurroundings() }
}

struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}

extension EnvironmentValues {
  /// The language and region texts are made for.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The font of texts that do not have one of their own.
  public var font: Font? {
    get { self[TextSurroundingsKey.self].style.font }
    set { self[TextSurroundingsKey.self].style.font = newValue }
  }

  /// How many lines a text may take.
  public var lineLimit: Int? {
    get { self[TextSurroundingsKey.self].lineLimit }
    set { self[TextSurroundingsKey.self].lineLimit = newValue }
  }

  /// How the lines of a text stand to each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextSurroundingsKey.self].alignment }
    set { self[TextSurroundingsKey.self].alignment = newValue }
  }
}

/// Changes the look of the texts inside.
nonisolated struct TextSurroundingsModifier: _EnvironmentModifier {
  typealias Body = Never
  let change: (inout TextSurroundings) -> Void
  func _write(to values: inout EnvironmentValues) { change(&values[TextSurroundingsKey.self]) }
}

nonisolated extension View {
  private func texts(_ change: @escaping (inout TextSurroundings) -> Void) -> some View {
    modifier(TextSurroundingsModifier(change: change))
  }

  /// Sets the font of the texts in this view.
  public func font(_ font: Font?) -> some View { texts { $0.style.font = font } }

  /// Sets the weight of the texts in this view.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    texts { if let weight { $0.style.font = ($0.style.font ?? .body).weight(weight) } }
  }

  /// Makes the texts in this view bold.
  public func bold(_ isActive: Bool = true) -> some View { texts { $0.style.isBold = isActive } }

  /// Makes the texts in this view italic.
  public func italic(_ isActive: Bool = true) -> some View { texts { $0.style.isItalic = isActive } }

  /// Limits the lines a text in this view may take; nil for as many as it needs.
  public func lineLimit(_ number: Int?) -> some View { texts { $0.lineLimit = number } }

  /// Sets how the lines of a text in this view stand to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { texts { $0.alignment = alignment } }
}
