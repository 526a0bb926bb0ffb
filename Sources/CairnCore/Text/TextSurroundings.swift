import CairnScreen
import CairnValues
import Foundation

/// All environment settings that affect text, in one value of one word: a text reads one key instead of ten,
/// and without settings there is nothing to compare.
@dynamicMemberLookup
nonisolated struct TextSurroundings: Equatable, Sendable {
  struct Said: Equatable, Sendable {
    /// The style without the font.
    var style = TextStyle()
    var font: Font?
    var fontChanges: [FontChange] = []
    var lineLimit: Int?
    var alignment = TextAlignment.leading
    var textCase: Text.Case?
    /// The foreground styles by level; empty for the host's default color.
    var foreground: [Paint] = []
    /// The reasons for redacting content, and whether the content is private.
    var redaction: RedactionReasons = []
    var isPrivate = false

    var isRedacted: Bool {
      redaction.contains(.placeholder) || redaction.contains(.invalidated)
        || (redaction.contains(.privacy) && isPrivate)
    }

    fileprivate var textStyle: TextStyle {
      var whole = style
      if let font = FontChange.apply(fontChanges, to: font) { whole.font = font }
      if isRedacted { whole.isRedacted = true }
      return whole
    }
  }

  private final class Shared: Sendable {
    let said: Said
    let textStyle: TextStyle

    init(_ said: Said) {
      self.said = said
      textStyle = said.textStyle
    }
  }

  /// `nil` if nothing is set.
  private var shared: Shared?

  private var said: Said {
    get { shared?.said ?? Said() }
    set { shared = newValue == Said() ? nil : Shared(newValue) }
  }

  subscript<T>(dynamicMember member: WritableKeyPath<Said, T>) -> T {
    get { said[keyPath: member] }
    set { said[keyPath: member] = newValue }
  }

  // Accessed by every text, so without the detour through a key path.

  var textStyle: TextStyle { shared?.textStyle ?? TextStyle() }
  var lineLimit: Int? {
    get { shared?.said.lineLimit }
    set { said.lineLimit = newValue }
  }
  var alignment: TextAlignment {
    get { shared?.said.alignment ?? .leading }
    set { said.alignment = newValue }
  }
  var textCase: Text.Case? {
    get { shared?.said.textCase }
    set { said.textCase = newValue }
  }
  var foreground: [Paint] {
    get { shared?.said.foreground ?? [] }
    set { said.foreground = newValue }
  }
  var isRedacted: Bool { shared?.said.isRedacted ?? false }

  static func == (a: TextSurroundings, b: TextSurroundings) -> Bool { a.shared === b.shared || a.said == b.said }
}

struct TextSurroundingsKey: EnvironmentKey {
  static var defaultValue: TextSurroundings { TextSurroundings() }
}

extension EnvironmentValues {
  var texts: TextSurroundings {
    get { self[TextSurroundingsKey.self] }
    set { self[TextSurroundingsKey.self] = newValue }
  }

  /// The font of texts without their own.
  public var font: Font? {
    get { texts.font }
    set { texts.font = newValue }
  }

  /// The maximum number of lines of a text.
  public var lineLimit: Int? {
    get { texts.lineLimit }
    set { texts.lineLimit = newValue }
  }

  /// The alignment of a text's lines.
  public var multilineTextAlignment: TextAlignment {
    get { texts.alignment }
    set { texts.alignment = newValue }
  }

  /// The case in which letters are shown, or `nil` to keep the original.
  public var textCase: Text.Case? {
    get { texts.textCase }
    set { texts.textCase = newValue }
  }

  /// The part of a text omitted when it does not fit.
  public var truncationMode: Text.TruncationMode {
    get {
      switch texts.style.truncation {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    }
    set {
      switch newValue {
      case .head: texts.style.truncation = .head
      case .middle: texts.style.truncation = .middle
      case .tail: texts.style.truncation = .tail
      }
    }
  }

  /// Extra space between the lines of a text.
  public var lineSpacing: CGFloat {
    get { texts.style.lineSpacing }
    set { texts.style.lineSpacing = newValue.isFinite ? newValue : 0 }
  }

  /// How far text may shrink before it is truncated.
  public var minimumScaleFactor: CGFloat {
    get { texts.style.leastScale }
    set { texts.style.leastScale = newValue.isFinite ? min(max(newValue, 0), 1) : 1 }
  }

  /// Whether the space between characters may shrink to make a text fit.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }
}

struct AllowsTighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
