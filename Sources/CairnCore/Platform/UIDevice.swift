import Foundation

/// The machine, as UIKit names it.
///
/// ```swift
/// if UIDevice.current.userInterfaceIdiom == .pad { twoColumns } else { oneColumn }
/// ```
@preconcurrency @MainActor
public final class UIDevice {
  /// The machine the app runs on.
  public static let current = UIDevice()

  /// The machine's name.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// What the machine is.
  public var model: String { "Linux" }
  /// What the machine is, in the language of the person.
  public var localizedModel: String { model }
  /// The system.
  public var systemName: String { "Linux" }
  /// The system's version.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// Tells machines apart; nothing does here.
  public var identifierForVendor: UUID? { nil }

  /// Which kind of layout fits: a phone's where the front window is narrow, else a tablet's.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.isNarrow ? .phone : .pad }

  /// Which way up the front window is.
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

/// The kind of a machine.
///
/// ```swift
/// UIDevice.current.userInterfaceIdiom == .phone
/// ```
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
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

/// Which way up a machine is held.
///
/// ```swift
/// UIDevice.current.orientation.isLandscape
/// ```
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
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

  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
