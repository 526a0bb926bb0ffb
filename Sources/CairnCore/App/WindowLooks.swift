import CairnValues

/// How a window's frame looks, which is the host's business here.
///
/// ```swift
/// WindowGroup { ContentView() }.windowStyle(.hiddenTitleBar)
/// ```
@MainActor @preconcurrency
public protocol WindowStyle {}

/// The style that fits the place.
///
/// ```swift
/// scene.windowStyle(.automatic)
/// ```
nonisolated public struct DefaultWindowStyle: WindowStyle { public init() {} }

/// A window with a bar for its title.
///
/// ```swift
/// scene.windowStyle(.titleBar)
/// ```
nonisolated public struct TitleBarWindowStyle: WindowStyle { public init() {} }

/// A window without its title.
///
/// ```swift
/// scene.windowStyle(.hiddenTitleBar)
/// ```
nonisolated public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }

/// A window without a frame.
///
/// ```swift
/// scene.windowStyle(.plain)
/// ```
nonisolated public struct PlainWindowStyle: WindowStyle { public init() {} }

/// A window with depth, where there is a third dimension; otherwise one like all others.
///
/// ```swift
/// WindowGroup { GlobeView() }.windowStyle(.volumetric)
/// ```
nonisolated public struct VolumetricWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == VolumetricWindowStyle {
  public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How title and tools share a window's bar, which is the host's business here.
///
/// ```swift
/// WindowGroup { ContentView() }.windowToolbarStyle(.unified)
/// ```
@MainActor @preconcurrency
public protocol WindowToolbarStyle {}

/// The style that fits the place.
///
/// ```swift
/// scene.windowToolbarStyle(.automatic)
/// ```
nonisolated public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }

/// Tools beside the title.
///
/// ```swift
/// scene.windowToolbarStyle(.unified)
/// ```
nonisolated public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
  public init(showsTitle: Bool) {}
}

/// Tools beside the title, in a low bar.
///
/// ```swift
/// scene.windowToolbarStyle(.unifiedCompact)
/// ```
nonisolated public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
  public init(showsTitle: Bool) {}
}

/// Tools below the title.
///
/// ```swift
/// scene.windowToolbarStyle(.expanded)
/// ```
nonisolated public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// Which windows lie over which.
///
/// ```swift
/// Window("Palette", id: "palette") { Palette() }.windowLevel(.floating)
/// ```
public struct WindowLevel: Hashable, Sendable {
  private let level: Int
  public static let automatic = WindowLevel(level: 0)
  public static let normal = WindowLevel(level: 1)
  public static let floating = WindowLevel(level: 2)
  public static let desktop = WindowLevel(level: 3)
}

/// Whether a window may be dragged, closed or the like in a way of its own.
///
/// ```swift
/// scene.windowBackgroundDragBehavior(.enabled)
/// ```
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let kind: Int
  public static let automatic = WindowInteractionBehavior(kind: 0)
  public static let enabled = WindowInteractionBehavior(kind: 1)
  public static let disabled = WindowInteractionBehavior(kind: 2)
}

/// What a window is for among those of the app.
///
/// ```swift
/// scene.windowManagerRole(.associated)
/// ```
public struct WindowManagerRole: Hashable, Sendable {
  private let role: Int
  public static let automatic = WindowManagerRole(role: 0)
  public static let principal = WindowManagerRole(role: 1)
  public static let associated = WindowManagerRole(role: 2)
}

// Frames, places and levels of windows are the host's.
nonisolated extension Scene {
  /// Sets how the frames of windows look.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  /// Sets how title and tools share the bar of windows.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  /// Sets where windows first appear.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Sets which windows lie over which.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }
  /// Says what windows are for.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
  /// Says whether windows can be dragged by their background.
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
}

nonisolated extension View {
  /// Says whether a person can close the window.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Says whether a person can put the window away.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Says whether the window can fill the screen.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Says whether a person can change the window's size.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Says whether tools are shown while the window fills the screen.
  public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View { self }
}

/// Whether tools are shown while a window fills the screen.
///
/// ```swift
/// view.windowToolbarFullScreenVisibility(.onHover)
/// ```
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let kind: Int
  public static let automatic = WindowToolbarFullScreenVisibility(kind: 0)
  public static let visible = WindowToolbarFullScreenVisibility(kind: 1)
  public static let onHover = WindowToolbarFullScreenVisibility(kind: 2)
}
