import Foundation

/// A route to everywhere, as the kernel lists it.
struct Route: Equatable, Sendable {
  let interface: String
  /// The route with the lowest cost is used.
  let cost: Int
  let isIPv6: Bool

  private static let isUp = 1
  private static let isRefused = 0x200

  /// The routes of `/proc/net/route`.
  static func version4(_ table: String) -> [Route] {
    table.split(separator: "\n").dropFirst().compactMap { line in
      let parts = line.split { $0 == "\t" || $0 == " " }
      guard parts.count >= 8, Int(parts[1], radix: 16) == 0, Int(parts[7], radix: 16) == 0,
        let flags = Int(parts[3], radix: 16), flags & isUp != 0, flags & isRefused == 0
      else { return nil }
      return Route(interface: String(parts[0]), cost: Int(parts[6]) ?? 0, isIPv6: false)
    }
  }

  /// The routes of `/proc/net/ipv6_route`.
  static func version6(_ table: String) -> [Route] {
    table.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ")
      guard parts.count >= 10, parts[0].allSatisfy({ $0 == "0" }), Int(parts[1], radix: 16) == 0,
        let flags = Int(parts[8], radix: 16), flags & isUp != 0, flags & isRefused == 0
      else { return nil }
      return Route(interface: String(parts[9]), cost: Int(parts[5], radix: 16) ?? 0, isIPv6: true)
    }
  }
}

/// The kernel's tables of the network.
struct NetworkTables: Sendable {
  /// The folder `/proc/net`.
  var routes = URL(filePath: "/proc/net")
  /// The folder `/sys/class/net`.
  var interfaces = URL(filePath: "/sys/class/net")

  var path: NWPath {
    func table(_ name: String) -> String {
      String(decoding: (try? Data(contentsOf: routes.appending(path: name))) ?? Data(), as: UTF8.self)
    }
    return NWPath(Route.version4(table("route")) + Route.version6(table("ipv6_route")), interface: interface)
  }

  /// The interface of a name, if there is one.
  private func interface(_ name: String) -> NWInterface? {
    let folder = interfaces.appending(path: name)
    func number(_ file: String) -> Int? {
      let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return text.flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }
    guard let index = number("ifindex") else { return nil }
    let isWireless = ["wireless", "phy80211"].contains {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
    // The kernel's number for the kind of a loopback.
    return NWInterface(name: name, index: index, isLoopback: number("type") == 772, isWireless: isWireless)
  }
}
