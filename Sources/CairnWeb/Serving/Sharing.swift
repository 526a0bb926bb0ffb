import CairnRedis
import CairnWire
import Foundation

/// The state that several machines share when they serve one app.
extension WebServer {
  /// Returns the folder with the state to share with other machines, if the environment configures a place for it.
  static func shared(
    _ state: StateFolder, app: String, environment: [String: String], log: @escaping @Sendable (String) -> Void
  ) throws -> StateFolder {
    guard let text = environment["CAIRN_WEB_REDIS"], !text.isEmpty else { return state }
    guard let address = RedisAddress(text) else {
      throw Problem(
        description:
          "CAIRN_WEB_REDIS is not an address such as redis://:password@10.0.0.1:6379/0 or unix:/run/redis.sock.")
    }
    var state = state
    state.shared = RedisStates(at: address, app: app, log: log)
    state.log = log
    // A machine with a different key would reject the links of all others.
    do { try state.shareKey() } catch {
      guard state.hasSeal else {
        throw Problem(description: "Redis cannot be reached, and this machine does not have the server's key yet.")
      }
    }
    return state
  }
}
