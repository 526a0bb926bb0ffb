import CairnWireSystem

/// How many connections and people a gate has descriptors for. Without this, the system would refuse one in the middle of
/// what it is needed for: a new worker, or a connection that a worker hands back.
struct DescriptorBudget: Equatable, Sendable {
  /// For listeners, files, the log and what is about to be turned away.
  static let reserve = 100
  /// Each worker takes its channel and the descriptor that tells of its end.
  static let ofWorker = 2
  /// Workers beside those of people: for guests, now and before.
  static let otherWorkers = 3

  private(set) var connections: Int
  private(set) var people: Int
  /// What to tell those who run the gate, if the system allows less than they wish.
  private(set) var shortage: String?

  /// Raises the system's limit as far as necessary and possible.
  init(connections: Int, people: Int) {
    let wanted = connections + Self.ofWorker * (people + Self.otherWorkers) + Self.reserve
    self.init(connections: connections, people: people, allowed: max(0, wire_allow_descriptors(wanted)))
  }

  init(connections: Int, people: Int, allowed: Int) {
    let rest = allowed - min(Self.reserve, allowed / 4)
    // Somebody has up to three connections while a page loads, and one for each page afterwards.
    let most = max(1, rest / (2 * Self.ofWorker) - Self.otherWorkers)
    self.people = min(people, most)
    self.connections = min(connections, max(1, rest - Self.ofWorker * (self.people + Self.otherWorkers)))
    // Few servers come near the usual number of connections.
    if self.people < people || self.connections < connections / 2 {
      shortage =
        "the system allows \(allowed) descriptors, enough for \(self.people) people and \(self.connections) connections"
    }
  }
}
