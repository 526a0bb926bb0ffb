import CairnValues
import Foundation

/// A view's preferred spacing to its neighbors.
///
///     let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
public struct ViewSpacing: Sendable {
  /// The edges at which the view wants no spacing.
  package var closeEdges: Edge.Set
  /// The host's default spacing, if known.
  private var usual: CGSize?
  /// The contents at the top and bottom edges, on hosts where gaps depend on texts.
  private var ends: (top: GapEdge, bottom: GapEdge)?

  package init(closeEdges: Edge.Set, usual: CGSize?) {
    self.closeEdges = closeEdges
    self.usual = usual
  }

  init(closeEdges: Edge.Set, usual: CGSize, top: GapEdge, bottom: GapEdge) {
    self.init(closeEdges: closeEdges, usual: usual)
    ends = (top, bottom)
  }

  /// The distance between two views that no host has measured, as with SwiftUI.
  private static var unknownDistance: CGFloat { 8 }

  /// Creates the host's default spacing.
  public init() { self.init(closeEdges: [], usual: nil) }

  /// No spacing at any edge.
  public static let zero = ViewSpacing(closeEdges: .all, usual: nil)

  /// Merges another view's spacing at some edges, where it is larger.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    closeEdges.subtract(edges.subtracting(other.closeEdges))
    usual = usual ?? other.usual
    guard let more = other.ends else { return }
    var ends = self.ends ?? (GapEdge(hasView: false), GapEdge(hasView: false))
    if edges.contains(.top) { ends.top.formUnion(more.top) }
    if edges.contains(.bottom) { ends.bottom.formUnion(more.bottom) }
    self.ends = ends
  }

  /// Returns the merged spacing of both views.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the distance between this view and the next along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let after: Edge = axis == .horizontal ? .trailing : .bottom
    let before: Edge = axis == .horizontal ? .leading : .top
    if closeEdges.contains(Edge.Set(after)) || next.closeEdges.contains(Edge.Set(before)) { return 0 }
    guard let usual = usual ?? next.usual else { return Self.unknownDistance }
    if axis == .horizontal { return usual.width }
    guard let upper = ends?.bottom, let lower = next.ends?.top else { return usual.height }
    return upper.gap(to: lower, usual: usual.height)
  }
}

extension Element {
  var viewSpacing: ViewSpacing {
    let metrics = screen.metrics
    let usual = CGSize(width: metrics.spacing(along: .horizontal), height: metrics.spacing(along: .vertical))
    if metrics.textGaps == nil { return ViewSpacing(closeEdges: outline.closeEdges, usual: usual) }
    return ViewSpacing(
      closeEdges: outline.closeEdges, usual: usual, top: gapEdge(at: .top), bottom: gapEdge(at: .bottom))
  }
}
