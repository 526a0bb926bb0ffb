import CairnValues
import Foundation

/// What an element shows by itself, children aside.
package enum Content {
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

/// How a text looks. One word, shared by all texts that look alike: most say nothing, and many say the same.
package struct TextStyle: Equatable, Sendable {
  private struct Looks: Equatable {
    var font: Font?
    var color: Color?
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
  }

  private final class Shared: Sendable {
    let looks: Looks
    init(_ looks: Looks) { self.looks = looks }
  }

  /// Nil where nothing is said.
  private var shared: Shared?

  private var looks: Looks {
    get { shared?.looks ?? Looks() }
    set { shared = newValue == Looks() ? nil : Shared(newValue) }
  }

  package init(
    font: Font? = nil, color: Color? = nil, isBold: Bool = false, isItalic: Bool = false, isUnderlined: Bool = false,
    isStruckThrough: Bool = false
  ) {
    looks = Looks(
      font: font, color: color, isBold: isBold, isItalic: isItalic, isUnderlined: isUnderlined,
      isStruckThrough: isStruckThrough)
  }

  /// Nothing said.
  package init() {}

  package var font: Font? {
    get { shared?.looks.font }
    set { looks.font = newValue }
  }

  package var color: Color? {
    get { shared?.looks.color }
    set { looks.color = newValue }
  }

  package var isBold: Bool {
    get { shared?.looks.isBold ?? false }
    set { looks.isBold = newValue }
  }

  package var isItalic: Bool {
    get { shared?.looks.isItalic ?? false }
    set { looks.isItalic = newValue }
  }

  package var isUnderlined: Bool {
    get { shared?.looks.isUnderlined ?? false }
    set { looks.isUnderlined = newValue }
  }

  package var isStruckThrough: Bool {
    get { shared?.looks.isStruckThrough ?? false }
    set { looks.isStruckThrough = newValue }
  }

  package static func == (a: TextStyle, b: TextStyle) -> Bool {
    a.shared === b.shared || a.looks == b.looks
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
