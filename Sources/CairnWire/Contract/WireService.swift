/// Answers requests and accepts WebSockets.
@MainActor
package protocol WireService: AnyObject {
  /// Decides how the body of a request is handled, before any of it is read.
  func plan(for request: HTTPRequest) -> BodyPlan

  /// Answers a request, now or later, through the exchange. The body is empty if it went to a sink.
  func respond(to request: HTTPRequest, on exchange: Exchange)

  /// Decides on a valid WebSocket handshake. Check the `Origin` header here.
  func accept(_ request: HTTPRequest) -> UpgradeDecision
}

extension WireService {
  package func plan(for request: HTTPRequest) -> BodyPlan { .collect() }

  package func accept(_ request: HTTPRequest) -> UpgradeDecision { .refuse(HTTPResponse(.notFound)) }
}

/// How the body of a request is handled.
package enum BodyPlan {
  /// Collect it in `HTTPRequest.body`, up to this size or the transport's limit.
  case collect(limit: Int? = nil)
  /// Pass it on as it arrives.
  case stream(to: any BodySink, limit: Int)
  /// Answer without reading it.
  case refuse(HTTPResponse)
}

/// The decision on a WebSocket handshake.
package enum UpgradeDecision {
  case accept(any SocketDelegate, headers: HTTPHeaders = [:])
  case refuse(HTTPResponse)
}
