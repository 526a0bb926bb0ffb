import Foundation
import FoundationNetworking

/// Access to the network.
package enum Network {
  /// Returns the body of the response to a request by `http` or `https`.
  ///
  /// It waits without occupying a thread, ends the connection when its task is canceled or the body exceeds the limit,
  /// and follows redirects only as far as the rules allow.
  ///
  /// - Parameter session: The session whose configuration to use instead of the usual one.
  package static func data(
    for request: URLRequest, limit: Int, rules: ResourceRules, session: URLSession? = nil
  ) async throws -> Data {
    if let (data, _) = try await VirtualClock.answer(to: request) {
      if data.count > limit { throw ResourceRefusal.tooLarge(limit) }
      return data
    }
    let key = session == nil ? ResponseCache.Key(request, rules) : nil
    if let kept = key.flatMap({ ResponseCache.shared.data(for: $0) }), kept.count <= limit { return kept }
    let loader = session.map(HTTPLoader.loader) ?? HTTPLoader.usual(rules)
    var next = request
    for _ in 0...mostRedirects {
      let answer = try await loader.answer(to: next, limit, rules)
      if let redirect = answer.redirect {
        next = redirect
      } else {
        if let key { ResponseCache.shared.keep(answer, for: key) }
        return answer.body
      }
    }
    throw URLError(.httpTooManyRedirects)
  }

  /// As many as Foundation follows.
  private static let mostRedirects = 20

  /// Returns the data at a URL, for APIs without a limit.
  static func data(from url: URL) async throws -> Data {
    try await data(for: URLRequest(url: url), limit: .max, rules: .ofProcess)
  }
}

extension HTTPLoader {
  /// Asks a host at an address that the rules allow.
  fileprivate func answer(to request: URLRequest, _ limit: Int, _ rules: ResourceRules) async throws -> HTTPAnswer {
    guard let url = request.url, ["http", "https"].contains(url.scheme?.lowercased()),
      let host = url.host(percentEncoded: false)?.trimmingCharacters(in: ["[", "]"]), !host.isEmpty
    else { throw URLError(.unsupportedURL) }
    return try await answer(to: request, limit, at: try await rules.addresses(of: host))
  }

  /// Asks a host at one of these addresses, or at any that its name leads to.
  func answer(to request: URLRequest, _ limit: Int, at addresses: [NetworkAddress]?) async throws -> HTTPAnswer {
    guard let url = request.url?.absoluteURL else { throw URLError(.badURL) }
    var answer: HTTPAnswer
    // A second lookup could give another address. With TLS that would not help: the certificate is for the name.
    if let addresses, url.scheme?.lowercased() == "http" {
      answer = try await first(of: addresses) { try await load(request.asking($0, for: url), limit) }
    } else {
      answer = try await load(request, limit)
    }
    let location = answer.location
    answer.redirect?.resolve(location, from: url)
    return answer
  }

  /// Returns the answer at the first address to which there is a connection.
  private func first(
    of addresses: [NetworkAddress], _ load: (NetworkAddress) async throws -> HTTPAnswer
  ) async throws -> HTTPAnswer {
    for address in addresses.dropLast() {
      do { return try await load(address) } catch let error as URLError where error.code == .cannotConnectToHost {}
    }
    guard let last = addresses.last else { throw URLError(.cannotFindHost) }
    return try await load(last)
  }
}

extension URLRequest {
  /// The same request to a known address of its host.
  fileprivate func asking(_ address: NetworkAddress, for url: URL) -> URLRequest {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true), let host = parts.encodedHost else {
      return self
    }
    var request = self
    parts.encodedHost = address.urlHost
    request.url = parts.url
    request.setValue(host + (url.port.map { ":\($0)" } ?? ""), forHTTPHeaderField: "Host")
    return request
  }

  /// Makes this the request that follows a redirect.
  fileprivate mutating func resolve(_ location: String?, from url: URL) {
    setValue(nil, forHTTPHeaderField: "Host")
    guard let new = location.flatMap({ URL(string: $0, relativeTo: url) })?.absoluteURL else {
      self.url = nil
      return
    }
    self.url = new
    // What identifies the user to one host is not for another.
    guard new.host() != url.host() || new.scheme != url.scheme || new.port != url.port else { return }
    for name in ["Authorization", "Cookie"] { setValue(nil, forHTTPHeaderField: name) }
  }
}
