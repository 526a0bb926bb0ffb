import CairnCompression

/// Compresses the bodies of responses for clients that accept it.
enum ContentCoding {
  /// For shorter bodies gzip saves nothing, and longer ones would block other clients.
  static let sizes = 200...(1 << 20)

  /// Returns the response to send to a client with these headers.
  static func encoded(_ response: HTTPResponse, for request: HTTPHeaders) -> HTTPResponse {
    guard isCompressible(response) else { return response }
    var response = response
    // A cache must not give it to clients that accept something else.
    response.headers.add("vary", "accept-encoding")
    guard acceptsGzip(request) else { return response }
    let compressed = response.gzipped ?? Gzip.compress(response.body)
    guard compressed.count < response.body.count else { return response }
    response.body = compressed
    response.headers["content-encoding"] = "gzip"
    return response
  }

  private static func isCompressible(_ response: HTTPResponse) -> Bool {
    guard response.status.allowsBody, sizes.contains(response.body.count), let type = response.headers["content-type"],
      response.headers["content-encoding"] == nil, response.headers["content-range"] == nil
    else { return false }
    let kind = String(type.prefix { $0 != ";" }[...].withoutSpaces).asciiLowercased
    return kind.hasPrefix("text/") && kind != "text/event-stream" || others.contains(kind)
  }

  /// Compressible types that are not text.
  private static let others: Set = [
    "application/javascript", "application/json", "application/manifest+json", "application/xml", "image/bmp",
    "image/svg+xml",
  ]

  /// Whether `Accept-Encoding` has gzip with a weight above zero. A malformed header accepts nothing.
  static func acceptsGzip(_ headers: HTTPHeaders) -> Bool {
    guard let text = headers["accept-encoding"] else { return false }
    var weights: [String: Int] = [:]
    for part in text.split(separator: ",") where !part.withoutSpaces.isEmpty {
      var reader = HeaderListReader(String(part))
      guard let coding = reader.token()?.asciiLowercased else { return false }
      var weight: Int? = 1000
      if reader.skip(";") {
        guard reader.token()?.isWord("q") == true, reader.skip("=") else { return false }
        weight = reader.token().flatMap(thousandths)
      }
      guard let weight, reader.isAtEnd, weights[coding] == nil else { return false }
      weights[coding] = weight
    }
    return weights["gzip"] ?? weights["*"] ?? 0 > 0
  }

  /// Parses a weight: 0 or 1, with up to three decimals.
  private static func thousandths(_ text: String) -> Int? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0] == "0" || parts[0] == "1" else { return nil }
    let decimals = parts.count > 1 ? parts[1] : ""
    guard decimals.utf8.count <= 3, decimals.utf8.allSatisfy(\.isDigit) else { return nil }
    let padded = decimals + String(repeating: "0", count: 3 - decimals.utf8.count)
    guard let value = Int(parts[0] + padded), value <= 1000 else { return nil }
    return value
  }
}
