import Foundation

extension ProcessInfo {
  /// Whether the machine is in low power mode. Always `false`, because Linux does not report it.
  public var isLowPowerModeEnabled: Bool { false }

  /// The thermal state. Always nominal, because Linux does not report it.
  public var thermalState: ThermalState { .nominal }

  /// The thermal state of a machine.
  ///
  ///     ProcessInfo.processInfo.thermalState == .serious
  public enum ThermalState: Int, Sendable {
    /// Normal.
    case nominal
    /// Slightly elevated.
    case fair
    /// High. Performance is reduced.
    case serious
    /// Too hot. The machine must cool down.
    case critical
  }
}

extension ProcessInfo {
  /// Whether this is an iPad app on a Mac. Always `false`.
  public var isiOSAppOnMac: Bool { false }

  /// Whether this is a Mac Catalyst app. Always `false`.
  public var isMacCatalystApp: Bool { false }
}
