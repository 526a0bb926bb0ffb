import CairnValues
import Foundation

/// The default gaps between a text and its neighbors in a vertical stack.
package struct TextGaps: Equatable, Sendable {
  /// The gap between a view and the text below it.
  package var above: CGFloat
  /// The gap between the text and a view below it.
  package var below: CGFloat
  /// The gap between another text and this one below it.
  package var between: CGFloat

  package init(above: CGFloat, below: CGFloat, between: CGFloat) {
    self.above = above
    self.below = below
    self.between = between
  }

  /// Creates the gaps of a font on Apple's Mac, where a text without a font is of 13 points.
  package init(of font: Font?) {
    switch font?.base {
    case .style(let style)?: self = Self.gaps(of: style)
    case .size?, .custom?: self.init(ofSize: font?.resolved().pointSize ?? 13)
    case nil: self.init(ofSize: 13)
    }
  }

  /// Half of what a quarter of the size lacks to the next point is added on both sides.
  private init(ofSize size: CGFloat) {
    let rest = ((size / 4).rounded(.up) - size / 4) / 2
    self.init(above: size * 0.335_937_5 + rest, below: size * 0.598_144_5 + rest, between: 0)
  }

  private static func gaps(of style: Font.TextStyle) -> TextGaps {
    switch style {
    case .largeTitle: TextGaps(above: 12.68, below: 23.3, between: 1.5)
    case .title: TextGaps(above: 11.09, below: 20.91, between: 0.5)
    case .title2: TextGaps(above: 8.77, below: 16.04, between: 2)
    case .title3: TextGaps(above: 7.5, below: 13.6, between: 2.5)
    case .headline: TextGaps(above: 6.27, below: 11.15, between: 1)
    case .body: TextGaps(above: 6.22, below: 11.15, between: 1)
    case .callout: TextGaps(above: 5.5, below: 10.18, between: 1)
    case .subheadline: TextGaps(above: 5.68, below: 10.2, between: 1.5)
    case .footnote, .caption, .caption2: TextGaps(above: 4.91, below: 9.23, between: 1.5)
    }
  }

  mutating func formUnion(_ other: TextGaps) {
    above = max(above, other.above)
    below = max(below, other.below)
    between = max(between, other.between)
  }
}

/// The contents at the top or bottom edge of an element, as far as a neighbor's gap depends on them.
struct GapEdge: Equatable, Sendable {
  /// Whether anything but text is there.
  var hasView: Bool
  /// The greatest gaps of the texts there, or `nil` without any.
  var texts: TextGaps?

  mutating func formUnion(_ other: GapEdge) {
    hasView = hasView || other.hasView
    guard let more = other.texts else { return }
    texts?.formUnion(more)
    texts = texts ?? more
  }

  /// Returns the gap to a lower neighbor: the greatest of all pairs that meet.
  func gap(to lower: GapEdge, usual: CGFloat) -> CGFloat {
    guard texts != nil || lower.texts != nil else { return usual }
    var gap: CGFloat?
    func add(_ length: CGFloat) { gap = max(gap ?? length, length) }
    if hasView, lower.hasView { add(usual) }
    if let texts, lower.hasView { add(texts.below) }
    if hasView, let texts = lower.texts { add(texts.above) }
    if texts != nil, let texts = lower.texts { add(texts.between) }
    return gap ?? usual
  }
}

extension Element {
  /// Returns the contents at the top or bottom edge of the element.
  func gapEdge(at edge: VerticalEdge) -> GapEdge {
    let outline = outline
    let texts = outline.hasText(at: edge) ? textGaps(at: edge) : nil
    return GapEdge(hasView: outline.hasView(at: edge) || texts == nil, texts: texts)
  }

  /// Returns the gaps of the texts at the top or the bottom of the element.
  func textGaps(at edge: VerticalEdge) -> TextGaps? { withKind { $0.textGaps(of: self, at: edge) } }
}

extension Sequence<Element> {
  /// Returns the contents at the top or bottom edge of elements side by side.
  @MainActor func gapEdge(at edge: VerticalEdge) -> GapEdge {
    var result = GapEdge(hasView: false)
    for element in self { result.formUnion(element.gapEdge(at: edge)) }
    return result
  }
}
