import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// The part of a scroll view that margins apply to.
///
/// ```swift
/// list.contentMargins(.vertical, 10, for: .scrollContent)
/// ```
public struct ContentMarginPlacement: Sendable {
  enum Kind { case automatic, content, indicators }
  let kind: Kind
  /// The content and the scroll bars.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
  /// The content.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .content) }
  /// The scroll bars.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .indicators) }
}

/// The margins between the edges and the content of the nearest scroll areas below. Scroll areas nested inside
/// those have none.
struct ContentMargins: Equatable {
  var content = EdgeInsets()
  /// Stored without effect: hosts that draw indicators use their own distance.
  var indicators = EdgeInsets()
}

struct ContentMarginsKey: EnvironmentKey {
  static var defaultValue: ContentMargins { ContentMargins() }
}

extension EnvironmentValues {
  var contentMargins: ContentMargins { self[ContentMarginsKey.self] }
}

/// Sets the margins of some edges and leaves the others unchanged.
nonisolated private struct ContentMarginsModifier: _EnvironmentModifier {
  typealias Body = Never
  let edges: Edge.Set
  let insets: EdgeInsets
  let placement: ContentMarginPlacement.Kind

  func _write(to values: inout EnvironmentValues) {
    var margins = values[ContentMarginsKey.self]
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      let length = insets[edge].isFinite ? max(insets[edge], 0) : 0
      if placement != .indicators { margins.content[edge] = length }
      if placement != .content { margins.indicators[edge] = length }
    }
    values[ContentMarginsKey.self] = margins
  }
}

nonisolated extension View {
  /// Adds space between a scroll view's edges and its content. For the placement `scrollIndicators` it has no effect.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(ContentMarginsModifier(edges: edges, insets: insets, placement: placement.kind))
  }

  /// Adds space between a scroll view's edges and its content; `nil` keeps the default.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(all: length ?? 0), for: placement)
  }

  /// Adds space between a scroll view's edges and its content.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
