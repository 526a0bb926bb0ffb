import CairnCore
import CairnScreen
import CairnValues
import Foundation
import Observation

/// Connects a window on the screen with the scene's delegate and the window of an app that begins with a delegate.
@MainActor @Observable
final class SceneConnection {
  /// The windows that the one on the screen shows, the front one last.
  private(set) var windows: [UIWindow] = []
  @ObservationIgnored private(set) var scene: UIWindowScene?
  private var delegate: (any UISceneDelegate)? { scene?.delegate }
  @ObservationIgnored private var phase: ScenePhase?

  private struct Known { weak var connection: SceneConnection? }
  /// By the window on the screen: each user's app has scenes of the same names.
  private static var known: [ObjectIdentifier: Known] = [:]
  @ObservationIgnored private weak var shown: SceneWindow?

  static func of(_ window: SceneWindow) -> SceneConnection? {
    let connection = known[ObjectIdentifier(window)]?.connection
    return connection?.shown === window ? connection : nil
  }

  func show(_ window: UIWindow) { windows = windows.filter { $0 !== window } + [window] }

  /// Lets the app make its window, once.
  ///
  /// - Parameter first: The window that the app's delegate made at launch, if it has no delegates of scenes.
  func connect(
    to shown: SceneWindow?, _ app: any UIApplicationDelegate, first: UIWindow?, manifest: SceneManifest = .main
  ) {
    guard scene == nil, let shown else { return }
    let scene = UIWindowScene(id: shown.sceneID)
    (self.scene, self.shown) = (scene, shown)
    Self.known = Self.known.filter { $0.value.connection != nil }
    Self.known[ObjectIdentifier(shown)] = Known(connection: self)
    if let first {
      first.stand(in: scene)
      show(first)
      return
    }
    let options = UIScene.ConnectionOptions()
    scene.session.configuration = app.application(
      .shared, configurationForConnecting: scene.session, options: options)
    // Xcode's template returns a configuration with only a name, whose class is in `Info.plist`.
    let configuration = scene.session.configuration
    let named: AnyClass? = configuration.delegateClass ?? manifest.delegateClass(of: configuration, in: app)
    guard let type = named as? any (NSObject & UISceneDelegate).Type else { return }
    let delegate = type.begun()
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: scene.session, options: options)
  }

  /// Passes the scene's delegate a URL that no view handles. Returns whether it took the URL.
  func open(_ url: URL) -> Bool {
    guard let scene, let delegate else { return false }
    scene.ignoresURLs = false
    delegate.scene(scene, openURLContexts: [UIOpenURLContext(url)])
    return !scene.ignoresURLs
  }

  func follow(_ new: ScenePhase) {
    guard let scene, let delegate, new != phase else { return }
    let old = phase ?? .background
    phase = new
    if old == .background { delegate.sceneWillEnterForeground(scene) }
    if old == .active { delegate.sceneWillResignActive(scene) }
    if new == .active { delegate.sceneDidBecomeActive(scene) }
    if new == .background { delegate.sceneDidEnterBackground(scene) }
  }

  func disconnect() {
    if let scene { delegate?.sceneDidDisconnect(scene) }
  }
}
