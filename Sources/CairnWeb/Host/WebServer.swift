import CairnCore
import CairnFoundation
import CairnHosting
import CairnPrinting
import CairnWire
import Foundation

/// Runs an app as a server.
@MainActor
package enum WebServer: WebHost {
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// Serves until the process is asked to end. Returns its exit status.
  ///
  /// Each user has a separate process behind a gate, unless the app is made to be shared.
  package static func run(
    _ makeApp: @escaping @MainActor () -> _AppSource, name: String, environment: [String: String],
    _ options: ServingOptions
  ) throws -> Int32 {
    StandardError.waits = false
    let plan = try ServingPlan(options, environment)
    let log: @Sendable (String) -> Void = { message in
      StandardError.write("\("\(name): \(message)".printable)\n")
    }
    let state = try shared(
      StateFolder(app: name, environment: environment), app: name, environment: environment, log: log)
    let isWorker = environment[GateWorker.variable] != nil
    guard isWorker || plan.isShared else {
      try runGate(plan, state, log: log)
      return 0
    }
    let service = WebService(makeApp, name: name, environment: environment, state: state, naming: plan.naming(state))
    service.fileLimits.bytes = plan.fileMegabytes << 20
    // While an app is developed, its user and its operator are the same.
    service.resourceRules = service.development == nil ? .served(adding: plan.loads) : .everything
    ResourceRules.ofProcess = service.resourceRules
    var limits = WireLimits()
    limits.proxies = plan.identity?.proxies ?? []
    let transport = try EpollTransport(limits: limits, log: log)
    transport.hosts = plan.hosts
    if let worker = try GateWorker(environment: environment, transport: transport, service: service) {
      runWorker(worker, plan, service, transport)
    } else {
      try runShared(plan, service, transport)
    }
    return 0
  }

  /// Listens, and prints where.
  static func start(
    _ addresses: [ListenAddress], as prefix: String = "", _ listen: (ListenAddress) throws -> ListenAddress
  ) throws {
    for address in addresses {
      do {
        let bound = try listen(address)
        if case .tcp = bound { print("\(prefix)http://\(bound)") } else { print("\(prefix)\(bound)") }
        fflush(nil)
      } catch {
        throw Problem(description: "Cannot serve at \(address): \(error)")
      }
    }
  }
}
