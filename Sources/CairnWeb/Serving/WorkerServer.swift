import CairnWire
import Foundation
import Glibc

/// The process of a single user.
extension WebServer {
  static func runWorker(_ worker: GateWorker, _ plan: ServingPlan, _ service: WebService, _ transport: EpollTransport) {
    worker.naming = service.naming
    worker.limit(memory: plan.megabytes << 20)
    service.rename = { worker.rename() }
    let defaults = service.state.map { PersonalDefaults($0) }
    worker.assigned = { user, _ in
      service.serveOnly(user)
      // The user's id may have changed.
      defaults?.lead(to: service.onlyUser?.names[0] ?? user)
      retireIfUnused(worker, service, transport)
    }
    worker.assignedToGuests = { service.serveGuests() }
    service.used = { worker.noteUse() }
    worker.draining = { service.freeze() }
    // The user's state is stored, so another process can restore it.
    service.becameEmpty = { worker.retire() }
    let signals = Termination.signals(SIGTERM) {
      service.freeze()
      worker.retire()
    }
    worker.ready()
    transport.run()
    service.freeze()
    if let user = service.onlyUser { defaults?.end(of: user.names[0]) } else { defaults?.endOfNobody() }
    withExtendedLifetime(signals) {}
  }

  /// Ends a worker whose user has only requested unknown addresses.
  private static func retireIfUnused(_ worker: GateWorker, _ service: WebService, _ transport: EpollTransport) {
    transport.loop.schedule(after: .seconds(30)) { [weak worker, weak service, weak transport] in
      guard let worker, let service, let transport else { return }
      if service.tabs.isEmpty, transport.connectionCount == 0 {
        worker.retire()
      } else {
        retireIfUnused(worker, service, transport)
      }
    }
  }
}
