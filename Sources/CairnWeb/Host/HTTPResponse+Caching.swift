import CairnWire

extension HTTPResponse {
  /// A response for a path that contains the content's hash. Browsers keep it and never ask again.
  static func cachedForever(type: String, _ body: [UInt8]) -> HTTPResponse {
    HTTPResponse(
      headers: ["content-type": type, "cache-control": "public, max-age=31536000, immutable"], body: body)
  }
}
