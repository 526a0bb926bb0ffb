/// The failure at the end of a run.
struct FuzzFault {
  let message: String
  /// The error, if a host has thrown it.
  let error: TestHostError?
  private let kind: String

  init(_ error: any Error) {
    let hostError = error as? TestHostError
    self.error = hostError
    message = hostError.map { "\($0.reason)" } ?? "\(error)"
    kind =
      switch hostError?.reason {
      case .diagnosed(let diagnostic): diagnostic.code
      case .some: hostError.map { "\($0.location)" } ?? ""
      case .none: "\(type(of: error))"
      }
  }

  /// Whether two runs failed for the same reason: the same check, diagnostic or type of error.
  func isSame(as other: FuzzFault) -> Bool { kind == other.kind }
}
