import CairnScreen
import CairnValues
import Foundation

/// A window of the app, as UIKit names it.
///
/// ```swift
/// let top = UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0
/// ```
@preconcurrency @MainActor
public final class UIWindow: UIView {
  private weak var window: SceneWindow?

  private init(_ window: SceneWindow) {
    self.window = window
    super.init()
  }

  static var all: [UIWindow] { FrontSession.current?.windows.map { UIWindow($0) } ?? [] }

  /// Where the window is; the place on the screen is the host's business.
  public override var frame: CGRect {
    get { bounds }
    set {}
  }

  /// How large the window is.
  public override var bounds: CGRect {
    get { CGRect(size: window?.screen.size ?? .zero) }
    set {}
  }

  /// Whether a person works in this window.
  public var isKeyWindow: Bool { window != nil && FrontSession.current?.frontWindow === window }

  /// Takes the focus from the field in this window that has it; false if none has.
  @discardableResult
  public override func endEditing(_ force: Bool) -> Bool {
    guard let focus = window?.focus, focus.focused?.takesText == true else { return false }
    focus.move(to: nil)
    return true
  }

  /// The scene the window belongs to.
  public var windowScene: UIWindowScene? { window.map { UIWindowScene(id: $0.sceneID) } }

  /// What the window shows, in UIKit's terms: nothing, as its content is made of views.
  public var rootViewController: UIViewController? { nil }

  /// How far the content has to stay away from the edges. Hosts keep it away by themselves.
  public var safeAreaInsets: UIEdgeInsets { .zero }
}

/// What the app shows in one place, as UIKit names it.
///
/// ```swift
/// let isVisible = UIApplication.shared.connectedScenes.contains { $0.activationState == .foregroundActive }
/// ```
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene can be seen and used.
  ///
  /// ```swift
  /// scene.activationState == .foregroundActive
  /// ```
  public enum ActivationState: Int, Sendable {
    /// It is not shown at all.
    case unattached = -1
    /// It can be seen and used.
    case foregroundActive
    /// It can be seen.
    case foregroundInactive
    /// It cannot be seen.
    case background
  }

  nonisolated let sceneID: String

  init(id: String) {
    sceneID = id
    super.init()
  }

  var window: SceneWindow? { FrontSession.current?.windows.first { $0.sceneID == sceneID } }

  /// Whether the scene can be seen and used.
  public var activationState: ActivationState {
    switch window?.scenePhase {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    case nil: .unattached
    }
  }

  /// What the scene is called.
  public var title: String! { window?.sceneTitle ?? "" }

  nonisolated override var identity: AnyHashable { sceneID }
}

/// A scene with windows, as UIKit names it.
///
/// ```swift
/// let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
/// ```
@preconcurrency @MainActor
public final class UIWindowScene: UIScene {
  /// The windows of the scene.
  public var windows: [UIWindow] { UIWindow.all.filter { $0.windowScene?.sceneID == sceneID } }

  /// The window a person works in, if it is one of the scene's.
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The screen the scene is on.
  public var screen: UIScreen { .main }

  /// Which way up the scene is.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }
}

/// Which way up what is shown is.
///
/// ```swift
/// scene.interfaceOrientation.isLandscape
/// ```
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its right side.
  case landscapeRight
  /// On its left side.
  case landscapeLeft

  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Distances from the edges, as UIKit names them.
///
/// ```swift
/// UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
/// ```
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the upper edge.
  public var top: CGFloat
  /// From the left edge.
  public var left: CGFloat
  /// From the lower edge.
  public var bottom: CGFloat
  /// From the right edge.
  public var right: CGFloat

  /// Makes distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distances.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No distances.
  public static let zero = UIEdgeInsets()
}

extension EdgeInsets {
  /// Distances as UIKit names them; left is where text begins.
  public init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
