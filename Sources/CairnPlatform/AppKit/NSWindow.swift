import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// AppKit's object for a window of the app.
///
/// ```swift
/// NSApplication.shared.keyWindow?.close()
/// ```
@preconcurrency @MainActor
public final class NSWindow: NSResponder {
  private weak var window: SceneWindow?

  private init(_ window: SceneWindow) {
    self.window = window
    super.init()
  }

  static var all: [NSWindow] { FrontSession.current?.windows.map { NSWindow($0) } ?? [] }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSWindow else { return false }
    return MainActor.assumeIsolated { other.window === window }
  }

  /// The title of the window.
  public var title: String { window?.sceneTitle ?? "" }
  /// The size of the window, without its position on the screen, which only the host knows.
  public var frame: CGRect { CGRect(size: window?.screen.size ?? .zero) }
  /// Whether the user is using the window.
  public var isKeyWindow: Bool { window != nil && FrontSession.current?.frontWindow === window }
  /// Whether the user is using the window.
  public var isMainWindow: Bool { isKeyWindow }
  /// Whether the window is open.
  public var isVisible: Bool { window != nil }

  /// The look of the title bar. Stored without effect.
  public var titlebarAppearsTransparent = false
  /// Whether a user can move the window by its background. Stored without effect.
  public var isMovableByWindowBackground = false
  /// The color behind the content. Stored without effect.
  public var backgroundColor: NSColor! = .windowBackgroundColor
  /// Whether the window is opaque. Stored without effect.
  public var isOpaque = true

  /// Closes the window.
  public func close() {
    if let window { FrontSession.current?.close(window) }
  }

  /// Closes the window.
  public func performClose(_ sender: Any?) { close() }

  /// Brings the window to the front.
  public func makeKeyAndOrderFront(_ sender: Any?) {
    if let window { FrontSession.current?.bringForward(window) }
  }
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
