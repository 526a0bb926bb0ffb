import CairnPrinting
import CairnWire
import Dispatch
import Foundation

// `WireGate [ADDRESS] [ADMIN ADDRESS]` runs a gate and its workers. SIGTERM drains it.
let environment = ProcessInfo.processInfo.environment
StandardError.waits = false

@MainActor func log(_ line: String) { StandardError.write(line + "\n") }

@MainActor func runWorker() throws -> Bool {
  let service = UserService()
  let transport = try EpollTransport { log("worker: \($0)") }
  guard let worker = try GateWorker(environment: environment, transport: transport, service: service) else {
    return false
  }
  service.worker = worker
  worker.assigned = { service.isAfterCrash = $1 }
  worker.ready()
  transport.run()
  return true
}

@MainActor func runGate() throws {
  let arguments = CommandLine.arguments
  let gate = try Gate { log("gate: \($0)") }
  let inherited = InheritedListeners.addresses(in: environment)
  let address = inherited.first ?? ListenAddress(arguments.count > 1 ? arguments[1] : "8080")
  guard let address else { return log("not an address") }
  print("listening on \(try gate.listen(on: address))")
  if arguments.count > 2, let admin = ListenAddress(arguments[2]) {
    print("admin on \(try gate.listenForAdmin(on: admin))")
  }
  fflush(nil)
  signal(SIGTERM, SIG_IGN)
  let end = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .main)
  end.setEventHandler { gate.drain(within: .seconds(3)) }
  end.resume()
  gate.run()
  print("drained")
}

do {
  if try !runWorker() { try runGate() }
} catch {
  log("\(error)")
  exit(1)
}
