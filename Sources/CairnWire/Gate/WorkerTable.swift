/// Which worker serves whom: decisions only, no processes.
struct WorkerTable: Equatable, Sendable {
  typealias WorkerID = Int32

  enum State: Equatable, Sendable {
    case starting
    /// Started, for nobody yet.
    case warm
    case taken(PersonID)
    /// Serves everybody who has no cookie.
    case guests
    /// About to end; takes nobody.
    case retiring
  }

  enum Placement: Equatable, Sendable {
    case worker(WorkerID, PersonID, afterCrash: Bool)
    /// A worker will be ready soon.
    case wait
    /// There are as many as there may be.
    case full
  }

  private struct Worker: Equatable, Sendable {
    var state = State.starting
    /// The cookies that lead here: the current one, and the one before it, which requests on their way still carry.
    var names: [PersonID] = []
    var wasOfGuests = false
  }

  let warmTarget: Int
  /// The most people.
  let most: Int
  private let servesGuests: Bool
  private var workers: [WorkerID: Worker] = [:]
  private var persons: [PersonID: WorkerID] = [:]
  /// People whose worker has crashed and who have not come back yet, the oldest first.
  private var crashed: [PersonID] = []

  private static let rememberedCrashes = 10_000

  init(warm: Int, most: Int, servesGuests: Bool = false) {
    warmTarget = warm
    self.most = most
    self.servesGuests = servesGuests
  }

  var count: Int { workers.count }
  /// Whether as many people are served as may be, those included whose worker is about to end.
  var isFull: Bool { peopleCount >= most }

  private var peopleCount: Int {
    workers.values.count { worker in
      switch worker.state {
      case .taken: true
      case .retiring: !worker.wasOfGuests
      case .starting, .warm, .guests: false
      }
    }
  }

  /// How many people's workers are about to end.
  var retiringCount: Int { workers.values.count { $0.state == .retiring && !$0.wasOfGuests } }

  /// The worker of those without a cookie.
  var guest: WorkerID? { workers.first { $0.value.state == .guests }?.key }
  func count(of isWanted: (State) -> Bool) -> Int { workers.values.count { isWanted($0.state) } }
  func state(of worker: WorkerID) -> State? { workers[worker]?.state }

  /// Whether somebody's worker is there.
  func serves(_ name: PersonID?) -> Bool { name.map { persons[$0] != nil } ?? false }

  /// How many workers to start now, if `waiting` people have none.
  func missing(waiting: Int) -> Int {
    let unused = count { $0 == .warm || $0 == .starting }
    // One more than people may have is for guests.
    return max(0, min(warmTarget + waiting, most - peopleCount + (servesGuests && guest == nil ? 1 : 0)) - unused)
  }

  mutating func started(_ worker: WorkerID) { workers[worker] = Worker() }

  mutating func ready(_ worker: WorkerID) {
    if workers[worker]?.state == .starting { workers[worker]?.state = .warm }
  }

  /// Finds the worker of a person, or gives them one. Their name, if they have one, was given out here.
  mutating func place(_ name: PersonID?) -> Placement {
    if let name, let worker = persons[name], let state = workers[worker]?.state {
      if case .taken(let current) = state { return .worker(worker, current, afterCrash: false) }
    }
    guard !isFull else { return retiringCount > 0 ? .wait : .full }
    guard let worker = firstWarm else { return .wait }
    let hasCrashed = name.map { crashed.contains($0) } ?? false
    let person = name ?? .random()
    crashed.removeAll { $0 == person }
    workers[worker]?.state = .taken(person)
    workers[worker]?.names = [person]
    persons[person] = worker
    return .worker(worker, person, afterCrash: hasCrashed)
  }

  private var firstWarm: WorkerID? { workers.filter { $0.value.state == .warm }.keys.min() }

  /// Finds the worker of those without a cookie, or makes one theirs. Returns `nil` if one has to start first.
  mutating func placeGuest() -> WorkerID? {
    if let guest { return guest }
    guard let worker = firstWarm else { return nil }
    workers[worker]?.state = .guests
    workers[worker]?.wasOfGuests = true
    return worker
  }

  /// A worker has given its person a new name. The one before still leads to it, those before that do not.
  mutating func rename(_ worker: WorkerID, to name: PersonID) {
    guard case .taken(let before) = workers[worker]?.state, persons[name] == nil else { return }
    for old in workers[worker]?.names ?? [] where old != before { persons[old] = nil }
    workers[worker]?.state = .taken(name)
    workers[worker]?.names = [before, name]
    persons[name] = worker
  }

  mutating func retire(_ worker: WorkerID) {
    guard workers[worker] != nil else { return }
    forgetNames(of: worker)
    workers[worker]?.state = .retiring
  }

  /// The process has ended. Returns whether that was unexpected.
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
    for name in workers[worker]?.names ?? [] where persons[name] == worker { persons[name] = nil }
    workers[worker]?.names = []
  }
}
