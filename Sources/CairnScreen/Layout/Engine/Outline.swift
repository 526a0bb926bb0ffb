import CairnValues

/// The properties of a child, beyond its sizes, that a container needs.
package struct Outline: Equatable {
  private var bits: UInt16

  private static let guides: UInt16 = 1 << 4
  private static let baseline: UInt16 = 1 << 5
  private static let space: UInt16 = 1 << 6
  private static let empty: UInt16 = 1 << 7
  private static let steady: UInt16 = 1 << 8
  private static let scrolls: UInt16 = 1 << 9
  private static let textAtTop: UInt16 = 1 << 10
  private static let textAtBottom: UInt16 = 1 << 11
  private static let viewAtTop: UInt16 = 1 << 12
  private static let viewAtBottom: UInt16 = 1 << 13
  private static let top = textAtTop | viewAtTop
  private static let bottom = textAtBottom | viewAtBottom

  /// The outline of an empty element.
  package init() { bits = Outline.empty | UInt16(Edge.Set.all.rawValue) }

  package init(
    closeEdges: Edge.Set = [], hasGuides: Bool = false, hasBaseline: Bool = false, isSpace: Bool = false,
    isSteady: Bool = false, scrolls: Bool = false, isText: Bool = false
  ) {
    let neighbor =
      isSpace ? 0 : isText ? Outline.textAtTop | Outline.textAtBottom : Outline.viewAtTop | Outline.viewAtBottom
    bits =
      UInt16(closeEdges.rawValue) | (hasGuides ? Outline.guides : 0) | (hasBaseline ? Outline.baseline : 0)
      | (isSpace ? Outline.space : 0) | (isSteady ? Outline.steady : 0) | (scrolls ? Outline.scrolls : 0)
      | neighbor
  }

  /// The outline of an element that takes all the room it gets, whatever its content.
  static let window: Outline = {
    var outline = Outline()
    outline.bits |= Outline.scrolls
    return outline
  }()

  /// The edges at which the child wants no gap to its neighbor, as a spacer does. At other edges the host
  /// decides.
  package var closeEdges: Edge.Set {
    get { Edge.Set(rawValue: Int8(bits & 0xF)) }
    set { bits = bits & ~0xF | UInt16(newValue.rawValue & 0xF) }
  }

  @inline(__always)
  func isClose(at edge: Edge) -> Bool { bits & (1 << UInt16(edge.rawValue)) != 0 }

  /// Whether a neighbor at an edge meets a text.
  func hasText(at edge: VerticalEdge) -> Bool {
    bits & (edge == .top ? Outline.textAtTop : Outline.textAtBottom) != 0
  }

  /// Whether a neighbor at an edge meets something else than a text.
  func hasView(at edge: VerticalEdge) -> Bool {
    bits & (edge == .top ? Outline.viewAtTop : Outline.viewAtBottom) != 0
  }

  /// Hides texts at edges from neighbors, who meet a padding or a frame there.
  mutating func hideTexts(at edges: Edge.Set) {
    if edges.contains(.top), hasText(at: .top) { bits = bits & ~Outline.top | Outline.viewAtTop }
    if edges.contains(.bottom), hasText(at: .bottom) { bits = bits & ~Outline.bottom | Outline.viewAtBottom }
  }

  /// Takes over what another outline has at the top, or at the bottom.
  mutating func replaceNeighbor(at edge: VerticalEdge, by other: Outline) {
    let part = edge == .top ? Outline.top : Outline.bottom
    bits = bits & ~part | other.bits & part
  }

  /// Whether something inside sets alignment guides.
  package var hasGuides: Bool {
    get { bits & Outline.guides != 0 }
    set { bits = newValue ? bits | Outline.guides : bits & ~Outline.guides }
  }

  /// Whether something inside has a text baseline.
  package var hasBaseline: Bool { bits & Outline.baseline != 0 }

  /// Whether the element is pure space, which yields to everything else.
  package var isSpace: Bool {
    get { bits & Outline.space != 0 }
    set { bits = newValue ? bits | Outline.space : bits & ~Outline.space }
  }

  /// Whether the element takes its ideal size wherever its ideal width is offered, whatever the height: a line
  /// of text, a button with one, a column of those.
  package var isSteady: Bool {
    get { bits & Outline.steady != 0 }
    set { bits = newValue ? bits | Outline.steady : bits & ~Outline.steady }
  }

  /// Whether something inside scrolls vertically, and so can shrink without losing anything.
  package var scrolls: Bool { bits & Outline.scrolls != 0 }

  /// Whether the element is empty.
  var isEmpty: Bool { bits & Outline.empty != 0 }

  /// A union of several outlines is not known to be steady.
  package mutating func formUnion(_ other: Outline) {
    if other.isEmpty {
      bits |= other.bits & Outline.scrolls
      return
    }
    if isEmpty {
      bits = other.bits | bits & Outline.scrolls
      isSteady = false
      return
    }
    let either =
      (bits | other.bits) & (Outline.guides | Outline.baseline | Outline.scrolls | Outline.top | Outline.bottom)
    bits = either | (bits & other.bits & 0xF)
  }
}
