import CairnCore
import CairnFoundation
import CairnPlatform
import Foundation

// What UIKit's app asks of a phone's system.
extension UIApplication {
  /// Why an app opens a URL.
  ///
  /// ```swift
  /// options[.sourceApplication] as? String
  /// ```
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  }

  /// Asks for notifications from a server. None come, and the delegate is not told.
  public func registerForRemoteNotifications() {
    MissingFramework.reportCall(
      "registerForRemoteNotifications()", from: "UIKit", outcome: "No notification comes from a server.")
  }

  /// Whether notifications come from a server. They do not.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Whether the app has other icons. It has not.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the other icon that is shown.
  public var alternateIconName: String? { nil }

  /// Changes the app's icon, which fails here.
  public func setAlternateIconName(_ name: String?, completionHandler: ((any Error)?) -> Void) {
    completionHandler(name == nil ? nil : CocoaError(.featureUnsupported))
  }

  /// Changes the app's icon, which fails here.
  public func setAlternateIconName(_ name: String?) async throws {
    if name != nil { throw CocoaError(.featureUnsupported) }
  }

  /// Asks for time in the background. Has no effect, because apps here are not stopped there.
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Gives time in the background back. Has no effect.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The time left in the background, which is not limited.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}

/// Names a task in the background.
///
/// ```swift
/// var task = UIBackgroundTaskIdentifier.invalid
/// ```
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What a fetch in the background found.
///
/// ```swift
/// completionHandler(.newData)
/// ```
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

/// The orientations that an app allows.
///
/// ```swift
/// static var orientationLock = UIInterfaceOrientationMask.portrait
/// ```
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
