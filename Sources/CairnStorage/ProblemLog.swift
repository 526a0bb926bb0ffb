import CairnLocks
import CairnValues

/// The problems of a store, without duplicates.
final class ProblemLog: Sendable {
  private let list = Mutex<[StorageProblem]>([])
  private let number = Atomic<Int>(0)

  var count: Int { number.load(ordering: .acquiring) }

  var problems: [StorageProblem] { list.withLock { $0 } }

  func record(_ problem: StorageProblem) {
    list.withLock { list in
      if list.contains(problem) { return }
      list.append(problem)
      number.store(list.count, ordering: .releasing)
    }
  }
}
