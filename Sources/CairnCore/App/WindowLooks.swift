import CairnValues

/// The look of a window's frame, which the host decides here.
///
/// ```swift
/// WindowGroup { ContentView() }.windowStyle(.hiddenTitleBar)
/// ```
@MainActor @preconcurrency
public protocol WindowStyle {}

/// The default style for the context.
///
/// ```swift
/// scene.windowStyle(.automatic)
/// ```
nonisolated public struct DefaultWindowStyle: WindowStyle { public init() {} }

/// A window with a title bar.
///
/// ```swift
/// scene.windowStyle(.titleBar)
/// ```
nonisolated public struct TitleBarWindowStyle: WindowStyle { public init() {} }

/// A window that hides its title.
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

/// A window with depth in three-dimensional environments; elsewhere an ordinary window.
///
/// ```swift
/// WindowGroup { GlobeView() }.windowStyle(.volumetric)
/// ```
nonisolated public struct VolumetricWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == VolumetricWindowStyle {
  /// A window with depth in three-dimensional environments; elsewhere an ordinary window.
  public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default style for the context.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window that hides its title.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A window without a frame.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The arrangement of title and toolbar in a window's bar, which the host decides here.
///
/// ```swift
/// WindowGroup { ContentView() }.windowToolbarStyle(.unified)
/// ```
@MainActor @preconcurrency
public protocol WindowToolbarStyle {}

/// The default style for the context.
///
/// ```swift
/// scene.windowToolbarStyle(.automatic)
/// ```
nonisolated public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }

/// Places the toolbar beside the title.
///
/// ```swift
/// scene.windowToolbarStyle(.unified)
/// ```
nonisolated public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style. Windows show their titles either way.
  public init(showsTitle: Bool) {}
}

/// Places the toolbar beside the title, in a compact bar.
///
/// ```swift
/// scene.windowToolbarStyle(.unifiedCompact)
/// ```
nonisolated public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style. Windows show their titles either way.
  public init(showsTitle: Bool) {}
}

/// Places the toolbar below the title.
///
/// ```swift
/// scene.windowToolbarStyle(.expanded)
/// ```
nonisolated public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The default style for the context.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Places the toolbar beside the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// Places the toolbar beside the title.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Places the toolbar beside the title, in a compact bar.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
  /// Places the toolbar beside the title, in a compact bar.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Places the toolbar below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// The stacking level of a window.
///
/// ```swift
/// Window("Palette", id: "palette") { Palette() }.windowLevel(.floating)
/// ```
public struct WindowLevel: Hashable, Sendable {
  private let level: Int
  /// The system default.
  public static let automatic = WindowLevel(level: 0)
  /// Among the other windows.
  public static let normal = WindowLevel(level: 1)
  /// Above the other windows.
  public static let floating = WindowLevel(level: 2)
  /// Below the other windows.
  public static let desktop = WindowLevel(level: 3)
}

/// Whether an interaction with a window, such as dragging or closing it, is enabled.
///
/// ```swift
/// scene.windowBackgroundDragBehavior(.enabled)
/// ```
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let kind: Int
  /// The system default.
  public static let automatic = WindowInteractionBehavior(kind: 0)
  /// On.
  public static let enabled = WindowInteractionBehavior(kind: 1)
  /// Off.
  public static let disabled = WindowInteractionBehavior(kind: 2)
}

/// The role of a window among the app's windows.
///
/// ```swift
/// scene.windowManagerRole(.associated)
/// ```
public struct WindowManagerRole: Hashable, Sendable {
  private let role: Int
  /// The system default.
  public static let automatic = WindowManagerRole(role: 0)
  /// A main window.
  public static let principal = WindowManagerRole(role: 1)
  /// A window that belongs to another.
  public static let associated = WindowManagerRole(role: 2)
}

// The host decides the frames, positions and levels of windows, so these have no effect.
nonisolated extension Scene {
  /// Sets the style of window frames. Has no effect.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  /// Sets the arrangement of title and toolbar in windows. Has no effect.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  /// Sets the initial position of windows. Has no effect.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Sets the stacking level of windows. Has no effect.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }
  /// Sets the role of windows. Has no effect.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
  /// Sets whether windows can be dragged by their background. Has no effect.
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
}

nonisolated extension View {
  /// Sets whether a user can close the window. Has no effect.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Sets whether a user can minimize the window. Has no effect.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Sets whether the window can enter full screen. Has no effect.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Sets whether a user can resize the window. Has no effect.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Sets whether the toolbar is visible in full screen. Has no effect.
  public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View { self }
}

/// Whether the toolbar is visible while a window is in full screen.
///
/// ```swift
/// view.windowToolbarFullScreenVisibility(.onHover)
/// ```
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let kind: Int
  /// The system default.
  public static let automatic = WindowToolbarFullScreenVisibility(kind: 0)
  /// The toolbar is always visible.
  public static let visible = WindowToolbarFullScreenVisibility(kind: 1)
  /// The toolbar appears under the pointer.
  public static let onHover = WindowToolbarFullScreenVisibility(kind: 2)
}
