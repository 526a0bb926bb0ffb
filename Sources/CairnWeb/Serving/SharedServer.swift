import CairnWire

/// One process for all users, for apps that support it.
extension WebServer {
  static func runShared(_ plan: ServingPlan, _ service: WebService, _ transport: EpollTransport) throws {
    // A page that ends before its socket connects is restored.
    service.unusedSeconds = 10
    try start(plan.listens) { try transport.listen(on: $0, for: service) }
    if let admin = plan.admin {
      try start([admin], as: "admin ") { try transport.listen(on: $0, for: SharedAdmin(service, transport)) }
    }
    service.state?.forgetOldUsers()
    service.serveDevelopment()
    let signals = Termination.signals {
      service.freeze()
      transport.drain(within: .seconds(10))
    }
    transport.run()
    withExtendedLifetime(signals) {}
  }
}

/// Reports the server's state to its operators.
@MainActor
private final class SharedAdmin: WireService {
  private let service: WebService
  private let transport: EpollTransport

  init(_ service: WebService, _ transport: EpollTransport) {
    self.service = service
    self.transport = transport
  }

  func respond(to request: HTTPRequest, on exchange: Exchange) {
    switch request.path {
    case "/health": exchange.respond(HTTPResponse(plain: transport.isDraining ? .serviceUnavailable : .ok))
    case "/metrics":
      let values = [
        ("cairn_people", "Users with open pages.", service.userCount),
        ("cairn_pages", "Running pages.", service.tabs.count),
        ("cairn_connections", "Open connections.", transport.connectionCount),
      ]
      let text = values.map { "# HELP \($0.0) \($0.1)\n# TYPE \($0.0) gauge\n\($0.0) \($0.2)\n" }.joined()
      exchange.respond(HTTPResponse(type: "text/plain; version=0.0.4; charset=utf-8", text: text))
    default: exchange.respond(HTTPResponse(plain: .notFound))
    }
  }
}
