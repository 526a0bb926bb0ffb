@testable import CairnTesting

/// Notes the transitions of a host's commits.
@MainActor final class TransitionNotes {
  private var seen: [String] = []

  init(_ host: TestHost) {
    host.host.mirror = { [weak self] changes, _, _ in
      self?.seen += changes.transitions.map { "\($0.kind) \($0.motion)" }
    }
  }

  func take() -> [String] {
    defer { seen = [] }
    return seen
  }
}
