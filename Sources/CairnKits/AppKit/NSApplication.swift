import CairnCore
import Foundation

/// AppKit's object for the running app.
///
/// ```swift
/// Button("Quit") { NSApplication.shared.terminate(nil) }
/// ```
@preconcurrency @MainActor
public final class NSApplication {
  /// The running app.
  public static let shared = NSApplication()

  /// The delegate notified of the app's life cycle.
  public weak var delegate: (any NSApplicationDelegate)?
  /// Whether the delegate has no method for the URLs it was just given.
  var ignoresURLs = false

  /// Closes all windows, which ends the app, unless the delegate cancels it.
  public func terminate(_ sender: Any?) {
    if delegate?.applicationShouldTerminate(self) == .terminateCancel { return }
    guard let session = FrontSession.current else { return }
    for window in session.windows { session.close(window) }
  }

  /// Brings the app's window to the front.
  public func activate(ignoringOtherApps flag: Bool = true) {
    guard let session = FrontSession.current, let window = session.frontWindow else { return }
    session.bringForward(window)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// AppKit's global for the running app.
@MainActor public var NSApp: NSApplication! { .shared }

/// AppKit's object for requests to the desktop.
///
/// ```swift
/// NSWorkspace.shared.open(website)
/// ```
@preconcurrency @MainActor
public final class NSWorkspace {
  /// The shared desktop object.
  public static let shared = NSWorkspace()

  /// Asks the desktop to open a URL. Returns whether it was asked.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard UIApplication.shared.canOpenURL(url) else { return false }
    UIApplication.shared.open(url)
    return true
  }
}

/// AppKit's clipboard, with the same content as `UIPasteboard.general`.
///
/// ```swift
/// NSPasteboard.general.clearContents()
/// NSPasteboard.general.setString(code, forType: .string)
/// ```
@preconcurrency @MainActor
public final class NSPasteboard {
  /// The type of a clipboard item.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text.
    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A URL.
    public static let URL = PasteboardType(rawValue: "public.url")
  }

  /// The app's clipboard.
  public static let general = NSPasteboard()

  /// The number of times something was copied.
  public var changeCount: Int { UIPasteboard.general.changeCount }

  /// Clears the clipboard.
  @discardableResult
  public func clearContents() -> Int {
    UIPasteboard.general.strings = nil
    return changeCount
  }

  /// Clears the clipboard for new content. The text itself is set with `setString`.
  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }

  /// Copies a text. Returns whether it succeeded.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    UIPasteboard.general.string = string
    return true
  }

  /// Returns the copied text, or `nil` if there is none.
  public func string(forType dataType: PasteboardType) -> String? { UIPasteboard.general.string }
}
