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
  case shape(ShapeContent)
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
  private var limit: Int32
  package var alignment: TextAlignment

  package init(
    _ string: String, style: TextStyle = TextStyle(), runs: [Run] = [], lineLimit: Int? = nil,
    alignment: TextAlignment = .leading
  ) {
    self.string = string
    self.style = style
    self.runs = runs
    limit = 0
    self.alignment = alignment
    self.lineLimit = lineLimit
  }

  /// The most lines shown, one at least; nil without limit.
  package var lineLimit: Int? {
    get { limit == 0 ? nil : Int(limit) }
    set { limit = newValue.map { Int32(clamping: max($0, 1)) } ?? 0 }
  }
}

/// How a text looks. Most texts share a look with many others, so it is kept outside and counts 8 bytes in each.
package struct TextStyle: Equatable, Sendable {
  private struct Values: Equatable {
    var font: Font?
    var color: Color?
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
  }

  private final class Box: Sendable {
    let values: Values
    init(_ values: Values) { self.values = values }
  }

  /// Nil for the plain look.
  private var box: Box?

  private var values: Values {
    get { box?.values ?? Values() }
    set { box = newValue == Values() ? nil : Box(newValue) }
  }

  package init(
    font: Font? = nil, color: Color? = nil, isBold: Bool = false, isItalic: Bool = false, isUnderlined: Bool = false,
    isStruckThrough: Bool = false
  ) {
    values = Values(
      font: font, color: color, isBold: isBold, isItalic: isItalic, isUnderlined: isUnderlined,
      isStruckThrough: isStruckThrough)
  }

  package var isPlain: Bool { box == nil }

  package static func == (a: TextStyle, b: TextStyle) -> Bool { a.box === b.box || a.values == b.values }

  package var font: Font? {
    get { box?.values.font }
    set { values.font = newValue }
  }

  package var color: Color? {
    get { box?.values.color }
    set { values.color = newValue }
  }

  package var isBold: Bool {
    get { values.isBold }
    set { values.isBold = newValue }
  }

  package var isItalic: Bool {
    get { values.isItalic }
    set { values.isItalic = newValue }
  }

  package var isUnderlined: Bool {
    get { values.isUnderlined }
    set { values.isUnderlined = newValue }
  }

  package var isStruckThrough: Bool {
    get { values.isStruckThrough }
    set { values.isStruckThrough = newValue }
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
