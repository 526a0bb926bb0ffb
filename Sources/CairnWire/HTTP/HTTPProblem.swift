/// What is wrong with a request, and the status that says so. The connection closes after it, as nobody knows where the
/// next request would begin.
package struct HTTPProblem: Sendable, Equatable, Error {
  package let status: HTTPStatus
  package let what: String

  init(_ status: HTTPStatus, _ what: String) {
    self.status = status
    self.what = what
  }
}
