/// Which worker serves which user: only decisions, no processes.
struct WorkerTable: Equatable, Sendable {
  typealias WorkerID = Int32

  enum State: Equatable, Sendable {
    case starting
    /// Ready, without a user.
    case warm
    case taken(UserID)
    /// Serves all clients without a cookie.
    case guests
    /// Ending; receives no more users.
    case retiring
  }

  enum Placement: Equatable, Sendable {
    case worker(WorkerID, UserID, afterCrash: Bool)
    /// No worker is ready, or the maximum number of users is reached.
    case wait
  }

  private struct Worker: Equatable, Sendable {
    var state = State.starting
    /// The ids that lead here: the current one, and the previous one, which pending requests still carry.
    var names: [UserID] = []
    var wasOfGuests = false
  }

  let warmTarget: Int
  /// The maximum number of users.
  let most: Int
  private let servesGuests: Bool
  private var workers: [WorkerID: Worker] = [:]
  private var users: [UserID: WorkerID] = [:]
  /// Users whose worker has crashed and who have not returned yet, oldest first.
  private var crashed: [UserID] = []

  private static let rememberedCrashes = 10_000

  init(warm: Int, most: Int, servesGuests: Bool = false) {
    warmTarget = warm
    self.most = most
    self.servesGuests = servesGuests
  }

  var count: Int { workers.count }
  /// Whether the maximum number of users is reached, including those whose worker is ending.
  var isFull: Bool { userCount >= most }

  private var userCount: Int {
    workers.values.count { worker in
      switch worker.state {
      case .taken: true
      case .retiring: !worker.wasOfGuests
      case .starting, .warm, .guests: false
      }
    }
  }

  /// The number of users whose workers are ending.
  var retiringCount: Int { workers.values.count { $0.state == .retiring && !$0.wasOfGuests } }

  /// The guests' worker.
  var guest: WorkerID? { workers.first { $0.value.state == .guests }?.key }
  func count(of isWanted: (State) -> Bool) -> Int { workers.values.count { isWanted($0.state) } }
  func state(of worker: WorkerID) -> State? { workers[worker]?.state }

  /// Whether the user has a worker.
  func serves(_ name: UserID?) -> Bool { name.map { users[$0] != nil } ?? false }

  /// Returns how many workers to start now, if `waiting` users have none.
  func missing(waiting: Int) -> Int {
    let unused = count { $0 == .warm || $0 == .starting }
    // The guests' worker does not count towards the maximum.
    return max(0, min(warmTarget + waiting, most - userCount + (servesGuests && guest == nil ? 1 : 0)) - unused)
  }

  mutating func started(_ worker: WorkerID) { workers[worker] = Worker() }

  mutating func ready(_ worker: WorkerID) {
    if workers[worker]?.state == .starting { workers[worker]?.state = .warm }
  }

  /// Returns a user's worker, or assigns one. An id was issued by this server.
  mutating func place(_ name: UserID?) -> Placement {
    if let name, let worker = users[name], let state = workers[worker]?.state {
      if case .taken(let current) = state { return .worker(worker, current, afterCrash: false) }
    }
    guard !isFull, let worker = firstWarm else { return .wait }
    let hasCrashed = name.map { crashed.contains($0) } ?? false
    let user = name ?? .random()
    crashed.removeAll { $0 == user }
    workers[worker]?.state = .taken(user)
    workers[worker]?.names = [user]
    users[user] = worker
    return .worker(worker, user, afterCrash: hasCrashed)
  }

  private var firstWarm: WorkerID? { workers.filter { $0.value.state == .warm }.keys.min() }

  /// Returns the guests' worker, or assigns one. Returns `nil` if one has to start first.
  mutating func placeGuest() -> WorkerID? {
    if let guest { return guest }
    guard let worker = firstWarm else { return nil }
    workers[worker]?.state = .guests
    workers[worker]?.wasOfGuests = true
    return worker
  }

  /// Records that a worker has renamed its user. The previous id still leads to it; earlier ones do not.
  mutating func rename(_ worker: WorkerID, to name: UserID) {
    guard case .taken(let before) = workers[worker]?.state, users[name] == nil else { return }
    for old in workers[worker]?.names ?? [] where old != before { users[old] = nil }
    workers[worker]?.state = .taken(name)
    workers[worker]?.names = [before, name]
    users[name] = worker
  }

  mutating func retire(_ worker: WorkerID) {
    guard workers[worker] != nil else { return }
    forgetNames(of: worker)
    workers[worker]?.state = .retiring
  }

  /// Records that the process has ended. Returns whether that was unexpected.
  @discardableResult
  mutating func ended(_ worker: WorkerID) -> Bool {
    guard let state = workers[worker]?.state else { return false }
    if case .taken = state {
      crashed += workers[worker]?.names ?? []
      if crashed.count > Self.rememberedCrashes { crashed.removeFirst(crashed.count - Self.rememberedCrashes) }
    }
    forgetNames(of: worker)
    workers[worker] = nil
    return state != .retiring
  }

  private mutating func forgetNames(of worker: WorkerID) {
    for name in workers[worker]?.names ?? [] where users[name] == worker { users[name] = nil }
    workers[worker]?.names = []
  }
}
