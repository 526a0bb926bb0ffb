import CairnValues
import Foundation

/// The look of a text. It is shared by reference, because most texts look like many others, and takes 8 bytes in
/// each.
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
    /// Extra space between characters.
    package var kerning: CGFloat = 0
    package var baselineOffset: CGFloat = 0
    /// Extra space between lines.
    package var lineSpacing: CGFloat = 0
    package var truncation = Truncation.tail
    /// The scale to which characters may shrink before the text is truncated.
    package var leastScale: CGFloat = 1
    /// The number of lines to reserve space for, whether or not they exist.
    package var reservedLines = 0
    /// The link that a tap on the text opens.
    package var link: URL?
    /// A symbol or picture shown in the line instead of the characters.
    package var image: ImageContent?
    /// Whether placeholder blocks replace the characters.
    package var isRedacted = false

    package init() {}
  }

  package enum Truncation: UInt8, Sendable { case head, middle, tail }
  package enum LinePattern: UInt8, Sendable { case solid, dash, dot, dashDot, dashDotDot }

  private final class Box: Sendable {
    let values: Values
    init(_ values: Values) { self.values = values }
  }

  /// The storage, or `nil` for the plain look.
  private var box: Box?

  /// Creates the plain look.
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

  /// Layout reads the font of every text.
  package var font: Font? {
    get { box?.values.font }
    set { values.font = newValue }
  }

  package var isPlain: Bool { box == nil }

  package static func == (a: TextStyle, b: TextStyle) -> Bool { a.box === b.box || a.values == b.values }
}
