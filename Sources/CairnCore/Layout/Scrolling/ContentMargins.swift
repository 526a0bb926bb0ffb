import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// What margins are added to.
///
/// ```swift
/// list.contentMargins(.vertical, 10, for: .scrollContent)
/// ```
public struct ContentMarginPlacement: Sendable {
  enum Kind { case automatic, content, indicators }
  let kind: Kind
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .content) }
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .indicators) }
}

/// The space the next scroll areas inwards leave between their edges and what they show; those inside of them leave none.
struct ContentMargins: Equatable {
  var content = EdgeInsets()
  /// Where hosts draw indicators they keep their own distance: it is known, and moves nothing.
  var indicators = EdgeInsets()
}

struct ContentMarginsKey: EnvironmentKey {
  static var defaultValue: ContentMargins { ContentMargins() }
}

extension EnvironmentValues {
  var contentMargins: ContentMargins { self[ContentMarginsKey.self] }
}

/// Says how much space there is at some edges, and leaves the others as they are.
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
  /// Adds space between a scroll view's edges and its content.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(ContentMarginsModifier(edges: edges, insets: insets, placement: placement.kind))
  }

  /// Adds space between a scroll view's edges and its content; nil is as much as there is anyway.
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
