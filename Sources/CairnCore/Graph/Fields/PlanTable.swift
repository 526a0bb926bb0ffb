import CairnLocks

/// The plans found so far. Types never go away, so neither do plans.
final class PlanTable: Sendable {
  private let plans = Mutex<[ObjectIdentifier: FieldPlan]>([:])

  func plan(of type: ObjectIdentifier, make: () -> FieldPlan) -> FieldPlan {
    if let known = plans.withLock({ $0[type] }) { return known }
    // Made outside the lock, because a plan may ask for the plans of its fields.
    let new = make()
    return plans.withLock { table in
      if let known = table[type] { return known }
      table[type] = new
      return new
    }
  }
}
