import CairnFoundation
import CairnLocks
import Foundation
import FoundationNetworking

/// A server in the test's process. The app reaches it with `URLSession`, by the address that it always uses, and without a network.
///
/// ```swift
/// let server = TestServer("https://api.example.org")
/// server.on("GET", "/notes") { _ in .json([Note(title: "Milk")]) }
/// let host = TestHost(NotesApp.self)
/// host.connect(to: server)
/// await host.settle()
/// #expect(host.texts.contains("Milk"))
/// ```
public final class TestServer: Sendable {
  /// Makes the response to a request.
  public typealias Answer = @Sendable (Request) async throws -> Response

  private struct Route {
    let method: String
    let path: [Substring]
    let answer: Answer
  }

  private struct State {
    var routes: [Route] = []
    var requests: [Request] = []
    var delay = Duration.zero
    var isOffline = false
  }

  /// The address that its routes begin with.
  public let url: URL
  private let state = Mutex(State())

  /// Starts a server.
  ///
  /// - Parameter address: The beginning of the URLs that it answers, such as `https://api.example.org/v1`.
  public init(_ address: String) {
    guard let url = URL(string: address), url.scheme != nil, url.host() != nil else {
      preconditionFailure("TestServer needs an address such as https://api.example.org, not \"\(address)\".")
    }
    self.url = url
    ServerProtocol.servers.add(self)
  }

  deinit { ServerProtocol.servers.removeTheDead() }

  // MARK: What it answers

  /// Sets the answer to requests with a method and a path. `{name}` in a path stands for any part, which the request has in
  /// `parameters`. A later answer replaces an earlier one.
  public func on(_ method: String, _ path: String, _ answer: @escaping Answer) {
    let path = Self.parts(path)
    state.withLock { state in
      state.routes.removeAll { $0.method == method.uppercased() && $0.path == path }
      state.routes.append(Route(method: method.uppercased(), path: path, answer: answer))
    }
  }

  /// How long an answer takes, by the clock of the host. `advance(by:)` makes it arrive.
  public var delay: Duration {
    get { state.withLock(\.delay) }
    set { state.withLock { $0.delay = newValue } }
  }

  /// Whether requests fail as without a network.
  public var isOffline: Bool {
    get { state.withLock(\.isOffline) }
    set { state.withLock { $0.isOffline = newValue } }
  }

  /// For sessions of the app whose tasks have completion handlers or delegates. Functions such as `data(for:)` need none, in any session.
  ///
  /// The shared session needs none either, if a `TestHost` or a server was made before its first request.
  public static var sessionConfiguration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [ServerProtocol.self] + (configuration.protocolClasses ?? [])
    return configuration
  }

  /// The requests so far, in their order.
  public var requests: [Request] { state.withLock(\.requests) }

  private static func parts(_ path: String) -> [Substring] { path.split(separator: "/") }

  fileprivate func route(for request: inout Request) -> Answer? {
    let path = Self.parts(request.path)
    for route in state.withLock(\.routes) where route.method == request.method && route.path.count == path.count {
      var parameters: [String: String] = [:]
      let fits = zip(route.path, path).allSatisfy { pattern, part in
        guard pattern.hasPrefix("{"), pattern.hasSuffix("}") else { return pattern == part }
        parameters[String(pattern.dropFirst().dropLast())] = part.removingPercentEncoding ?? String(part)
        return true
      }
      guard fits else { continue }
      request.parameters = parameters
      return route.answer
    }
    return nil
  }

  private var knownRoutes: String {
    let routes = state.withLock(\.routes).map { "\($0.method) /\($0.path.joined(separator: "/"))" }
    return routes.isEmpty ? "It has no routes." : "Its routes: \(routes.joined(separator: ", "))."
  }
}

extension TestServer: StandInServer {
  package func answers(_ url: URL) -> Bool {
    let (own, other) = (self.url, url.absoluteURL)
    guard own.scheme?.lowercased() == other.scheme?.lowercased(),
      own.host()?.lowercased() == other.host()?.lowercased(),
      own.port == other.port
    else { return false }
    return Self.parts(other.path(percentEncoded: true)).starts(with: Self.parts(own.path(percentEncoded: true)))
  }

  package func answer(
    _ asked: URLRequest, body: Data?, by clock: VirtualClock?
  ) async throws -> (Data, HTTPURLResponse) {
    guard let url = asked.url?.absoluteURL else { throw URLError(.badURL) }
    var request = Request(asked, to: url, of: self, body)
    let answer = route(for: &request)
    let (delay, isOffline) = state.withLock { [request] state in
      state.requests.append(request)
      return (state.delay, state.isOffline)
    }
    if isOffline { throw URLError(.notConnectedToInternet) }
    if delay > .zero {
      if let clock { try await clock.sleep(for: delay) } else { try await ContinuousClock().sleep(for: delay) }
    }
    let response =
      try await answer?(request)
      ?? .text("\(self.url) has no route for \(request.method) \(request.path). \(knownRoutes)", status: 404)
    guard
      let head = HTTPURLResponse(
        url: url, statusCode: response.status, httpVersion: "HTTP/1.1", headerFields: response.headers)
    else { throw URLError(.badServerResponse) }
    return (response.body, head)
  }
}

extension TestHost {
  /// Has a server answer the app's requests to its address. Its delays then follow the host's clock.
  public func connect(to server: TestServer) { host.virtualClock.outside.connect(server) }
}
