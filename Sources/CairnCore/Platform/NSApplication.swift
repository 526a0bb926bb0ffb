import Foundation

/// The running app, as AppKit names it.
///
/// ```swift
/// Button("Quit") { NSApplication.shared.terminate(nil) }
/// ```
@preconcurrency @MainActor
public final class NSApplication {
  /// The running app.
  public static let shared = NSApplication()

  /// Closes all windows; without one the app ends.
  public func terminate(_ sender: Any?) {
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
/// The running app, as AppKit names it.
@MainActor public var NSApp: NSApplication! { .shared }

/// What an app asks of the desktop, as AppKit names it.
///
/// ```swift
/// NSWorkspace.shared.open(website)
/// ```
@preconcurrency @MainActor
public final class NSWorkspace {
  /// The desktop.
  public static let shared = NSWorkspace()

  /// Asks the desktop to open a link; whether it was asked.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard UIApplication.shared.canOpenURL(url) else { return false }
    UIApplication.shared.open(url)
    return true
  }
}

/// What was copied, as AppKit names it; the same as `UIPasteboard.general`.
///
/// ```swift
/// NSPasteboard.general.clearContents()
/// NSPasteboard.general.setString(code, forType: .string)
/// ```
@preconcurrency @MainActor
public final class NSPasteboard {
  /// A form something is copied in.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The name of the form.
    public let rawValue: String
    /// Makes a form from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As a text.
    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// As a link.
    public static let URL = PasteboardType(rawValue: "public.url")
  }

  /// What the app has copied last.
  public static let general = NSPasteboard()

  /// How often something was copied.
  public var changeCount: Int { UIPasteboard.general.changeCount }

  /// Forgets what was copied.
  @discardableResult
  public func clearContents() -> Int {
    UIPasteboard.general.strings = nil
    return changeCount
  }

  /// Says what is copied in place of a text; the text is set with `setString`.
  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }

  /// Copies a text; whether it could be.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    UIPasteboard.general.string = string
    return true
  }

  /// The text that was copied; nil if there is none.
  public func string(forType dataType: PasteboardType) -> String? { UIPasteboard.general.string }
}
