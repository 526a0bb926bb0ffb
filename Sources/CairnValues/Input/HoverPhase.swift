import Foundation

/// The phase of a pointer over a view.
///
///     view.onContinuousHover { phase in if case .active(let point) = phase { track(point) } }
public enum HoverPhase: Equatable, Sendable {
  /// It is over the view, at a point.
  case active(CGPoint)
  /// It has left.
  case ended
}
