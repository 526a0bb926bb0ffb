import CairnCore
import CairnPrinting
import CairnWire
import Foundation
import Glibc

/// Runs an app as a server.
@MainActor
package enum WebServer {
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// Serves until the process is told to end. Returns its exit status.
  ///
  /// Each person has a process of their own, behind a gate, unless the app is made to be shared.
  package static func run(
    _ makeApp: @escaping @MainActor () -> _AppSource, name: String, environment: [String: String], at address: String?,
    isShared: Bool
  ) throws -> Int32 {
    let wish = address ?? environment["CAIRN_WEB"].flatMap { $0.isEmpty ? nil : $0 } ?? "127.0.0.1:8080"
    guard let listen = ListenAddress(wish) else {
      throw Problem(description: "\"\(wish)\" is not an address to serve at, such as 127.0.0.1:8080.")
    }
    let service = WebService(makeApp, name: name, environment: environment)
    let transport = try EpollTransport()
    if let worker = try GateWorker(environment: environment, transport: transport, service: service) {
      worker.assigned = { person, _ in service.serveOnly(person.text) }
      // Nothing of a person is left that another process could not start with.
      service.becameEmpty = { worker.retire() }
      worker.ready()
      transport.run()
      return 0
    }
    func start(_ listening: () throws -> ListenAddress) throws {
      do {
        let bound = try listening()
        if case .tcp = bound { print("http://\(bound)") } else { print("\(bound)") }
        fflush(nil)
      } catch {
        throw Problem(description: "Cannot serve at \(wish): \(error)")
      }
    }
    if isShared {
      try start { try transport.listen(on: listen, for: service) }
      let signals = endings { transport.drain(within: .seconds(5)) }
      transport.run()
      withExtendedLifetime(signals) {}
    } else {
      var settings = GateSettings()
      settings.answer = { Resources.all[$0.path] ?? ($0.path == "/favicon.ico" ? Resources.icon : nil) }
      let gate = try Gate(settings: settings) { message in
        FileHandle.standardError.write(Data("\("\(name): \(message)".printable)\n".utf8))
      }
      try start { try gate.listen(on: listen) }
      let signals = endings { gate.drain(within: .seconds(10)) }
      gate.run()
      withExtendedLifetime(signals) {}
    }
    return 0
  }

  /// Ends the server in order when the process is asked to end.
  private static func endings(_ end: @escaping @MainActor () -> Void) -> [any DispatchSourceSignal] {
    [SIGTERM, SIGINT].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated(end) }
      source.resume()
      return source
    }
  }
}
