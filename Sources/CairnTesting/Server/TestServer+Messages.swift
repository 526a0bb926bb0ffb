import Foundation
import FoundationNetworking

extension TestServer {
  /// A request that arrived.
  ///
  /// ```swift
  /// server.on("PUT", "/notes/{id}") { request in
  ///   await notes.replace(request.parameters["id"], with: try request.json(Note.self))
  ///   return .status(204)
  /// }
  /// ```
  public struct Request: Sendable {
    /// The method, in capital letters.
    public let method: String
    /// The address that was asked for.
    public let url: URL
    /// The path after the server's address, as it is encoded in the URL.
    public let path: String
    /// The values of the URL's query, the last for each name.
    public let query: [String: String]
    /// The headers, by their names in small letters.
    public let headers: [String: String]
    /// The body, which is empty for a request without one.
    public let body: Data
    /// The parts of the path that the route names.
    public internal(set) var parameters: [String: String] = [:]

    init(_ request: URLRequest, to url: URL, of server: TestServer, _ body: Data?) {
      method = (request.httpMethod ?? "GET").uppercased()
      self.url = url
      let own = server.url.path(percentEncoded: true).split(separator: "/").count
      path = "/" + url.path(percentEncoded: true).split(separator: "/").dropFirst(own).joined(separator: "/")
      let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
      query = Dictionary(items.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 })
      let fields = request.allHTTPHeaderFields ?? [:]
      headers = Dictionary(fields.map { ($0.lowercased(), $1) }, uniquingKeysWith: { $1 })
      self.body = body ?? Data()
    }

    /// Decodes the body from JSON.
    public func json<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
      try JSONDecoder().decode(type, from: body)
    }

    /// The body as text.
    public var text: String { String(decoding: body, as: UTF8.self) }
  }

  /// A response of the server. An answer that throws, such as a `URLError`, is a connection that fails.
  ///
  /// ```swift
  /// server.on("GET", "/notes") { _ in .text("Try later", status: 503) }
  /// ```
  public struct Response: Sendable {
    /// The status, such as 404.
    public var status: Int
    /// The headers by their names.
    public var headers: [String: String]
    /// The bytes after the headers.
    public var body: Data

    /// Creates a response from its parts.
    public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
      (self.status, self.headers, self.body) = (status, headers, body)
    }

    /// A value as JSON.
    public static func json(_ value: some Encodable, status: Int = 200) throws -> Response {
      Response(
        status: status, headers: ["Content-Type": "application/json"], body: try JSONEncoder().encode(value))
    }

    /// A text in UTF-8.
    public static func text(_ text: String, status: Int = 200) -> Response {
      Response(status: status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: Data(text.utf8))
    }

    /// A response without a body.
    public static func status(_ status: Int) -> Response { Response(status: status) }
  }
}
