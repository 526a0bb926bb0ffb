import Synchronization

@testable import CairnNavigation

/// Returns the problems with paths that are reported during a closure.
func problems(during body: () throws -> Void) rethrows -> [PathProblem] {
  let heard = Heard()
  let report: @Sendable (PathProblem) -> Void = { heard.add($0) }
  try PathProblem.$hearer.withValue(.init(report), operation: body)
  return heard.problems
}

private final class Heard: Sendable {
  private let list = Mutex<[PathProblem]>([])
  var problems: [PathProblem] { list.withLock { $0 } }
  func add(_ problem: PathProblem) { list.withLock { $0.append(problem) } }
}
