import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// AppKit's window type. An app that begins with a delegate makes its windows, and each is one on the screen. In apps that begin with
/// an `App`, windows only describe those on the screen.
///
/// ```swift
/// let window = NSWindow(contentRect: rect, styleMask: [.titled, .resizable], backing: .buffered, defer: false)
/// window.contentView = NSHostingView(rootView: ContentView())
/// window.makeKeyAndOrderFront(nil)
/// ```
@preconcurrency @MainActor
open class NSWindow: NSResponder {
  /// The window on the screen that an `App` shows.
  private weak var described: SceneWindow?
  /// The window of an app that begins with a delegate.
  let own: OwnWindow?
  let changes = ObjectChanges()
  private var ownTitle = ""
  /// The size that the window was made with.
  let contentSize: CGSize

  private init(_ window: SceneWindow) {
    (described, own, contentSize) = (window, nil, .zero)
    super.init()
  }

  /// Creates a window. The desktop places it, and the style and the backing have no effect.
  public init(contentRect: CGRect, styleMask style: StyleMask, backing: BackingStoreType, defer flag: Bool) {
    (own, contentSize, styleMask) = (OwnWindow(), contentRect.size, style)
    super.init()
  }

  /// Creates a window with the content of a controller.
  public convenience init(contentViewController: NSViewController) {
    self.init(
      contentRect: .zero, styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false
    )
    self.contentViewController = contentViewController
  }

  static var all: [NSWindow] {
    FrontSession.current?.windows.map { OwnWindows.shown(by: $0) ?? NSWindow($0) } ?? []
  }

  /// The window on the screen.
  var window: SceneWindow? {
    own.map(OwnWindows.screen) ?? described
  }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSWindow else { return false }
    return MainActor.assumeIsolated { own == nil && other.own == nil ? other.described === described : other === self }
  }

  /// Notified when the window closes.
  open weak var delegate: (any NSWindowDelegate)?
  /// The view that the window shows.
  open var contentView: NSView? {
    didSet { changes.note() }
  }
  /// The controller of what the window shows, which takes the place of its view.
  open var contentViewController: NSViewController? {
    didSet { changes.note() }
  }
  /// The title of the window. Views of SwiftUI that have one replace it.
  open var title: String {
    get { own == nil ? window?.sceneTitle ?? "" : ownTitle }
    set {
      ownTitle = newValue
      changes.note()
    }
  }
  /// The size of the window, without its position on the screen, which only the host knows.
  public var frame: CGRect { CGRect(size: window?.screen.size ?? contentSize) }
  /// Whether the user is using the window.
  public var isKeyWindow: Bool { window != nil && FrontSession.current?.frontWindow === window }
  /// Whether the user is using the window.
  public var isMainWindow: Bool { isKeyWindow }
  /// Whether the window is open.
  public var isVisible: Bool { window != nil }

  /// The parts of the frame. Stored without effect.
  open var styleMask: StyleMask = []
  /// Whether the window is released when it closes. Stored without effect.
  open var isReleasedWhenClosed = true
  /// Whether the title is shown. Stored without effect.
  open var titleVisibility = TitleVisibility.visible
  /// The look of the title bar. Stored without effect.
  public var titlebarAppearsTransparent = false
  /// Whether a user can move the window by its background. Stored without effect.
  public var isMovableByWindowBackground = false
  /// The color behind the content. Stored without effect.
  public var backgroundColor: NSColor! = .windowBackgroundColor
  /// Whether the window is opaque. Stored without effect.
  public var isOpaque = true
  /// The least size of the window. Stored without effect.
  open var minSize = CGSize.zero
  /// The least size of the content. Stored without effect.
  open var contentMinSize = CGSize.zero

  /// Moves the window to the middle of the screen. Has no effect, as the desktop places windows.
  open func center() {}

  /// Names the stored frame. Has no effect, as the desktop places windows.
  @discardableResult
  open func setFrameAutosaveName(_ name: String) -> Bool { false }

  /// Closes the window.
  open func close() {
    if let window { FrontSession.current?.close(window) }
  }

  /// Closes the window.
  open func performClose(_ sender: Any?) { close() }

  /// Closes the window, which can be shown again.
  open func orderOut(_ sender: Any?) { close() }

  /// Shows the window in front of the others.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    if let window { FrontSession.current?.bringForward(window) } else if own != nil { OwnWindows.show(self) }
  }

  /// Shows the window in front of the others.
  open func orderFront(_ sender: Any?) { makeKeyAndOrderFront(sender) }

  /// Shows the window in front of the others.
  open func orderFrontRegardless() { makeKeyAndOrderFront(nil) }

  /// What the window shows.
  var shownView: AnyView? { contentViewController?.shownView ?? contentView.map { AnyView(ShownView(view: $0)) } }
}

extension NSWindow {
  /// The parts of a window's frame.
  ///
  /// ```swift
  /// window.styleMask.insert(.fullSizeContentView)
  /// ```
  public struct StyleMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates parts from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No frame.
    public static let borderless: StyleMask = []
    /// A title bar.
    public static let titled = StyleMask(rawValue: 1 << 0)
    /// A button that closes.
    public static let closable = StyleMask(rawValue: 1 << 1)
    /// A button that hides.
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    /// Edges that can be dragged.
    public static let resizable = StyleMask(rawValue: 1 << 3)
    /// A smaller frame.
    public static let utilityWindow = StyleMask(rawValue: 1 << 4)
    /// A panel that leaves the app as it is.
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
    /// Title and toolbar in one.
    public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
    /// All of the screen.
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// Content below the title bar.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }

  /// Where a window is drawn.
  public enum BackingStoreType: UInt, Sendable {
    /// In memory.
    case buffered = 2
  }

  /// Whether a window shows its title.
  public enum TitleVisibility: Int, Sendable {
    case visible, hidden
  }

  /// A window is about to close.
  public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
}

/// Notified of what happens to a window.
///
/// ```swift
/// func windowWillClose(_ notification: Notification) { NSApp.terminate(nil) }
/// ```
@preconcurrency @MainActor
public protocol NSWindowDelegate: NSObjectProtocol {
  /// Called when the window is about to close.
  func windowWillClose(_ notification: Notification)
  /// Whether the window may close. Never called.
  func windowShouldClose(_ sender: NSWindow) -> Bool
}

extension NSWindowDelegate {
  /// Does nothing.
  public func windowWillClose(_ notification: Notification) {}
  /// Agrees.
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
}

extension NSApplication {
  /// The windows of the app, in opening order.
  public var windows: [NSWindow] { NSWindow.all }
  /// The window the user is using, or `nil` if the app has none.
  public var keyWindow: NSWindow? { windows.first(where: \.isKeyWindow) }
  /// The window the user is using, or `nil` if the app has none.
  public var mainWindow: NSWindow? { keyWindow }
  /// Whether the app is in use.
  public var isActive: Bool { FrontSession.current?.frontWindow != nil }

  /// Whether the app appears among the running ones. Has no effect.
  @discardableResult
  public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { false }

  /// Whether an app appears among the running ones.
  ///
  /// ```swift
  /// NSApp.setActivationPolicy(.accessory)
  /// ```
  public enum ActivationPolicy: Int, Sendable {
    case regular, accessory, prohibited
  }
}
