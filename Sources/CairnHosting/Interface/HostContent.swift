import CairnScreen
import CairnValues
import Foundation

/// An element's content, beside its children. Switch over it without a default, so that your host does not compile
/// until it handles a new kind.
public enum HostContent: Sendable, Equatable {
  case none
  case text(HostText)
  /// A picture or a symbol, by the app's name for it, if any.
  case image(name: String, isSymbol: Bool)
  case field(HostField)
  case toggle(isOn: Bool)
  /// A slider, a stepper, a progress bar or a gauge.
  case range(value: Double, bounds: ClosedRange<Double>)
  case shape(HostDrawing)
  /// A canvas that the app draws on.
  case drawing(HostDrawing)
}

/// A text, in runs that each have one style.
public struct HostText: Sendable, Equatable {
  /// A part of the text with one style.
  public struct Run: Sendable, Equatable {
    /// The characters.
    public var text: String
    /// The font; `nil` for the host's own.
    public var font: Font?
    /// The color; `nil` for the host's own.
    public var color: Color?
    /// Whether it is bold.
    public var isBold: Bool
    /// Whether it is italic.
    public var isItalic: Bool
    /// Whether it is underlined.
    public var isUnderlined: Bool
    /// Whether it is struck through.
    public var isStruckThrough: Bool
    /// Where it leads, if it is a link.
    public var link: URL?
  }

  /// The parts of the text.
  public var runs: [Run]
  /// The maximum number of lines, or `nil` for any number.
  public var lineLimit: Int?
  /// How lines are aligned.
  public var alignment: TextAlignment
  /// The space between lines, in addition to the font's own.
  public var lineSpacing: CGFloat
  /// The least number of lines for which there is room, whatever the text.
  public var reservedLines: Int

  /// The characters without their styles.
  public var string: String { runs.map(\.text).joined() }

  init(_ content: TextContent) {
    let runs = content.runs.isEmpty ? [TextContent.Run(content.string, style: content.style)] : content.runs
    self.runs = runs.map { run in
      let style = run.style
      return Run(
        text: run.text, font: style.font, color: style.color, isBold: style.isBold, isItalic: style.isItalic,
        isUnderlined: style.isUnderlined, isStruckThrough: style.isStruckThrough, link: style.link)
    }
    lineLimit = content.lineLimit
    alignment = content.alignment
    let isPlain = content.style.isPlain
    lineSpacing = isPlain ? 0 : content.style.values.lineSpacing
    reservedLines = isPlain ? 0 : content.style.values.reservedLines
  }
}

/// An editable text.
public struct HostField: Sendable, Equatable {
  /// The text the user has entered.
  public var text: String
  /// The text that is shown while the field is empty.
  public var prompt: String
  /// Whether the text may have several lines.
  public var isMultiline: Bool
}

extension HostContent {
  /// - Parameter size: The size of the element, which its shape fills.
  init(_ content: ElementContent, size: CGSize) {
    switch content {
    case .none: self = .none
    case .text(let text): self = .text(HostText(text))
    case .image(let image):
      if case .symbol(let name) = image.source {
        self = .image(name: name, isSymbol: true)
      } else {
        self = .image(name: image.name, isSymbol: false)
      }
    case .field(let field):
      self = .field(HostField(text: field.text, prompt: field.prompt, isMultiline: field.isMultiline))
    case .toggle(let isOn): self = .toggle(isOn: isOn)
    case .range(let range): self = .range(value: range.value, bounds: range.bounds)
    case .shape(let shape): self = .shape(HostDrawing(shape, size: size))
    case .drawing(let drawing): self = .drawing(HostDrawing(drawing))
    case .part: self = .none
    }
  }
}
