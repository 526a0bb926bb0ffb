import Testing

@testable import CairnWire

/// A gate takes no more descriptors than the system allows it.
struct DescriptorBudgetTests {
  @Test func theBudgetNeverExceedsTheSystemsLimit() {
    for allowed in Array(20..<400) + [1_024, 4_096, 20_000, 65_536, 1_000_000] {
      for users in [1, 2, 50, 500, 10_000] {
        for connections in [1, 100, 20_000] {
          let budget = DescriptorBudget(connections: connections, users: users, allowed: allowed)
          let workers = DescriptorBudget.ofWorker * (budget.users + DescriptorBudget.otherWorkers)
          let spare = min(DescriptorBudget.reserve, allowed / 4)
          #expect(budget.connections >= 1 && budget.users >= 1)
          #expect(budget.connections <= connections && budget.users <= users)
          #expect(budget.connections + workers + spare <= max(allowed, 24), "\(allowed) \(users) \(connections)")
          #expect((budget.shortage == nil) == (budget.connections >= connections / 2 && budget.users == users))
        }
      }
    }
  }

  @Test func theDefaultLimitsFitTheSystemdUnit() {
    let limits = WireLimits()
    let budget = DescriptorBudget(connections: limits.connections, users: 500, allowed: 65_536)
    #expect(budget.connections == limits.connections && budget.users == 500 && budget.shortage == nil)
    // The hard limit of many systems is the number of connections.
    let tight = DescriptorBudget(connections: 20_000, users: 500, allowed: 20_000)
    #expect(tight.users == 500 && tight.connections == 20_000 - 100 - 2 * 503)
  }
}
