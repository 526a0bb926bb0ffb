import CairnScreen
import CairnValues
import Foundation

struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

/// The window that contains a view.
struct WindowKey: EnvironmentKey {
  static var defaultValue: WeakWindow { WeakWindow(nil) }
}

package struct WeakWindow {
  private let link: LiveReference<SceneWindow>?
  package var window: SceneWindow? { link?.target }
  init(_ window: SceneWindow?) { link = window?.link }
}

struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

/// The size classes of one window.
@MainActor
struct WidthClassBoxes {
  private let horizontal: ValueBox<HorizontalSizeClassKey.Value>
  private let vertical: ValueBox<VerticalSizeClassKey.Value>
  private let size: ValueBox<SceneSizeKey.Value>

  init(in scope: Scope, screen: Screen) {
    horizontal = ValueBox(Self.horizontalClass(of: screen))
    vertical = ValueBox(.regular)
    size = ValueBox(screen.size)
    scope.set(ObjectIdentifier(SceneSizeKey.self), size)
    scope.set(ObjectIdentifier(HorizontalSizeClassKey.self), horizontal)
    scope.set(ObjectIdentifier(VerticalSizeClassKey.self), vertical)
  }

  func update(from screen: Screen) {
    horizontal.set(Self.horizontalClass(of: screen))
    size.set(screen.size)
  }

  private static func horizontalClass(of screen: Screen) -> UserInterfaceSizeClass {
    screen.size.width < screen.metrics.compactWidth ? .compact : .regular
  }
}

extension EnvironmentValues {
  /// Whether the scene is visible and interactive.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The horizontal space available.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical space available.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}
