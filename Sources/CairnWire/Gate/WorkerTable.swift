/// Which worker serves whom: decisions only, no processes.
struct WorkerTable: Equatable, Sendable {
  typealias WorkerID = Int32

  enum State: Equatable, Sendable {
    case starting
    /// Started, for nobody yet.
    case warm
    case taken(PersonID)
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
  }

  let warmTarget: Int
  let most: Int
  private var workers: [WorkerID: Worker] = [:]
  private var persons: [PersonID: WorkerID] = [:]
  /// People whose worker has crashed and who have not come back yet, the oldest first.
  private var crashed: [PersonID] = []

  private static let rememberedCrashes = 10_000

  init(warm: Int, most: Int) {
    warmTarget = warm
    self.most = most
  }

  var count: Int { workers.count }
  /// Whether no more may start, and none waits for a person.
  var isFull: Bool { workers.count >= most && count { $0 == .warm || $0 == .starting } == 0 }
  func count(of isWanted: (State) -> Bool) -> Int { workers.values.count { isWanted($0.state) } }
  func state(of worker: WorkerID) -> State? { workers[worker]?.state }

  /// Whether somebody's worker is there.
  func serves(_ name: PersonID?) -> Bool { name.map { persons[$0] != nil } ?? false }

  /// How many workers to start now, if `waiting` people have none.
  func missing(waiting: Int) -> Int {
    let unused = count { $0 == .warm || $0 == .starting }
    return max(0, min(warmTarget + waiting - unused, most - workers.count))
  }

  mutating func started(_ worker: WorkerID) { workers[worker] = Worker() }

  mutating func ready(_ worker: WorkerID) {
    if workers[worker]?.state == .starting { workers[worker]?.state = .warm }
  }

  /// Finds the worker of a person, or gives them one. `isKnown` says whether somebody without a worker may keep the name
  /// they came with: only if it was given to them, and not chosen.
  mutating func place(_ name: PersonID?, isKnown: (PersonID) -> Bool) -> Placement {
    if let name, let worker = persons[name], let state = workers[worker]?.state {
      if case .taken(let current) = state { return .worker(worker, current, afterCrash: false) }
    }
    guard let worker = workers.filter({ $0.value.state == .warm }).keys.min() else {
      return workers.count < most || count { $0 == .starting || $0 == .retiring } > 0 ? .wait : .full
    }
    let hasCrashed = name.map { crashed.contains($0) } ?? false
    let person = name.flatMap { hasCrashed || isKnown($0) ? $0 : nil } ?? .random()
    crashed.removeAll { $0 == person }
    workers[worker]?.state = .taken(person)
    workers[worker]?.names = [person]
    persons[person] = worker
    return .worker(worker, person, afterCrash: hasCrashed)
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
