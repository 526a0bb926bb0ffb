import CairnWireSystem

/// The numbers of connections and users for which a gate has descriptors. Without these limits, the system would refuse
/// a descriptor where it hurts: for a new worker, or for a connection that a worker hands back.
struct DescriptorBudget: Equatable, Sendable {
  /// Descriptors for listeners, files, the log and connections to be rejected.
  static let reserve = 100
  /// Each worker takes a channel and a descriptor that reports its end.
  static let ofWorker = 2
  /// Workers that have no user: the guests' worker, and earlier ones that are ending.
  static let otherWorkers = 3

  private(set) var connections: Int
  private(set) var users: Int
  /// A message for operators if the system allows less than configured.
  private(set) var shortage: String?

  /// Raises the system's limit as far as necessary and possible.
  init(connections: Int, users: Int) {
    let wanted = connections + Self.ofWorker * (users + Self.otherWorkers) + Self.reserve
    self.init(connections: connections, users: users, allowed: max(0, wire_allow_descriptors(wanted)))
  }

  init(connections: Int, users: Int, allowed: Int) {
    let rest = allowed - min(Self.reserve, allowed / 4)
    // A browser uses up to three connections while it loads a page, and one for each open page afterwards.
    let most = max(1, rest / (2 * Self.ofWorker) - Self.otherWorkers)
    self.users = min(users, most)
    self.connections = min(connections, max(1, rest - Self.ofWorker * (self.users + Self.otherWorkers)))
    // Reported only below half: few servers come near the configured number of connections.
    if self.users < users || self.connections < connections / 2 {
      shortage =
        "the system allows \(allowed) descriptors, enough for \(self.users) users and \(self.connections) connections"
    }
  }
}
