import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// Converts a text and its styling into runs of characters.
struct TextWriter {
  private let surroundings: TextSurroundings
  private let locale: Locale
  private let environment: EnvironmentValues
  private let now: Date
  private var runs: [TextContent.Run] = []
  /// The seconds until time changes the text, if it does.
  private(set) var wait: TimeInterval?

  init(in environment: EnvironmentValues, _ surroundings: TextSurroundings, at now: Date) {
    self.now = now
    self.environment = environment
    self.surroundings = surroundings
    locale = environment.locale
  }

  private var base: TextStyle { surroundings.textStyle }

  /// The text written. A style shared by all runs becomes the text's own, and the runs are dropped.
  var content: TextContent {
    let shared = runs.first?.style ?? base
    let isUniform = runs.count == 1 || runs.allSatisfy { $0.style == shared }
    return TextContent(
      runs.count == 1 ? runs[0].text : runs.map(\.text).joined(), style: isUniform ? shared : base,
      runs: isUniform ? [] : runs, lineLimit: surroundings.lineLimit, alignment: surroundings.alignment)
  }

  mutating func write(_ text: Text) { write(text, over: LookOfText(base, surroundings)) }

  private mutating func write(_ text: Text, over outer: LookOfText) {
    var look = outer
    for change in text.changes { change.apply(to: &look, in: environment) }
    switch text.storage {
    case .joined(let a, let b):
      write(a, over: look)
      write(b, over: look)
    case .key(let key, let table, let bundle):
      write(key.value.pieces(bundle: bundle?.bundle, table: table, locale: locale), look)
    case .resource(let resource): write(resource.pieces(locale: locale), look)
    case .attributed(let string): writeAttributed(string, look)
    case .image(let image):
      var style = look.style
      style.image = image.content(in: environment)
      append(image.spokenName, style)
    case .date(let date, let style):
      changes(after: style.wait(date, now: now))
      append(style.string(date, locale: locale, now: now), look.style)
    case .timer(let timer):
      changes(after: timer.wait(at: now))
      append(timer.string(at: now, locale: locale), look.style)
    case .verbatim, .argument: append(text.string(locale: locale), look.style)
    }
  }

  private mutating func changes(after seconds: TimeInterval?) {
    if let seconds { wait = min(wait ?? seconds, seconds) }
  }

  private mutating func write(_ pieces: [String.LocalizationValue.Piece], _ look: LookOfText) {
    MarkedPieces(pieces).read(locale: locale) { span, piece in
      let look = span.applied(to: look)
      switch piece {
      case .text(let string), .argument(let string, _): append(string, look.style)
      case .object(let text as Text, _): write(text, over: look)
      case .object(let string as AttributedArgument, _): writeAttributed(string.string, look)
      case .object(let object, _): append(object.plainText(locale: locale), look.style)
      }
    }
  }

  private mutating func writeAttributed(_ string: AttributedString, _ look: LookOfText) {
    for run in string.runs {
      var look = look
      run.attributes.apply(to: &look, in: environment)
      append(String(string[run.range].characters), look.style)
    }
  }

  private mutating func append(_ string: String, _ style: TextStyle) {
    let string = surroundings.textCase?.applied(to: string, locale: locale) ?? string
    if let last = runs.last, last.style == style {
      runs[runs.count - 1].text += string
    } else {
      runs.append(TextContent.Run(string, style: style))
    }
  }
}

/// A text's style while it is assembled. The font is applied last, regardless of the order in which it and its
/// changes were set.
struct LookOfText {
  private var plain: TextStyle
  var font: Font?
  var fontChanges: [FontChange]

  init(_ style: TextStyle, _ surroundings: TextSurroundings) {
    plain = style
    font = surroundings.font
    fontChanges = surroundings.fontChanges
  }

  var style: TextStyle {
    get {
      var style = plain
      let font = FontChange.apply(fontChanges, to: font)
      if style.font != font { style.font = font }
      return style
    }
    set { plain = newValue }
  }

  mutating func bold(_ isActive: Bool) { plain.isBold = isActive }
}

extension InlineMarkdown.Span {
  fileprivate func applied(to look: LookOfText) -> LookOfText {
    var look = look
    if isBold { look.bold(true) }
    if isItalic { look.style.isItalic = true }
    if isStruckThrough { look.style.isStruckThrough = true }
    if isCode { look.fontChanges.append(.monospaced) }
    if let link { look.style.link = URL(string: link) }
    return look
  }
}
