import CairnValues
import Foundation

/// What a view wants between itself and its neighbours.
///
///     let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
public struct ViewSpacing: Sendable {
  /// The edges at which the view wants no distance.
  package var closeEdges: Edge.Set
  /// The host's usual distances, where they are known.
  private var usual: CGSize?

  package init(closeEdges: Edge.Set, usual: CGSize?) {
    self.closeEdges = closeEdges
    self.usual = usual
  }

  /// Makes the spacing of a view that leaves it to the host.
  public init() { self.init(closeEdges: [], usual: nil) }

  /// No distance at any edge.
  public static let zero = ViewSpacing(closeEdges: .all, usual: nil)

  /// Takes over what another view wants at some edges, where it is more.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    closeEdges.subtract(edges.subtracting(other.closeEdges))
    usual = usual ?? other.usual
  }

  /// Both views' spacing in one.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance between this view and one after it along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let after: Edge = axis == .horizontal ? .trailing : .bottom
    let before: Edge = axis == .horizontal ? .leading : .top
    if closeEdges.contains(Edge.Set(after)) || next.closeEdges.contains(Edge.Set(before)) { return 0 }
    guard let usual = usual ?? next.usual else { return 0 }
    return axis == .horizontal ? usual.width : usual.height
  }
}

extension Element {
  var viewSpacing: ViewSpacing {
    let metrics = screen.metrics
    return ViewSpacing(
      closeEdges: outline.closeEdges,
      usual: CGSize(width: metrics.spacing(along: .horizontal), height: metrics.spacing(along: .vertical)))
  }
}
