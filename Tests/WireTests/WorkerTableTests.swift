import Testing
import WireInputs

@testable import CairnWire

struct WorkerTableTests {
  private func table(ready: [Int32], most: Int = 10) -> WorkerTable {
    var table = WorkerTable(warm: 2, most: most)
    for worker in ready {
      table.started(worker)
      table.ready(worker)
    }
    return table
  }

  private func taken(_ placement: WorkerTable.Placement) -> (Int32, UserID, Bool)? {
    if case .worker(let worker, let user, let afterCrash) = placement { (worker, user, afterCrash) } else { nil }
  }

  @Test func aNewUserGetsAWorkerAndKeepsIt() throws {
    var table = table(ready: [1, 2])
    let first = try #require(taken(table.place(nil)))
    let again = try #require(taken(table.place(first.1)))
    #expect(again == first)
    let other = try #require(taken(table.place(nil)))
    #expect(other.0 != first.0 && other.1 != first.1)
    #expect(table.place(nil) == .wait)
  }

  @Test func returningUsersKeepTheirName() throws {
    var table = table(ready: [1, 2])
    let name = UserID.random()
    #expect(try #require(taken(table.place(name))).1 == name)
  }

  @Test func guestsShareAWorkerThatCountsSeparately() throws {
    var table = WorkerTable(warm: 0, most: 1, servesGuests: true)
    var guests = [table.placeGuest()]
    #expect(table.missing(waiting: 9) == 2)
    for worker in [1, 2] as [Int32] {
      table.started(worker)
      table.ready(worker)
    }
    guests += [table.placeGuest(), table.placeGuest()]
    #expect(guests == [nil, 1, 1] && !table.isFull)
    let user = table.place(nil)
    #expect(taken(user)?.0 == 2 && table.isFull)
    // The guests' worker is replaced, and its end frees no user's place.
    table.retire(1)
    guests = [table.placeGuest()]
    let next = table.place(nil)
    #expect(guests == [nil] && next == .wait && table.missing(waiting: 1) == 1)
    let wasUnexpected = table.ended(1)
    #expect(!wasUnexpected)
  }

  @Test func afterACrashTheUserKeepsTheirNameAndIsNotified() throws {
    var table = table(ready: [1, 2])
    let before = try #require(taken(table.place(nil)))
    let wasUnexpected = table.ended(before.0)
    #expect(wasUnexpected)
    let after = try #require(taken(table.place(before.1)))
    #expect(after.0 != before.0)
    #expect(after.1 == before.1)
    #expect(after.2)
  }

  @Test func aRetiredWorkerHasNoUserAndIsNotACrash() throws {
    var table = table(ready: [1, 2])
    let before = try #require(taken(table.place(nil)))
    table.retire(before.0)
    let wasUnexpected = table.ended(before.0)
    #expect(!wasUnexpected)
    let after = try #require(taken(table.place(before.1)))
    #expect(after.1 == before.1)
    #expect(!after.2)
  }

  @Test func aNewNameInvalidatesTheOneBeforeTheLast() throws {
    var table = table(ready: [1])
    let (worker, first, _) = try #require(taken(table.place(nil)))
    let names = (0..<2).map { _ in UserID.random() }
    for name in names { table.rename(worker, to: name) }
    #expect(table.serves(names[0]) && table.serves(names[1]) && !table.serves(first))
    #expect(try #require(taken(table.place(names[0]))).1 == names[1])
  }

  @Test func aWorkerCannotTakeAnothersName() throws {
    var table = table(ready: [1, 2])
    let one = try #require(taken(table.place(nil)))
    let two = try #require(taken(table.place(nil)))
    table.rename(two.0, to: one.1)
    #expect(try #require(taken(table.place(one.1))).0 == one.0)
  }

  @Test func keepsWarmWorkersUpToTheMaximum() {
    var table = WorkerTable(warm: 2, most: 4)
    #expect(table.missing(waiting: 0) == 2)
    #expect(table.missing(waiting: 9) == 4)
    for worker in 1...2 as ClosedRange<Int32> { table.started(worker) }
    #expect(table.missing(waiting: 0) == 0)
    #expect(table.missing(waiting: 1) == 1)
  }

  @Test func isFullOnlyWhenNoWorkerCanStart() {
    var table = table(ready: [1], most: 1)
    _ = table.place(nil)
    #expect(table.place(nil) == .wait)
    table.retire(1)
    #expect(table.place(nil) == .wait)
  }

