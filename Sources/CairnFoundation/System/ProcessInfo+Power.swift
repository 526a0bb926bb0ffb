import Foundation

extension ProcessInfo {
  /// Whether the machine saves power. Linux does not tell.
  public var isLowPowerModeEnabled: Bool { false }

  /// How hot the machine is. Linux does not tell.
  public var thermalState: ThermalState { .nominal }

  /// How hot a machine is.
  ///
  ///     ProcessInfo.processInfo.thermalState == .serious
  public enum ThermalState: Int, Sendable {
    /// Not at all.
    case nominal
    /// A little.
    case fair
    /// Too hot to work fast.
    case serious
    /// Too hot to work.
    case critical
  }
}

extension ProcessInfo {
  /// Whether an app of iPads runs on a Mac, which it does not.
  public var isiOSAppOnMac: Bool { false }

  /// Whether an app of iPads was built for a Mac, which it was not.
  public var isMacCatalystApp: Bool { false }
}
