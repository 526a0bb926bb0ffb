import CairnLocks

/// The memory for all responses of limited size that are under way.
///
/// A served app loads URLs that its users write, and they may ask for many at once.
final class LoadBudget: Sendable {
  static let ofProcess = LoadBudget(ResourceRules.ofProcess == .everything ? .max : 256 << 20)

  let limit: Int
  private let used = Mutex(0)

  init(_ limit: Int) { self.limit = limit }

  /// Takes bytes, if there are as many.
  func take(_ bytes: Int) -> Bool {
    used.withLock { used in
      guard bytes <= limit - used else { return false }
      used += bytes
      return true
    }
  }

  func giveBack(_ bytes: Int) { used.withLock { $0 -= bytes } }
}
