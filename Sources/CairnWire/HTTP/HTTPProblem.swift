/// An error in a request, and the status to answer with. The connection closes afterwards, because the start of the
/// next request is unknown.
package struct HTTPProblem: Sendable, Equatable, Error {
  package let status: HTTPStatus
  package let what: String

  init(_ status: HTTPStatus, _ what: String) {
    self.status = status
    self.what = what
  }
}