  /// Each name leads to one worker, and each worker has one user, after any events.
  @Test func randomEventsNeverMixUsersUp() {
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = Random(seed: seed)
      var table = WorkerTable(warm: 2, most: 6)
      var owners: [Int32: Int] = [:]
      // The current cookie of each user.
      var cookies: [Int: UserID] = [:]
      var (next, alive): (Int32, [Int32]) = (1, [])
      for _ in 0..<200 {
        switch random.below(8) {
        case 0, 1:
          if table.missing(waiting: 1) > 0 {
            table.started(next)
            alive.append(next)
            next += 1
          }
        case 2, 3: for worker in alive { table.ready(worker) }
        case 4:
          if !alive.isEmpty {
            let worker = alive.remove(at: random.below(alive.count))
            table.ended(worker)
            owners[worker] = nil
          }
        case 5:
          if !alive.isEmpty {
            let worker = random.one(of: alive)
            let name = UserID.random()
            if let user = owners[worker], case .taken = table.state(of: worker) {
              table.rename(worker, to: name)
              cookies[user] = name
            }
          }
        case 6:
          if !alive.isEmpty, random.chance(4) {
            let worker = random.one(of: alive)
            table.retire(worker)
            owners[worker] = nil
          }
        default:
          let user = random.below(5)
          guard case .worker(let worker, let name, _) = table.place(cookies[user])
          else { continue }
          if let owner = owners[worker], owner != user {
            Issue.record("seed \(seed): \(owner) is served as \(user)")
          }
          owners[worker] = user
          cookies[user] = name
        }
      }
    }
  }
}

struct GateMessageTests {
  private static let user = UserID.random()
  static let all: [GateMessage] = [
    .connection(
      number: 7, user: user, afterCrash: true, peer: Peer(address: "::1", port: 65535), bytes: [1, 2, 3]),
    .connection(number: .max, user: user, afterCrash: false, peer: .local, bytes: []),
    .connection(number: 8, user: nil, afterCrash: false, peer: .local, bytes: [1]), .answering(number: 9), .inUse,
    .areYouThere(1), .drain(milliseconds: 2), .ready, .here(3), .returned(number: 4, bytes: [5]), .closed(number: 6),
    .renamed(user), .retiring,
  ]

  @Test(arguments: all) func roundTrips(message: GateMessage) {
    let bytes = message.encoded()
    #expect(GateMessage(bytes[...]) == message)
    for count in 0..<bytes.count {
      // A message without its end is another one, or none.
      if let shorter = GateMessage(bytes[..<count]) { #expect(shorter != message) }
    }
  }

  @Test func randomBytesAreParsedOrRefused() {
    var random = Random(seed: 11)
    for _ in 0..<20_000 {
      let bytes = Mutation.apply(random.one(of: Self.all).encoded(), inserting: [[0], [255]], &random)
      if let message = GateMessage(bytes[...]) { #expect(GateMessage(message.encoded()[...]) == message) }
    }
  }

  @Test func namesAreParsedExactly() {
    let name = UserID.random()
    #expect(UserID(name.text) == name)
    #expect(name.text.count == 32)
    for bad in ["", "0", name.text + "0", name.text.uppercased() + "G", String(repeating: "A", count: 32)] {
      #expect(UserID(bad) == nil)
    }
    let attributes = "Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000"
    #expect(UserNaming(isSecure: true).setCookie(name) == "__Host-cairn=\(name.text); \(attributes); Secure")
    #expect(UserNaming().setCookie(name) == "cairn=\(name.text); \(attributes)")
    func user(_ cookies: String, isSecure: Bool = false) -> UserID? {
      UserNaming(isSecure: isSecure).user(of: ["cookie": cookies], from: .local).user
    }
    #expect(user("a=b; cairn=\(name.text)") == name)
    #expect(user("cairn=\(name.text)", isSecure: true) == nil)
    #expect(user("cairn=\(name.text); cairn=\(UserID.random().text)") == nil)
  }

  @Test func inheritedListenersMustBeMeantForThisProcess() {
    let addresses = { InheritedListeners.addresses(in: $0, process: 42) }
    #expect(addresses(["LISTEN_PID": "42", "LISTEN_FDS": "2"]) == [.inherited(3), .inherited(4)])
    #expect(addresses(["LISTEN_PID": "43", "LISTEN_FDS": "2"]).isEmpty)
    #expect(addresses(["LISTEN_PID": "42", "LISTEN_FDS": "-1"]).isEmpty)
    #expect(addresses(["LISTEN_FDS": "1"]).isEmpty)
    #expect(addresses([:]).isEmpty)
  }
}
