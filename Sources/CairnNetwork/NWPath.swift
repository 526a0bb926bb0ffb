import Foundation

/// How the network can be reached.
///
/// ```swift
/// if path.status == .satisfied { loadNews() }
/// ```
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
  /// Whether the network can be reached.
  ///
  /// ```swift
  /// path.status == .satisfied
  /// ```
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  /// Why the network cannot be reached.
  ///
  /// ```swift
  /// path.unsatisfiedReason
  /// ```
  public enum UnsatisfiedReason: Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }

  /// Whether there is a route to everywhere.
  public let status: Status
  /// The interfaces with such a route, the preferred one first.
  public let availableInterfaces: [NWInterface]
  /// Whether IPv4 has such a route.
  public let supportsIPv4: Bool
  /// Whether IPv6 has such a route.
  public let supportsIPv6: Bool
  /// Whether the system asks for names.
  public var supportsDNS: Bool { status == .satisfied }
  /// Whether the network costs money: whether a modem is the preferred way.
  public var isExpensive: Bool { availableInterfaces.first?.type == .cellular }
  /// Whether the user wants to save data. It is always false, as the system has no such setting.
  public var isConstrained: Bool { false }
  /// Why the network cannot be reached.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// Whether an interface of a kind has a route to everywhere.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// The status and the interfaces, for logs.
  public var debugDescription: String { "\(status) (\(availableInterfaces.map(\.name).joined(separator: ", ")))" }

  /// - Parameter interface: Looks an interface up. Asked once for each interface that a route names.
  init(_ routes: [Route], interface: (String) -> NWInterface?) {
    let used = routes.sorted { $0.cost < $1.cost }
    var names: [String] = []
    for route in used where !names.contains(route.interface) { names.append(route.interface) }
    let found = names.compactMap(interface).filter { $0.type != .loopback }
    let usable = Set(found.map(\.name))
    availableInterfaces = found
    status = found.isEmpty ? .unsatisfied : .satisfied
    supportsIPv4 = used.contains { !$0.isIPv6 && usable.contains($0.interface) }
    supportsIPv6 = used.contains { $0.isIPv6 && usable.contains($0.interface) }
  }
}
