/// The supported methods. Others get 501.
package enum HTTPMethod: String, Sendable, CaseIterable {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"
  case options = "OPTIONS"

  /// Whether a request without a length is an error, instead of one without a body.
  var needsLength: Bool { self == .post || self == .put || self == .patch }
}
