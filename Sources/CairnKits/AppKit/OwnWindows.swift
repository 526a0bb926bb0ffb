import CairnCore
import CairnPlatform
import CairnScreen
import Foundation

/// The value by which a window on the screen shows an `NSWindow`.
struct OwnWindow: Codable, Hashable {
  private let id: UUID

  init() { id = UUID() }
}

/// The windows of apps that begin with a delegate of AppKit.
@MainActor
enum OwnWindows {
  /// Where a window is on the screen, and what opens others from there.
  private struct Place {
    weak var window: SceneWindow?
    let open: OpenWindowAction
  }

  private static var shown: [OwnWindow: NSWindow] = [:]
  private static var places: [OwnWindow: Place] = [:]
  private static var isLaunching = false
  private static var shownAtLaunch: [NSWindow] = []

  /// Launches an app, and returns the windows that it shows meanwhile as well.
  static func shown<Launched>(during launch: () -> Launched) -> (Launched, [NSWindow]) {
    isLaunching = true
    defer { (isLaunching, shownAtLaunch) = (false, []) }
    let launched = launch()
    return (launched, shownAtLaunch)
  }

  static subscript(value: OwnWindow) -> NSWindow? { shown[value] }

  static func screen(of own: OwnWindow) -> SceneWindow? { places[own]?.window }

  static func shown(by window: SceneWindow) -> NSWindow? {
    places.first { $0.value.window === window }.flatMap { shown[$0.key] }
  }

  static func note(_ own: OwnWindow, in window: SceneWindow?, _ open: OpenWindowAction) {
    guard places[own]?.window == nil else { return }
    places[own] = Place(window: window, open: open)
  }

  static func show(_ window: NSWindow) {
    guard let own = window.own else { return }
    shown[own] = window
    if isLaunching { return shownAtLaunch.append(window) }
    // Each user of a served app has a session.
    let screens = FrontSession.current?.windows ?? []
    guard let place = places.values.first(where: { place in screens.contains { $0 === place.window } }) else {
      shown[own] = nil
      return MissingFramework.reportCall(
        "NSWindow.makeKeyAndOrderFront(_:)", from: "AppKit",
        outcome: "No window is shown beside that of an App. Use a WindowGroup and openWindow.")
    }
    place.open(value: own)
  }

  /// The window on the screen has closed.
  static func forget(_ own: OwnWindow) {
    places[own] = nil
    guard let window = shown.removeValue(forKey: own) else { return }
    let notification = Notification(name: NSWindow.willCloseNotification, object: window)
    window.delegate?.windowWillClose(notification)
    NotificationCenter.default.post(notification)
  }
}
