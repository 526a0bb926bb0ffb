import CairnValues
import Foundation

/// What an element shows by itself, children aside.
package enum ElementContent {
  case none
  case text(TextContent)
  case image(ImageContent)
  case field(FieldContent)
  case toggle(Bool)
  case range(RangeContent)
}

/// A run of styled text.
package struct TextContent: Equatable, Sendable {
  package struct Run: Equatable, Sendable {
    package var text: String
    package var style: TextStyle
    package init(_ text: String, style: TextStyle = TextStyle()) {
      self.text = text
      self.style = style
    }
  }

  /// The plain text; the runs below, when there are any, spell out the same characters.
  package var string: String
  package var style: TextStyle
  /// Empty where the whole text has one style.
  package var runs: [Run]
  package var lineLimit: Int?
  package var alignment: TextAlignment

  package init(
    _ string: String, style: TextStyle = TextStyle(), runs: [Run] = [], lineLimit: Int? = nil,
    alignment: TextAlignment = .leading
  ) {
    self.string = string
    self.style = style
    self.runs = runs
    self.lineLimit = lineLimit
    self.alignment = alignment
  }
}

package struct TextStyle: Equatable, Sendable {
  package var font: Font?
  package var color: Color?
  package var isBold: Bool
  package var isItalic: Bool
  package var isUnderlined: Bool
  package var isStruckThrough: Bool

  package init(
    font: Font? = nil, color: Color? = nil, isBold: Bool = false, isItalic: Bool = false, isUnderlined: Bool = false,
    isStruckThrough: Bool = false
  ) {
    self.font = font
    self.color = color
    self.isBold = isBold
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }
}

package struct ImageContent: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    case symbol(String)
    case named(String)
  }
  package var source: Source
  package init(source: Source) { self.source = source }
}

package struct FieldContent: Equatable, Sendable {
  package var text: String
  package var prompt: String
  package init(text: String, prompt: String) {
    self.text = text
    self.prompt = prompt
  }
}

package struct RangeContent: Equatable, Sendable {
  package var value: Double
  package var bounds: ClosedRange<Double>
  package init(value: Double, bounds: ClosedRange<Double>) {
    self.value = value
    self.bounds = bounds
  }
}
