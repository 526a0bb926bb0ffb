/// A response.
package struct HTTPResponse: Sendable, Equatable {
  package var status: HTTPStatus
  /// Headers of the service. The transport adds `Content-Length`, `Date` and `Connection`.
  package var headers: HTTPHeaders
  package var body: [UInt8]
  /// The body in gzip, for files that are compressed once and sent often. Other texts are compressed for each response.
  package var gzipped: [UInt8]?

  package init(_ status: HTTPStatus = .ok, headers: HTTPHeaders = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A response of text, such as HTML.
  package init(_ status: HTTPStatus = .ok, type: String, text: String, headers: HTTPHeaders = [:]) {
    self.init(status, headers: headers, body: Array(text.utf8))
    self.headers["content-type"] = type
  }

  /// A short text with the name of the status.
  package init(plain status: HTTPStatus) {
    self.init(status, type: "text/plain; charset=utf-8", text: "\(status.rawValue) \(status.reason)\n")
  }
}
