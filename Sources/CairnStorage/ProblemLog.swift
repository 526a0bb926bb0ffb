import CairnValues
import Synchronization

/// The problems of one store, each once.
final class ProblemLog: Sendable {
  private let list = Mutex<[StorageProblem]>([])

  var problems: [StorageProblem] { list.withLock { $0 } }

  func record(_ problem: StorageProblem) {
    list.withLock { list in
      if !list.contains(problem) { list.append(problem) }
    }
  }
}
