import CairnWireSystem
import Foundation
import Testing

@testable import CairnWire

/// A gate whose workers end, hang or are flooded.
@MainActor
@Suite(.serialized)
struct GateFailureTests {
  /// How a worker can fail while it has a request.
  enum Failure: String, CaseIterable {
    case abort, hang, killed, exit
  }

  @Test(arguments: Failure.allCases, [false, true])
  func aRequestIsAnsweredWhenItsWorkerCrashes(_ failure: Failure, isPost: Bool) throws {
    let gate = try TestGate()
    let (hit, neighbor) = (TestUser(gate), TestUser(gate))
    _ = try neighbor.get("/count")
    let process = try hit.process()
    let line = try gate.connect()
    let path = failure == .killed ? "hang" : failure.rawValue
    line.send(
      "\(isPost ? "POST" : "GET") /\(path) HTTP/1.1\r\nHost: a\r\nCookie: cairn=\(hit.cookie ?? "")\r\n"
        + (isPost ? "Content-Length: 3\r\n\r\nabc" : "\r\n"))
    if failure == .killed {
      gate.turn { gate.gate.processes[process]?.connections.isEmpty == false }
      kill(process, SIGKILL)
    }
    if failure == .hang { for _ in 0..<3 { gate.pass(.seconds(20)) } }
    line.receiveEnd()
    #expect(line.status == 502 && line.text.contains("connection: close"), "\(line.text)")
    #expect(gate.gate.metrics.failed == 1)
    #expect(try hit.get("/crashed") == "true")
    #expect(try neighbor.get("/count") == "2")
    line.close()
    gate.turn { gate.gate.transport.allConnections == 0 }
  }

  @Test func aStartedResponseIsNotFollowedByAnother() throws {
    let gate = try TestGate()
    let user = TestUser(gate)
    let process = try user.process()
    let line = try gate.connect()
    line.send("GET /stream HTTP/1.1\r\nHost: a\r\nCookie: cairn=\(user.cookie ?? "")\r\n\r\n")
    line.receive { $0.text.contains("begun") }
    kill(process, SIGKILL)
    line.receiveEnd()
    #expect(line.status == 200 && !line.text.contains("502"), "\(line.text)")
    gate.turn { gate.gate.processes[process] == nil }
    let socket = try gate.connect()
    _ = try user.get("/count")
    socket.upgradeAs(user)
    kill(try user.process(), SIGKILL)
    socket.receiveEnd()
    #expect(!socket.text.contains("502"))
    #expect(gate.gate.metrics.failed == 0)
  }

  @Test(arguments: ["/hang-later", "/eat-later"])
  func aWorkerIsWatchedAfterItsUserHasLeft(path: String) throws {
    let gate = try TestGate { $0.memory = 80 << 20 }
    let user = TestUser(gate)
    let process = try user.process()
    #expect(try user.get(path) == "")
    gate.turn { gate.gate.processes[process]?.connections.isEmpty == true }
    // The test's clock does not run in the worker.
    for _ in 0..<3_000 where gate.gate.processes[process] != nil { gate.pass(.milliseconds(200)) }
    #expect(gate.gate.processes[process] == nil)
    #expect(gate.log.contains { $0.contains(path == "/hang-later" ? "hung" : "memory") }, "\(gate.log)")
  }

  @Test func aRetiringWorkerThatDoesNotEndIsKilled() throws {
    let gate = try TestGate()
    let user = TestUser(gate)
    let process = try user.process()
    #expect(try user.get("/retire-and-hang") == nil || true)
    for _ in 0..<300 where gate.gate.processes[process] != nil { gate.pass(.milliseconds(200)) }
    #expect(gate.gate.processes[process] == nil)
  }

