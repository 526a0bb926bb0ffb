import CairnHosting
import CairnScreen
import CairnValues

/// The axes along which an element fills the proposed size.
///
/// In SwiftUI the view decides that, in CSS the container does. So it is derived from the layouts inside.
struct Growth: Equatable {
  var x = false
  var y = false
  /// Whether a descendant scrolls vertically, so that the element may become lower than its content.
  var scrolls = false

  static let none = Growth()
  static let both = Growth(x: true, y: true)

  mutating func formUnion(_ other: Growth) {
    x = x || other.x
    y = y || other.y
    scrolls = scrolls || other.scrolls
  }

  /// The class names in the style sheet.
  var classes: [String] { (x ? ["gx"] : []) + (y ? ["gy"] : []) + (scrolls ? ["gs"] : []) }
}

/// Computes growths, each once per commit.
@MainActor
final class Growths {
  private var known: [ElementID: Growth] = [:]

  func forgetAll() { known.removeAll(keepingCapacity: true) }

  func of(_ element: Element) -> Growth {
    if let found = known[element.id] { return found }
    let growth = computed(element)
    known[element.id] = growth
    return growth
  }

  private func inside(_ element: Element, except isSkipped: (Int) -> Bool = { _ in false }) -> Growth {
    var growth = Growth.none
    for (index, child) in element.children.enumerated() where !child.isNotShown && !isSkipped(index) {
      growth.formUnion(of(child))
    }
    return growth
  }

  private func computed(_ element: Element) -> Growth {
    switch element.layoutKind.arrangement {
    case .plain, .choice, .layers, .offset: return inside(element)
    case .padding, .control: return inside(element)
    case .labelled:
      var growth = inside(element)
      if element.isAloneInRow { growth.x = true }
      return growth
    case .computed: return .none
    case .text, .image, .popUp, .panel: return .none
    case .field: return Growth(x: true)
    case .filling, .editor, .canvas, .geometry, .position: return .both
    case .divider: return element.stackAxis == .horizontal ? Growth(y: true) : Growth(x: true)
    case .spacer:
      switch element.stackAxis {
      case .horizontal: return Growth(x: true)
      case .vertical: return Growth(y: true)
      case nil: return .both
      }
    case .track(let isRound): return Growth(x: !isRound)
    case .frame(let width, let height, _):
      var growth = inside(element)
      if width != nil { growth.x = false }
      if height != nil { growth.y = false }
      return growth
    case .flexibleFrame(let width, let height, _):
      var growth = inside(element)
      if width.grows { growth.x = true }
      if height.grows { growth.y = true }
      return growth
    case .fixedSize(let horizontal, let vertical):
      var growth = inside(element)
      if horizontal { growth.x = false }
      if vertical { growth.y = false }
      return growth
    case .aspectRatio: return inside(element)
    case .relativeFrame(let axes, _):
      var growth = inside(element)
      if axes.contains(.horizontal) { growth.x = false }
      if axes.contains(.vertical) { growth.y = false }
      return growth
    case .scroll(let axes, _):
      // Across, the viewport fills the space, so that the scroll bar is at its edge. Vertical scroll areas fill the
      // space in both directions.
      if axes.contains(.vertical) { return Growth(x: true, y: true, scrolls: true) }
      return Growth(x: axes.contains(.horizontal), y: inside(element).y)
    case .stack, .grid, .gridRow: return inside(element)
    case .attachment(_, let isBehind):
      let main = isBehind ? element.children.count - 1 : 0
      return inside(element) { $0 != main }
    case .inset: return inside(element)
    case .lazyStack(let axis, _, _):
      var growth = inside(element)
      growth.x = axis == .vertical
      growth.y = axis == .horizontal
      return growth
    case .section, .row, .bar, .shares: return Growth(x: true)
    case .columns, .page, .window, .sheet: return Growth(x: true, y: true, scrolls: true)
    }
  }
}

extension FlexibleFrameElementLayout.Limits {
  var leastLength: Double? { least == Proposal.open ? nil : Double(least) }
  var idealLength: Double? { ideal == Proposal.open ? nil : Double(ideal) }
  /// The maximum, or `nil` for none or infinity.
  var greatestLength: Double? { greatest == Proposal.open || greatest == .infinity ? nil : Double(greatest) }
  /// Whether the frame fills the proposed size.
  var grows: Bool { greatest != Proposal.open }
}

extension Element {
  /// Whether the element is the only content of its row, which it then fills.
  var isAloneInRow: Bool {
    for outer in ancestors {
      if case .row(_, _, let contentCount, _) = outer.layoutKind.arrangement { return contentCount == 1 }
      if outer.isArea { return false }
      if outer.role != .picker, outer.children.count(where: { !$0.isNotShown }) > 1 { return false }
    }
    return false
  }
}
