import CairnValues
import Foundation

/// The content of an element itself, without its children. Only text is stored inline, because every element
/// reserves space for the largest case.
package enum ElementContent {
  case none
  case text(TextContent)
  /// Indirect: pictures and shapes are large, and every element reserves space for its content.
  indirect case image(ImageContent)
  indirect case field(FieldContent)
  case toggle(Bool)
  indirect case range(RangeContent)
  indirect case shape(ShapeContent)
  indirect case drawing(DrawingContent)
  case part(HostPart)
}

/// Styled text.
package struct TextContent: Equatable, Sendable {
  package struct Run: Equatable, Sendable {
    package var text: String
    package var style: TextStyle
    package init(_ text: String, style: TextStyle = TextStyle()) {
      self.text = text
      self.style = style
    }
  }

  /// The plain text. The runs below, if there are any, contain the same characters.
  package var string: String { didSet { plainColumns = Self.plainColumns(of: string) } }
  package var style: TextStyle
  /// The styled runs; empty if the whole text has one style.
  package var runs: [Run]
  private var limit: Int32
  package var alignment: TextAlignment
  /// The number of columns of a single line of ASCII characters, which most texts are; negative for other and
  /// for very long texts. It is cached because every measurement of the text needs it.
  package private(set) var plainColumns: Int16

  package init(
    _ string: String, style: TextStyle = TextStyle(), runs: [Run] = [], lineLimit: Int? = nil,
    alignment: TextAlignment = .leading
  ) {
    self.string = string
    self.style = style
    self.runs = runs
    limit = 0
    self.alignment = alignment
    plainColumns = Self.plainColumns(of: string)
    self.lineLimit = lineLimit
  }

  private static func plainColumns(of string: String) -> Int16 {
    var string = string
    return string.withUTF8 { bytes in
      for byte in bytes where byte < 0x20 || byte >= 0x7F { return -1 }
      return Int16(exactly: bytes.count) ?? -1
    }
  }

  /// The maximum number of lines, at least one, or `nil` for no limit.
  package var lineLimit: Int? {
    get { limit == 0 ? nil : Int(limit) }
    set { limit = newValue.map { Int32(clamping: max($0, 1)) } ?? 0 }
  }
}

extension TextContent {
  /// Whether a part of the text is a link.
  package var hasLinks: Bool {
    if runs.isEmpty { return !style.isPlain && style.link != nil }
    return runs.contains { $0.style.link != nil }
  }
}

extension Element {
  /// Whether a part of the element's text is a link.
  package var showsLinks: Bool { if case .text(let text) = content { text.hasLinks } else { false } }
}

package struct RangeContent: Equatable, Sendable {
  package var value: Double
  package var bounds: ClosedRange<Double>
  /// The marked values within the bounds.
  package var ticks: [RangeTick] = []
  package init(value: Double, bounds: ClosedRange<Double>, ticks: [RangeTick] = []) {
    self.value = value
    self.bounds = bounds
    self.ticks = ticks
  }
}

/// A marked value and its label.
package struct RangeTick: Equatable, Sendable {
  package var value: Double
  package var label: String?
  package init(value: Double, label: String? = nil) {
    self.value = value
    self.label = label
  }
}
