import CairnCore
import CairnPrinting
import CairnWire
import Foundation

/// Runs an app as a server.
@MainActor
package enum WebServer {
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// Serves until the process is told to end. Returns its exit status.
  package static func run(
    _ makeApp: @escaping @MainActor () -> _AppSource, name: String, environment: [String: String], at address: String?
  ) throws -> Int32 {
    let wish = address ?? environment["CAIRN_WEB"].flatMap { $0.isEmpty ? nil : $0 } ?? "127.0.0.1:8080"
    guard let listen = ListenAddress(wish) else {
      throw Problem(description: "\"\(wish)\" is not an address to serve at, such as 127.0.0.1:8080.")
    }
    let service = WebService(makeApp, name: name, environment: environment)
    let transport = try EpollTransport()
    let bound: ListenAddress
    do {
      bound = try transport.listen(on: listen, for: service)
    } catch {
      throw Problem(description: "Cannot serve at \(wish): \(error)")
    }
    if case .tcp = bound { print("http://\(bound)") } else { print("\(bound)") }
    fflush(nil)
    transport.run()
    return 0
  }
}
