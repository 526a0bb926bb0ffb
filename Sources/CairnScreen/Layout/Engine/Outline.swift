import CairnValues

/// What a container needs to know of a child besides its sizes.
package struct Outline: Equatable {
  private var bits: UInt16

  private static let guides: UInt16 = 1 << 4
  private static let baseline: UInt16 = 1 << 5
  private static let space: UInt16 = 1 << 6
  private static let empty: UInt16 = 1 << 7
  private static let steady: UInt16 = 1 << 8
  private static let scrolls: UInt16 = 1 << 9

  /// The outline of nothing.
  package init() { bits = Outline.empty | UInt16(Edge.Set.all.rawValue) }

  package init(
    closeEdges: Edge.Set = [], hasGuides: Bool = false, hasBaseline: Bool = false, isSpace: Bool = false,
    isSteady: Bool = false, scrolls: Bool = false
  ) {
    bits =
      UInt16(closeEdges.rawValue) | (hasGuides ? Outline.guides : 0) | (hasBaseline ? Outline.baseline : 0)
      | (isSpace ? Outline.space : 0) | (isSteady ? Outline.steady : 0) | (scrolls ? Outline.scrolls : 0)
  }

  /// That of what takes the room it gets, whatever it holds.
  static let window: Outline = {
    var outline = Outline()
    outline.bits |= Outline.scrolls
    return outline
  }()

  /// Edges at which the child wants no distance to its neighbour, as a spacer does. Elsewhere the host decides.
  package var closeEdges: Edge.Set {
    get { Edge.Set(rawValue: Int8(bits & 0xF)) }
    set { bits = bits & ~0xF | UInt16(newValue.rawValue & 0xF) }
  }

  @inline(__always)
  func isClose(at edge: Edge) -> Bool { bits & (1 << UInt16(edge.rawValue)) != 0 }

  /// Something inside sets alignment guides of its own.
  package var hasGuides: Bool {
    get { bits & Outline.guides != 0 }
    set { bits = newValue ? bits | Outline.guides : bits & ~Outline.guides }
  }

  /// Something inside has a text baseline.
  package var hasBaseline: Bool { bits & Outline.baseline != 0 }

  /// It is nothing but space, which gives way to everything else.
  package var isSpace: Bool {
    get { bits & Outline.space != 0 }
    set { bits = newValue ? bits | Outline.space : bits & ~Outline.space }
  }

  /// Wherever its ideal width is on offer it takes its ideal size, whatever the height: a line of text, a button with
  /// one, a column of such.
  package var isSteady: Bool {
    get { bits & Outline.steady != 0 }
    set { bits = newValue ? bits | Outline.steady : bits & ~Outline.steady }
  }

  /// Something inside scrolls up and down, and gives way to a lack of height without losing anything.
  package var scrolls: Bool { bits & Outline.scrolls != 0 }

  /// There is nothing in it.
  var isEmpty: Bool { bits & Outline.empty != 0 }

  /// What is made of several is not known to be steady.
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
    let either = (bits | other.bits) & (Outline.guides | Outline.baseline | Outline.scrolls)
    bits = either | (bits & other.bits & 0xF)
  }
}
