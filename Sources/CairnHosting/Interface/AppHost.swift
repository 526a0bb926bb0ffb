import CairnCore
import CairnValues
import Foundation

/// Shows an app somewhere: on a custom screen, over a network, as speech.
///
/// A host draws the elements of ``HostWindow/root`` and passes on the user's input. The meaning of keys, Back and
/// Escape is decided for it, equally on all hosts.
///
/// ```swift
/// final class LineHost: AppHost {
///   let metrics = HostMetrics.cells(width: 10, height: 20)
///   let windowSize = CGSize(width: 800, height: 480)
///   var app: HostedApp?
///
///   func update(_ window: HostWindow, _ changes: HostChanges) { print(window.plainText) }
///   func requestTurn() { DispatchQueue.main.async { self.app?.runTurns() } }
/// }
///
/// let host = LineHost()
/// host.app = HostedApp(MyApp.self, on: host)
/// ```
@MainActor
public protocol AppHost: AnyObject {
  /// The sizes of texts and controls.
  var metrics: HostMetrics { get }
  /// The size, in points, of a window whose scene sets none.
  var windowSize: CGSize { get }
  /// The user's preferences. Call ``HostedApp/settingsChanged()`` when they change.
  var settings: HostSettings { get }
  /// Where the app's stored values are kept.
  var storage: HostStorage { get }
  var supportsMultipleWindows: Bool { get }

  /// Called before the first update of a window.
  func opened(_ window: HostWindow)
  func closed(_ window: HostWindow)
  /// Called when an open window must move to the front.
  func broughtForward(_ window: HostWindow)
  /// Shows the changes. Called once per turn for each changed window.
  func update(_ window: HostWindow, _ changes: HostChanges)
  /// Asks for a call of ``HostedApp/runTurns()`` soon, after the current event.
  func requestTurn()
  /// Opens a link that the app does not handle itself. Returns `false` if that is impossible.
  func open(_ url: URL) -> Bool
  /// Shares items with a program that the user chooses. Returns `false` if there is no program to choose.
  func share(_ items: HostSharedItems) -> Bool
  /// Speaks a text to users of a screen reader.
  func announce(_ text: String, in window: HostWindow)
  /// Whether ``chooseFiles(_:answer:)`` works. If not, the app shows a sheet with the files of this machine.
  var hasFileDialogs: Bool { get }
  /// Asks the user for files. The answer is `nil` if they cancel.
  func chooseFiles(_ request: HostFileRequest, answer: @escaping @MainActor ([URL]?) -> Void)
  /// Copies the app's items to a clipboard that all programs share, if there is one.
  func copied(_ items: [HostItem])
}

extension AppHost {
  /// The defaults.
  public var settings: HostSettings { HostSettings() }
  /// Values are kept in memory.
  public var storage: HostStorage { .memory }
  /// The host shows one window at a time.
  public var supportsMultipleWindows: Bool { false }
  /// Does nothing.
  public func opened(_ window: HostWindow) {}
  /// Does nothing.
  public func closed(_ window: HostWindow) {}
  /// Does nothing.
  public func broughtForward(_ window: HostWindow) {}
  /// Opens nothing.
  public func open(_ url: URL) -> Bool { false }
  /// Shares nothing.
  public func share(_ items: HostSharedItems) -> Bool { false }
  /// Speaks nothing.
  public func announce(_ text: String, in window: HostWindow) {}
  /// The host has no file dialogs.
  public var hasFileDialogs: Bool { false }
  /// Answers that the user has canceled.
  public func chooseFiles(_ request: HostFileRequest, answer: @escaping @MainActor ([URL]?) -> Void) { answer(nil) }
  /// Does nothing.
  public func copied(_ items: [HostItem]) {}
}

/// A user's preferences and region.
public struct HostSettings: Sendable {
  /// The user's language and region.
  public var locale = Locale.current
  /// Whether the host is light or dark.
  public var colorScheme = ColorScheme.light
  /// Whether the user wants more contrast.
  public var increasesContrast = false
  /// Whether the user wants less motion.
  public var reducesMotion = false
  /// The size of texts the user wants.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The layout direction, or `nil` for that of the locale.
  public var layoutDirection: LayoutDirection?

  /// Creates the settings of a host.
  public init() {}

  var surroundings: Surroundings {
    var surroundings = Surroundings()
    surroundings.locale = locale
    surroundings.colorScheme = colorScheme
    surroundings.colorSchemeContrast = increasesContrast ? .increased : .standard
    surroundings.accessibility.reducesMotion = reducesMotion
    surroundings.dynamicTypeSize = dynamicTypeSize
    surroundings.layoutDirection = layoutDirection ?? Surroundings.direction(of: locale)
    return surroundings
  }
}

/// Where the values of `@AppStorage` and `@SceneStorage` are kept.
public enum HostStorage: Sendable {
  /// In memory, until the process ends.
  case memory
  /// In the user's files, under the app's name.
  case files(app: String)
}
