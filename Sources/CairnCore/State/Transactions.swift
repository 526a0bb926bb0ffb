import CairnValues

/// Runs a closure whose changes use `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let runtime = Runtime.shared
  // Transactions belong to the main thread; on other threads, changes are made without one.
  guard runtime.isMain else { return try body() }
  let outer = runtime.transaction
  runtime.transaction.merge(transaction)
  defer {
    runtime.transaction = outer
    runtime.completeUntaken(transaction)
  }
  return try body()
}

/// Runs a closure whose changes use a transaction with one property set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs a closure whose changes are animated.
///
/// ```swift
/// withAnimation { isExpanded.toggle() }
/// ```
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  var transaction = Transaction()
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Runs a closure whose changes are animated, and calls `completion` when the animation has ended.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction()
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

extension Runtime {
  /// Calls the completions of a transaction that changed nothing, because there is no animation to wait for.
  fileprivate func completeUntaken(_ transaction: Transaction) {
    for completion in transaction.completions where !completion.isTaken {
      completion.isTaken = true
      completion.action()
    }
  }
}
