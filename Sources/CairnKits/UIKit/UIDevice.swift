import CairnCore
import Foundation

/// UIKit's object for the device.
///
/// ```swift
/// if UIDevice.current.userInterfaceIdiom == .pad { twoColumns } else { oneColumn }
/// ```
@preconcurrency @MainActor
public final class UIDevice {
  /// The device the app runs on.
  public static let current = UIDevice()

  /// The name of the device.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// The model of the device.
  public var model: String { "Linux" }
  /// The localized model of the device.
  public var localizedModel: String { model }
  /// The name of the operating system.
  public var systemName: String { "Linux" }
  /// The version of the operating system.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// Identifies the device to the vendor. Always `nil` here.
  public var identifierForVendor: UUID? { nil }

  /// Whether battery notifications are on. Stored without effect.
  public var isBatteryMonitoringEnabled = false
  /// The charge of the battery, which is not known: always -1.
  public var batteryLevel: Float { -1 }
  /// Whether the device is charging, which is not known.
  public var batteryState: BatteryState { .unknown }
  /// Whether proximity notifications are on. Stored without effect.
  public var isProximityMonitoringEnabled = false
  /// Whether the device can do several things at a time.
  public var isMultitaskingSupported: Bool { true }

  /// Whether a device is charging.
  ///
  /// ```swift
  /// UIDevice.current.batteryState == .charging
  /// ```
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// Starts notifications of the orientation. Has no effect.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Stops notifications of the orientation. Has no effect.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// The fitting kind of layout: a phone's if the front window is narrow, otherwise a tablet's.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.isNarrow ? .phone : .pad }

  /// The orientation of the front window.
  public var orientation: UIDeviceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.width > bounds.height ? .landscapeLeft : .portrait
  }
}

extension UIScreen {
  fileprivate var isNarrow: Bool {
    guard let session = FrontSession.current, let window = session.frontWindow else { return true }
    return window.screen.size.width < session.host.metrics.compactWidth
  }
}

/// The kind of device.
///
/// ```swift
/// UIDevice.current.userInterfaceIdiom == .phone
/// ```
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The orientation of a device.
///
/// ```swift
/// UIDevice.current.orientation.isLandscape
/// ```
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its left side.
  case landscapeLeft
  /// On its right side.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
