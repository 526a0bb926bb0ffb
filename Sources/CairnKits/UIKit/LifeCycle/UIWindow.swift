import CairnCore
import CairnPlatform
import CairnScreen
import CairnValues
import Foundation

/// UIKit's window type. An app that begins with a delegate makes one for each scene, and its root view controller is what the
/// window shows. In apps that begin with an `App`, windows only describe those on the screen.
///
/// ```swift
/// let window = UIWindow(windowScene: windowScene)
/// window.rootViewController = UIHostingController(rootView: ContentView())
/// window.makeKeyAndVisible()
/// ```
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The scene of the window on the screen.
  private var sceneID: String?
  /// The scene of a window that an `App` shows.
  private nonisolated let described: String?
  let contents = ObjectChanges()

  /// Creates a window for a scene.
  public init(windowScene: UIWindowScene) {
    sceneID = windowScene.sceneID
    described = nil
    super.init(frame: .zero)
  }

  /// Creates a window for the app's first scene, whose size is the host's.
  public override init(frame: CGRect) {
    described = nil
    super.init(frame: .zero)
  }

  /// Creates a window for the app's first scene.
  public init() {
    described = nil
    super.init(frame: .zero)
  }

  private init(on window: SceneWindow) {
    sceneID = window.sceneID
    described = window.sceneID
    super.init(frame: .zero)
  }

  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  static var all: [UIWindow] {
    FrontSession.current?.windows.flatMap { SceneConnection.of($0)?.windows ?? [UIWindow(on: $0)] } ?? []
  }

  private static var isLaunching = false
  /// The window that was shown last while the app launches, when there are no scenes.
  private static var shownAtLaunch: UIWindow?

  /// Launches an app, and returns the window that it shows meanwhile as well.
  static func shown<Launched>(during launch: () -> Launched) -> (Launched, UIWindow?) {
    isLaunching = true
    defer { (isLaunching, shownAtLaunch) = (false, nil) }
    let launched = launch()
    return (launched, shownAtLaunch)
  }

  private var shown: SceneWindow? {
    sceneID.flatMap { id in FrontSession.current?.windows.first { $0.sceneID == id } }
  }

  private var connection: SceneConnection? { shown.flatMap(SceneConnection.of) }

  /// Two objects that describe the same window on the screen are equal.
  nonisolated override var identity: AnyHashable {
    described.map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier(self))
  }

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

  /// Whether the window shows a controller.
  func isShowing(_ controller: UIViewController) -> Bool {
    var root = rootViewController
    while let current = root {
      if current === controller || current === controller.presentingViewController { return true }
      root = current.presentedViewController
    }
    return controller.parent.map(isShowing) ?? false
  }

  /// Whether the user is using this window.
  public var isKeyWindow: Bool { shown != nil && FrontSession.current?.frontWindow === shown }

  /// Shows the window in its scene, above those that were shown before.
  open func makeKeyAndVisible() { isHidden = false }

  /// Shows the window in its scene.
  open func makeKey() { makeKeyAndVisible() }

  /// Whether the window is hidden. Showing it puts it above the others of its scene.
  open override var isHidden: Bool {
    didSet {
      contents.note()
      if !isHidden { show() }
    }
  }

  private func show() {
    if let connection { return connection.show(self) }
    if Self.isLaunching, sceneID == nil {
      Self.shownAtLaunch = self
      return
    }
    MissingFramework.reportCall(
      "UIWindow.makeKeyAndVisible()", from: "UIKit",
      outcome: "No window is shown beside that of an App. Use an overlay, a sheet or openWindow.")
  }

  /// Gives the window the scene that shows it.
  func stand(in scene: UIWindowScene) { sceneID = scene.sceneID }

  /// Removes the focus from the field in this window that has it. Returns false if none has.
  @discardableResult
  public override func endEditing(_ force: Bool) -> Bool {
    guard let focus = shown?.focus, focus.focused?.takesText == true else { return false }
    focus.move(to: nil)
    return true
  }

  /// The scene the window belongs to.
  public var windowScene: UIWindowScene? {
    get { connection?.scene ?? sceneID.map { UIWindowScene(id: $0) } }
    set { sceneID = newValue?.sceneID }
  }

  /// Where the window is among others. Has no effect: the one shown last is in front.
  open var windowLevel = Level.normal

  /// Where a window is among others.
  ///
  /// ```swift
  /// window.windowLevel = .alert + 1
  /// ```
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1_000)
    public static let alert = Level(2_000)
    /// Compares places.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    /// Returns the place further to the front.
    public static func + (level: Level, number: CGFloat) -> Level { Level(level.rawValue + number) }
    /// Returns the place further to the back.
    public static func - (level: Level, number: CGFloat) -> Level { Level(level.rawValue - number) }
  }

  private var ownRoot: UIViewController? {
    didSet { contents.note() }
  }
  /// The controller of what the window shows. If an `App` shows views, it presents others above them.
  open var rootViewController: UIViewController? {
    get { ownRoot ?? (described == nil ? nil : shown.map(WindowRoot.of)) }
    set { ownRoot = newValue }
  }

  /// The insets that keep the content clear of the edges. Always zero, because hosts apply them themselves.
  public var safeAreaInsets: UIEdgeInsets { .zero }
}
