/// Reports the gate's state to its operators.
@MainActor
final class AdminService: WireService {
  private weak var gate: Gate?

  init(gate: Gate) { self.gate = gate }

  func respond(to request: HTTPRequest, on exchange: Exchange) {
    guard let gate else { return exchange.respond(HTTPResponse(plain: .serviceUnavailable)) }
    switch request.path {
    case "/health":
      let isWell = !gate.isDraining && gate.startsWork
      exchange.respond(HTTPResponse(plain: isWell ? .ok : .serviceUnavailable))
    case "/metrics":
      let text = gate.metrics.text(
        workers: gate.table, connections: gate.transport.allConnections,
        waiting: gate.waiting.count + gate.waitingGuests.count)
      exchange.respond(HTTPResponse(type: "text/plain; version=0.0.4; charset=utf-8", text: text))
    default: exchange.respond(HTTPResponse(plain: .notFound))
    }
  }
}
