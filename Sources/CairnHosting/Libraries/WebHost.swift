import CairnCore
import Foundation

/// The host for browsers, for modules that do not link it.
@MainActor
package protocol WebHost {
  /// Serves until the process is asked to end. Returns its exit status.
  static func run(
    _ makeApp: @escaping @MainActor () -> _AppSource, name: String, environment: [String: String],
    _ options: ServingOptions
  ) throws -> Int32
}

/// The server's options, from arguments.
package struct ServingOptions {
  package var address: String?
  package var admin: String?
  package var isShared = false
  /// The host names under which browsers reach the server.
  package var hosts: [String] = []

  package init(address: String? = nil, admin: String? = nil, isShared: Bool = false, hosts: [String] = []) {
    self.address = address
    self.admin = admin
    self.isShared = isShared
    self.hosts = hosts
  }
}

extension HostLibrary {
  /// The host for browsers, looked up once.
  package static let web: Answer<any WebHost.Type> = HostLibrary(name: "libCairnWeb.so", type: "8CairnWeb0B6ServerO")
    .open(as: (any WebHost.Type).self)
}
