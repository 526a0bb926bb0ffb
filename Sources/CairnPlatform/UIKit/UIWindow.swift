import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// UIKit's window type.
///
/// ```swift
/// let top = UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0
/// ```
@preconcurrency @MainActor
public final class UIWindow: UIView {
  private weak var shown: SceneWindow?

  private init(_ window: SceneWindow) {
    shown = window
    super.init()
  }

  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  static var all: [UIWindow] { FrontSession.current?.windows.map { UIWindow($0) } ?? [] }

  /// The frame of the window, without its position on the screen, which only the host knows.
  public override var frame: CGRect {
    get { bounds }
    set {}
  }

  /// The size of the window.
  public override var bounds: CGRect {
    get { CGRect(size: shown?.screen.size ?? .zero) }
    set {}
  }

  /// Whether the user is using this window.
  public var isKeyWindow: Bool { shown != nil && FrontSession.current?.frontWindow === shown }

  /// Removes the focus from the field in this window that has it. Returns false if none has.
  @discardableResult
  public override func endEditing(_ force: Bool) -> Bool {
    guard let focus = shown?.focus, focus.focused?.takesText == true else { return false }
    focus.move(to: nil)
    return true
  }

  /// The scene the window belongs to.
  public var windowScene: UIWindowScene? { shown.map { UIWindowScene(id: $0.sceneID) } }

  /// The root view controller. Always `nil`, because the content consists of views.
  public var rootViewController: UIViewController? { nil }

  /// The insets that keep the content clear of the edges. Always zero, because hosts apply them themselves.
  public var safeAreaInsets: UIEdgeInsets { .zero }
}

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

/// UIKit's edge insets.
///
/// ```swift
/// UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
/// ```
public struct UIEdgeInsets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: CGFloat
  /// The inset from the left edge.
  public var left: CGFloat
  /// The inset from the bottom edge.
  public var bottom: CGFloat
  /// The inset from the right edge.
  public var right: CGFloat

  /// Creates insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates zero insets.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Zero insets.
  public static let zero = UIEdgeInsets()
}

extension EdgeInsets {
  /// Creates insets from UIKit's; left becomes leading.
  public init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