  @Test func aWorkerWithoutDescriptorsLosesOnlyOneConnection() throws {
    let gate = try TestGate { $0.connectionsOfWorker = 3 }
    let user = TestUser(gate)
    let process = try user.process()
    let sockets = try (0..<3).map { _ in try gate.connect() }
    for socket in sockets { socket.upgradeAs(user) }
    #expect(try user.get("/count") == "503 Service Unavailable")
    sockets[0].close()
    gate.turn { gate.gate.processes[process]?.connections.count == 2 }
    #expect(try user.get("/count") == "1")
    #expect(try user.process() == process)
  }

  // MARK: Guests

  private func guests(_ change: (inout GateSettings) -> Void = { _ in }) throws -> TestGate {
    try TestGate {
      $0.guests = { $0.path == "/picture" }
      change(&$0)
    }
  }

  @Test func guestsShareAWorker() throws {
    let gate = try guests()
    let processes = try (0..<20).map { _ in try TestUser(gate).process() }
    #expect(Set(processes).count == 1)
    let user = TestUser(gate)
    user.cookie = UserID.random().text
    #expect(try user.process() != processes[0])
    #expect(gate.gate.table.count { if case .taken = $0 { true } else { false } } == 1)
    // What only pages of guests mention is there, too.
    let stranger = TestUser(gate)
    stranger.cookie = UserID.random().text
    #expect(try stranger.get("/picture") == "\(processes[0])")
    #expect(try user.get("/picture") != "\(processes[0])")
  }

  @Test func theGuestsWorkerIsReplacedAfterItsLimitAndAfterACrash() throws {
    let gate = try guests { $0.pagesOfGuests = 5 }
    var processes = try (0..<11).map { _ in try TestUser(gate).process() }
    #expect(Set(processes).count == 3)
    gate.turn { gate.gate.table.count { $0 == .retiring } == 0 }
    #expect(gate.log.isEmpty)
    let line = try gate.connect()
    line.send("GET /abort HTTP/1.1\r\nHost: a\r\n\r\n")
    line.receiveEnd()
    #expect(line.status == 502)
    processes.append(try TestUser(gate).process())
    #expect(processes[11] != processes[10])
  }

  @Test func slowGuestsDoNotBlockOthers() throws {
    let gate = try guests()
    // More than the guests' worker answers at a time, each with a response that never ends.
    let lines = try (0..<80).map { _ in try gate.connect() }
    for line in lines { line.send("GET /stream HTTP/1.1\r\nHost: a\r\n\r\n") }
    gate.turn { gate.gate.processes.values.contains { $0.connections.count == lines.count } }
    #expect(try TestUser(gate).get("/count") == "1")
  }

  @Test func aFloodOfGuestsEvictsNoUser() throws {
    let gate = try guests { ($0.warmWorkers, $0.workers) = (0, 3) }
    let users = (0..<3).map { _ in TestUser(gate) }
    for user in users {
      user.cookie = UserID.random().text
      #expect(try user.get("/use") == "")
    }
    let processes = try users.map { try $0.process() }
    gate.time.nanoseconds += 20_000_000_000
    for _ in 0..<200 { _ = try TestUser(gate).process() }
    #expect(try users.map { try $0.process() } == processes)
    #expect(gate.gate.processes.count <= 5)
  }

  @Test func usersWhoOnlyLookedAreEvictedFirst() throws {
    let gate = try guests { ($0.warmWorkers, $0.workers) = (0, 3) }
    let users = (0..<4).map { _ in TestUser(gate) }
    for user in users { user.cookie = UserID.random().text }
    #expect(try users[0].get("/use") == "")
    gate.passWithConnections(0, .seconds(10))
    let looked = try users[1].process()
    gate.passWithConnections(0, .seconds(10))
    #expect(try users[2].get("/use") == "")
    gate.passWithConnections(0, .seconds(10))
    let processes = (try users[0].process(), try users[2].process())
    gate.passWithConnections(0, .seconds(10))
    #expect(try users[3].get("/count") == "1")
    #expect(gate.gate.table.state(of: looked).map { $0 == .retiring } ?? true)
    #expect(try users[0].process() == processes.0)
    #expect(try users[2].process() == processes.1)
  }
}
