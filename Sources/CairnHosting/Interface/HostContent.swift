import CairnScreen
import CairnValues
import Foundation

/// What an element shows itself, beside its children. Switch over it without a default, so that a new kind does not
/// compile until your host has decided what to do with it.
public enum HostContent: Sendable, Equatable {
  case none
  case text(HostText)
  /// A picture or a symbol, by the name the app gave it, if any.
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
  public struct Run: Sendable, Equatable {
    public var text: String
    public var font: Font?
    public var color: Color?
    public var isBold: Bool
    public var isItalic: Bool
    public var isUnderlined: Bool
    public var isStruckThrough: Bool
    public var link: URL?
  }

  public var runs: [Run]
  /// The most lines it may take, or `nil` for any number.
  public var lineLimit: Int?
  public var alignment: TextAlignment

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
  }
}

/// A text that a person can edit.
public struct HostField: Sendable, Equatable {
  public var text: String
  /// What the field says while it is empty.
  public var prompt: String
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
    }
  }
}
