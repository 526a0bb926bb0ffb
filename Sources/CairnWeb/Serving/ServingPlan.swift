import CairnFoundation
import CairnHashes
import CairnHosting
import CairnWire
import Foundation

/// The options from arguments and environment, parsed and validated.
struct ServingPlan {
  var listens: [ListenAddress]
  var admin: ListenAddress?
  var isShared: Bool
  /// Whether a proxy in front speaks TLS, so that cookies are marked as secure.
  var isSecure: Bool
  /// The header in which a proxy names the user, and the addresses of such proxies.
  var identity: (header: String, proxies: Set<String>)?
  /// The host names that requests may have.
  var hosts: HostNames
  var users: Int
  var warm: Int
  var megabytes: Int
  /// How many megabytes of files each user may upload.
  var fileMegabytes: Int
  /// The hosts and folders that URLs may name, beside public hosts and the app's own files.
  var loads: ResourceRules.Additions

  init(_ options: ServingOptions, _ environment: [String: String]) throws {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    func flag(_ name: String) throws -> Bool {
      switch value(name) {
      case nil, "0": return false
      case "1": return true
      case let other?: throw WebServer.Problem(description: "\(name) is \"\(other)\". It can be 0 or 1.")
      }
    }
    func count(_ name: String, _ usual: Int, _ range: ClosedRange<Int>) throws -> Int {
      guard let text = value(name) else { return usual }
      guard let number = Int(text), range.contains(number) else {
        throw WebServer.Problem(
          description: "\(name) is \"\(text)\". It can be a number from \(range.lowerBound) to \(range.upperBound).")
      }
      return number
    }
    func address(_ text: String) throws -> ListenAddress {
      guard let address = ListenAddress(text) else {
        throw WebServer.Problem(description: "\"\(text)\" is not an address to serve at, such as 127.0.0.1:8080.")
      }
      return address
    }
    let inherited = InheritedListeners.addresses(in: environment)
    if let wish = options.address ?? value("CAIRN_WEB") {
      listens = [try address(wish)]
    } else {
      listens = inherited.isEmpty ? [try address("127.0.0.1:8080")] : inherited
    }
    admin = try (options.admin ?? value("CAIRN_WEB_ADMIN")).map(address)
    isShared = try options.isShared || flag("CAIRN_WEB_SHARED")
    isSecure = try flag("CAIRN_WEB_TLS")
    identity = try Self.identity(value("CAIRN_WEB_IDENTITY"), value("CAIRN_WEB_PROXIES"))
    hosts = try Self.hosts(options.hosts, value("CAIRN_WEB_HOSTS"), at: listens)
    users = try count("CAIRN_WEB_PEOPLE", 500, 1...10_000)
    warm = try count("CAIRN_WEB_WARM", 2, 0...100)
    megabytes = try count("CAIRN_WEB_MEMORY", 512, 16...1_000_000)
    do { loads = try .init(value("CAIRN_WEB_LOADS") ?? "") } catch {
      throw WebServer.Problem(
        description:
          "CAIRN_WEB_LOADS has \"\(error.entry)\". It can have host names and addresses without a port, such as "
          + "images.internal or .example.org, * for every host and file, and folders, such as /srv/pictures.")
    }
    fileMegabytes = try count("CAIRN_WEB_FILES", FileLimits.usual.bytes >> 20, 0...1_000_000)
  }

  private static func hosts(_ names: [String], _ list: String?, at addresses: [ListenAddress]) throws -> HostNames {
    let listed = (list ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    for (names, origin) in [(names, "--web-host"), (listed, "CAIRN_WEB_HOSTS")] {
      for name in names where !HostNames.isName(name) {
        throw WebServer.Problem(
          description: "\(origin) has \"\(name)\". It can have names without a port, such as app.example.org, "
            + ".example.org for all below it, or * for any.")
      }
    }
    // A server that listens at a host name is reached under it.
    let own = addresses.compactMap { address in if case .tcp(let host, _) = address { host } else { nil } }
    return HostNames(names + listed + own.filter(HostNames.isName))
  }

  private static func identity(_ header: String?, _ proxies: String?) throws -> (header: String, proxies: Set<String>)?
  {
    guard let header else {
      guard proxies == nil else {
        throw WebServer.Problem(description: "CAIRN_WEB_PROXIES has no effect without CAIRN_WEB_IDENTITY.")
      }
      return nil
    }
    let reserved = ["authorization", "cookie", "host", "origin"]
    guard UserNaming.isHeaderName(header), !reserved.contains(header.asciiLowercased) else {
      throw WebServer.Problem(
        description: "CAIRN_WEB_IDENTITY is \"\(header)\". It can be the name of a header, such as X-Remote-User.")
    }
    let addresses = try (proxies ?? "").split(separator: ",").map { part in
      let text = part.trimmingCharacters(in: .whitespaces)
      guard let address = Peer.address(text) else {
        throw WebServer.Problem(
          description: "CAIRN_WEB_PROXIES has \"\(text)\". It can have numeric addresses, such as 10.0.0.1, ::1.")
      }
      return address
    }
    return (header, Set(addresses))
  }

  /// How requests identify their user. Cookies are sealed with the server's key. Identities are hashed with it, so that
  /// folder and session names cannot be derived from user names.
  func naming(_ state: StateFolder) -> UserNaming {
    let key = state.key()
    guard let identity else { return UserNaming(isSecure: isSecure, seal: .init(key: key)) }
    return UserNaming(
      isSecure: isSecure,
      identity: .init(header: identity.header, proxies: identity.proxies) { name in
        UserID(hash: SHA256.authentication(of: Array("identity:\(name)".utf8), key: key))
      })
  }
}
