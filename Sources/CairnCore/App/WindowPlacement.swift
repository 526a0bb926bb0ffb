import CairnValues
import Foundation

/// The initial position and size of a window. The desktop places windows; use `defaultSize` for the size.
///
/// ```swift
/// WindowGroup { ContentView() }
///   .defaultWindowPlacement { content, context in WindowPlacement(size: content.sizeThatFits(.unspecified)) }
/// ```
public struct WindowPlacement: Sendable {
  /// The position of the window's center, as a fraction of the screen.
  public var position: UnitPoint?
  /// The size of the window.
  public var size: CGSize?

  /// Creates a placement with a relative position.
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {
    self.position = position
    self.size = size
  }

  /// Creates a placement with a relative position.
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.position = position
    size = width.flatMap { width in height.map { CGSize(width: width, height: $0) } }
  }

  /// Creates a placement at a point on the screen.
  public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(nil, width: width, height: height)
  }
}

/// The screen on which a window is placed.
///
/// ```swift
/// let room = context.defaultDisplay.visibleRect
/// ```
public struct WindowPlacementContext: Sendable {
  /// The screen for a new window.
  public let defaultDisplay: DisplayProxy
}

/// The geometry of a screen, for placing windows.
///
/// ```swift
/// let width = context.defaultDisplay.bounds.width
/// ```
public struct DisplayProxy: Equatable, Sendable {
  /// The whole screen.
  public let bounds: CGRect
  /// The part of the screen not covered by the desktop's bars.
  public let visibleRect: CGRect
  /// The margins taken by cameras and rounded corners.
  public let safeAreaInsets: EdgeInsets
}

/// The content of a window being placed.
///
/// ```swift
/// let size = content.sizeThatFits(.unspecified)
/// ```
public struct WindowLayoutRoot {
  /// Returns the content's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

nonisolated extension Scene {
  /// Sets the initial position of windows. The host decides it, so this has no effect.
  public func defaultWindowPlacement(
    _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Sets the position of windows when a user enlarges them. The host decides it, so this has no effect.
  public func windowIdealPlacement(
    _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
}
