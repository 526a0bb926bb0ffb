import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// UIKit's scene type.
///
/// ```swift
/// let isVisible = UIApplication.shared.connectedScenes.contains { $0.activationState == .foregroundActive }
/// ```
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is visible and interactive.
  ///
  /// ```swift
  /// scene.activationState == .foregroundActive
  /// ```
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is visible and interactive.
    case foregroundActive
    /// The scene is visible.
    case foregroundInactive
    /// The scene is not visible.
    case background
  }

  nonisolated let sceneID: String

  init(id: String) {
    sceneID = id
    super.init()
  }

  /// The object that follows the scene.
  public internal(set) var delegate: (any UISceneDelegate)?
  /// Whether the delegate has no method that opens URLs.
  var ignoresURLs = false
  /// The record of the scene.
  public private(set) lazy var session = UISceneSession(of: self)

  var window: SceneWindow? { FrontSession.current?.windows.first { $0.sceneID == sceneID } }

  /// Whether the scene is visible and interactive.
  public var activationState: ActivationState {
    switch window?.scenePhase {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    case nil: .unattached
    }
  }

  /// The title of the scene.
  public var title: String! { window?.sceneTitle ?? "" }

  nonisolated override var identity: AnyHashable { sceneID }
}

/// UIKit's scene type with windows.
///
/// ```swift
/// let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
/// ```
@preconcurrency @MainActor
public final class UIWindowScene: UIScene {
  /// The windows of the scene.
  public var windows: [UIWindow] { UIWindow.all.filter { $0.windowScene?.sceneID == sceneID } }

  /// The window the user is using, if it belongs to the scene.
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The screen of the scene.
  public var screen: UIScreen { .main }

  /// The orientation of the scene.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }
}

/// The orientation of the user interface.
///
/// ```swift
/// scene.interfaceOrientation.isLandscape
/// ```
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its right side.
  case landscapeRight
  /// On its left side.
  case landscapeLeft

  /// Whether the interface is taller than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is wider than tall.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
