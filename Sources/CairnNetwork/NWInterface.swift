import Foundation

/// A way into the network.
///
/// ```swift
/// path.availableInterfaces.map(\.name)
/// ```
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// The kind of the interface.
  ///
  /// ```swift
  /// path.usesInterfaceType(.wifi)
  /// ```
  public enum InterfaceType: Sendable, CaseIterable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  /// The name, such as "eth0".
  public let name: String
  /// The kind.
  public let type: InterfaceType
  /// The system's number.
  public let index: Int

  /// The name, for logs.
  public var debugDescription: String { name }

  init(name: String, index: Int, isLoopback: Bool = false, isWireless: Bool = false) {
    self.name = name
    self.index = index
    // The names that systemd and the kernel give modems.
    let isCellular = ["wwan", "wwp", "wwx", "rmnet", "ppp"].contains { name.hasPrefix($0) }
    let isWired = ["eth", "en", "usb"].contains { name.hasPrefix($0) }
    type =
      isLoopback ? .loopback : isWireless ? .wifi : isCellular ? .cellular : isWired ? .wiredEthernet : .other
  }
}
