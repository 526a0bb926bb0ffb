import CairnValues
import Foundation

/// Where a window would first appear, and how large. Where windows are is for the desktop to say; see `defaultSize` for how
/// large.
///
/// ```swift
/// WindowGroup { ContentView() }
///   .defaultWindowPlacement { content, context in WindowPlacement(size: content.sizeThatFits(.unspecified)) }
/// ```
public struct WindowPlacement: Sendable {
  /// Where the middle of the window would be, as a part of the screen.
  public var position: UnitPoint?
  /// How large it would be.
  public var size: CGSize?

  /// A place the desktop chooses.
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {
    self.position = position
    self.size = size
  }

  /// A place the desktop chooses.
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.position = position
    size = width.flatMap { width in height.map { CGSize(width: width, height: $0) } }
  }

  /// A place on the screen.
  public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(nil, width: width, height: height)
  }
}

/// What is known of the screen a window is placed on.
///
/// ```swift
/// let room = context.defaultDisplay.visibleRect
/// ```
public struct WindowPlacementContext: Sendable {
  /// The screen a new window would be on.
  public let defaultDisplay: DisplayProxy
}

/// A screen, as far as it is known where windows are placed.
///
/// ```swift
/// let width = context.defaultDisplay.bounds.width
/// ```
public struct DisplayProxy: Equatable, Sendable {
  /// The whole screen.
  public let bounds: CGRect
  /// What is left of it beside the bars of the desktop.
  public let visibleRect: CGRect
  /// What stays clear of cameras and round corners.
  public let safeAreaInsets: EdgeInsets
}

/// The content of a window that is placed.
///
/// ```swift
/// let size = content.sizeThatFits(.unspecified)
/// ```
public struct WindowLayoutRoot {
  /// How large the content would be where so much room is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

nonisolated extension Scene {
  /// Sets where windows first appear, which is the host's to say.
  public func defaultWindowPlacement(
    _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Sets where windows go when a person makes them larger, which is the host's to say.
  public func windowIdealPlacement(
    _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
}
