import CairnValues
import Foundation

/// How a text looks. Most texts share a look with many others, so it is kept outside and counts 8 bytes in each.
@dynamicMemberLookup
package struct TextStyle: Equatable, Sendable {
  package struct Values: Equatable, Sendable {
    package var font: Font?
    package var color: Color?
    package var isBold = false
    package var isItalic = false
    package var isUnderlined = false
    package var isStruckThrough = false
    package var underlineColor: Color?
    package var strikeColor: Color?
    package var linePattern = LinePattern.solid
    /// Extra room between characters.
    package var kerning: CGFloat = 0
    package var baselineOffset: CGFloat = 0
    /// Extra room between lines.
    package var lineSpacing: CGFloat = 0
    package var truncation = Truncation.tail
    /// How small the characters may become before the text is cut off, as a share of their size.
    package var leastScale: CGFloat = 1
    /// Room is kept for so many lines, whether they are there or not.
    package var reservedLines = 0
    /// Where a tap on the text leads.
    package var link: URL?
    /// A symbol or picture that stands in the line in place of the characters.
    package var image: ImageContent?
    /// Blocks or bars are shown in place of the characters.
    package var isRedacted = false

    package init() {}
  }

  package enum Truncation: UInt8, Sendable { case head, middle, tail }
  package enum LinePattern: UInt8, Sendable { case solid, dash, dot, dashDot, dashDotDot }

  private final class Box: Sendable {
    let values: Values
    init(_ values: Values) { self.values = values }
  }

  /// Nil for the plain look.
  private var box: Box?

  /// The plain look.
  package init() {}

  package init(
    font: Font? = nil, color: Color? = nil, isBold: Bool = false, isItalic: Bool = false, isUnderlined: Bool = false,
    isStruckThrough: Bool = false
  ) {
    var values = Values()
    values.font = font
    values.color = color
    values.isBold = isBold
    values.isItalic = isItalic
    values.isUnderlined = isUnderlined
    values.isStruckThrough = isStruckThrough
    self.values = values
  }

  package var values: Values {
    get { box?.values ?? Values() }
    set { box = newValue == Values() ? nil : Box(newValue) }
  }

  package subscript<T>(dynamicMember member: WritableKeyPath<Values, T>) -> T {
    get { values[keyPath: member] }
    set { values[keyPath: member] = newValue }
  }

  /// Layout asks for the font of every text.
  package var font: Font? {
    get { box?.values.font }
    set { values.font = newValue }
  }

  package var isPlain: Bool { box == nil }

  package static func == (a: TextStyle, b: TextStyle) -> Bool { a.box === b.box || a.values == b.values }
}
