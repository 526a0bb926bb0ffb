import CairnWire
import Foundation

/// The process that accepts all connections and starts the others.
extension WebServer {
  static func runGate(_ plan: ServingPlan, _ state: StateFolder, log: @escaping (String) -> Void) throws {
    var settings = GateSettings()
    settings.naming = plan.naming(state)
    settings.limits.proxies = plan.identity?.proxies ?? []
    settings.workers = plan.users
    settings.warmWorkers = min(plan.warm, plan.users)
    settings.memory = plan.megabytes << 20
    // Behind a proxy every user has a name, so there are no guests.
    if plan.identity == nil { settings.guests = { WebService.isForGuests($0) } }
    settings.strayMessage = TabSocket.gone
    settings.answer = { Resources.answer($0) }
    let defaults = PersonalDefaults(state)
    settings.environment = { defaults.environment() }
    let gate = try Gate(settings: settings, log: log)
    gate.hosts = plan.hosts
    try start(plan.listens) { try gate.listen(on: $0) }
    if let admin = plan.admin { try start([admin], as: "admin ") { try gate.listenForAdmin(on: $0) } }
    state.forgetOldUsers()
    defaults.forgetOld()
    let signals = Termination.signals { gate.drain(within: .seconds(10)) }
    gate.run()
    withExtendedLifetime(signals) {}
  }
}
