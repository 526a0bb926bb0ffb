import CairnValues
import Foundation

/// `ignoresSafeArea(_:edges:)`: the child extends over the app's insets that begin at the edges of the element.
///
/// It belongs to one element.
final class SafeAreaIgnoringElementLayout: ElementLayout {
  private let edges: Edge.Set
  /// How far the child extends beyond the element.
  private var reach = EdgeInsets()

  init(edges: Edge.Set) { self.edges = edges }

  package override var arrangement: Arrangement { reach == EdgeInsets() ? .plain : .computed }

  package override func isSame(as other: ElementLayout) -> Bool {
    (other as? SafeAreaIgnoringElementLayout)?.edges == edges
  }

  override func arrange(_ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots) {
    reach = element.safeAreaAround(edges)
    var offered = proposal
    if reach != EdgeInsets() {
      offered = Proposal(width: size.width + reach.horizontal, height: size.height + reach.vertical)
    }
    for index in element.children.indices {
      let child = element.children[index]
      slots[index].proposal = offered
      let own = child.size(for: offered, by: element)
      // A child that does not fill the room stays where it was.
      if own.width > size.width { slots[index].x = -reach.leading }
      if own.height > size.height { slots[index].y = -reach.top }
    }
  }
}

extension Element {
  /// Returns the app's insets that begin at the edges of the element.
  fileprivate func safeAreaAround(_ edges: Edge.Set) -> EdgeInsets {
    var result = EdgeInsets()
    var frame = layout.frame
    var current = self
    while let parent = current.parent, !(parent.layout.kind is ScrollElementLayout), parent.role != .page {
      let insets = parent.layout.kind.safeArea(of: parent, around: current)
      let room = parent.layout.frame.size
      let (left, right) = (frame.minX, room.width - frame.maxX)
      let isMirrored = parent.layout.isRightToLeft
      result.add(insets.top, .top, at: frame.minY, edges)
      result.add(insets.leading, .leading, at: isMirrored ? right : left, edges)
      result.add(insets.bottom, .bottom, at: room.height - frame.maxY, edges)
      result.add(insets.trailing, .trailing, at: isMirrored ? left : right, edges)
      frame.origin.x += parent.layout.frame.minX
      frame.origin.y += parent.layout.frame.minY
      current = parent
    }
    return result
  }
}

extension EdgeInsets {
  /// Adds an inset that begins at the edge of the element, extended by the insets added so far.
  fileprivate mutating func add(_ inset: CGFloat, _ edge: Edge, at distance: CGFloat, _ edges: Edge.Set) {
    guard inset > 0, edges.contains(Edge.Set(edge)), abs(distance - self[edge] - inset) < 0.01 else { return }
    self[edge] += inset
  }
}

extension ElementLayout {
  /// Returns the layout of `ignoresSafeArea(_:edges:)`.
  package static func ignoringSafeArea(edges: Edge.Set) -> ElementLayout {
    SafeAreaIgnoringElementLayout(edges: edges)
  }
}
