import CairnWireSystem
import Foundation
import Testing
import WireInputs

@testable import CairnWire

/// A gate in this process, with real workers.
@MainActor
final class TestGate: Turning {
  let gate: Gate
  let address: ListenAddress
  let admin: ListenAddress
  let time = TestServer.Time()
  private let reports = TestServer.Reports()
  var log: [String] { reports.lines }
  /// Whether the test waits for the workers that outlive the gate.
  var leavesWorkers = false

  /// Swift Testing has a thread that never rests while a process that has ended is not waited for.
  isolated deinit {
    let workers = leavesWorkers ? [] : Array(gate.processes.keys)
    if !workers.isEmpty { Thread.detachNewThread { for worker in workers { waitpid(worker, nil, 0) } } }
  }

  /// The built WireGate.
  static var program: String {
    let folder = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL.deletingLastPathComponent()
    return (folder ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent())
      .appendingPathComponent("WireGate").path
  }

  init(_ change: (inout GateSettings) -> Void = { _ in }) throws {
    var settings = GateSettings()
    settings.program = Self.program
    settings.arguments = [Self.program]
    change(&settings)
    let (time, reports) = (time, reports)
    gate = try Gate(
      settings: settings, servesMainQueue: false,
      clock: WireClock(now: { time.nanoseconds }, date: { 784_111_777 }), log: { reports.lines.append($0) })
    address = try gate.listen(on: .tcp(host: "127.0.0.1", port: 0))
    admin = try gate.listenForAdmin(on: .tcp(host: "127.0.0.1", port: 0))
  }

  /// Other processes take part, so a turn waits for them, but not for long.
  func turn() { gate.transport.loop.turn(atMost: .milliseconds(10)) }

  func turn(until condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<3000 where !condition() { turn() }
    #expect(condition(), "\(log)", sourceLocation: sourceLocation)
  }

  /// Lets time pass at once, as soon as the workers have told that all but so many connections have ended.
  func passWithConnections(_ count: Int, _ duration: Duration) {
    turn { gate.processes.values.reduce(0) { $0 + $1.connections.count } == count }
    time.nanoseconds += duration.nanoseconds
  }

  func pass(_ duration: Duration) {
    for _ in 0..<20 {
      time.nanoseconds += duration.nanoseconds / 20
      turn()
    }
  }
}

/// A user with a browser, which keeps their cookie.
@MainActor
final class TestUser {
  let gate: TestGate
  var cookie: String?

  init(_ gate: TestGate) { self.gate = gate }

  /// The text of the answer, or `nil` if the connection ended without one.
  func get(_ path: String, over line: TestClient? = nil) throws -> String? {
    let line = try line ?? gate.connect()
    line.forget()
    line.send("GET \(path) HTTP/1.1\r\nHost: a\r\n" + (cookie.map { "Cookie: cairn=\($0)\r\n" } ?? "") + "\r\n")
    line.receive { $0.text.hasSuffix("|") || $0.text.hasSuffix("\n") }
    if let found = line.text.firstRange(of: "set-cookie: cairn=") {
      cookie = String(line.text[found.upperBound...].prefix(32))
    }
    guard let body = line.text.firstRange(of: "\r\n\r\n") else { return nil }
    return String(line.text[body.upperBound...].dropLast())
  }

  func process() throws -> Int32 { try #require(try get("/process").flatMap { Int32($0) }) }
}

@MainActor
@Suite(.serialized)
struct GateTests {
  @Test func eachUserHasAProcess() throws {
    let gate = try TestGate()
    let users = (0..<3).map { _ in TestUser(gate) }
    for turn in 1...3 {
      for user in users { #expect(try user.get("/count") == "\(turn)") }
    }
    let processes = try users.map { try $0.process() }
    #expect(Set(processes).count == 3)
    #expect(!processes.contains(getpid()))
    #expect(Set(users.map(\.cookie)).count == 3)
  }

  @Test func oneConnectionCarriesRequestsOfSeveralUsers() throws {
    let gate = try TestGate()
    let users = (0..<2).map { _ in TestUser(gate) }
    let line = try gate.connect()
    for turn in 1...20 {
      for user in users { #expect(try user.get("/count", over: line) == "\(turn)") }
    }
    #expect(!line.hasEnded)
  }

  @Test func anIdentityHasOneWorkerRegardlessOfTheCookie() throws {
    let gate = try TestGate { settings in
      settings.naming.identity = .init(header: "X-User", proxies: ["127.0.0.1"]) { name in
        UserID(hash: Array(name.utf8) + Array(repeating: 0, count: 16))
      }
    }
    func count(_ headers: String) throws -> String {
      let line = try gate.connect()
      line.send("GET /count HTTP/1.1\r\nHost: a\r\n\(headers)\r\n")
      line.receive { $0.text.hasSuffix("|") || $0.text.hasSuffix("\n") }
      return line.text
    }
    let cookie = "Cookie: cairn=\(UserID.random().text)\r\n"
    #expect(try count("X-User: ann\r\n").hasSuffix("\r\n1|"))
    #expect(try count("X-User: ben\r\n").hasSuffix("\r\n1|"))
    #expect(try count("X-User: ann\r\n" + cookie).hasSuffix("\r\n2|"))
    #expect(try count(cookie).hasPrefix("HTTP/1.1 403"))
    #expect(try count("X-User: ann\r\nX-User: ben\r\n").hasPrefix("HTTP/1.1 400"))
    #expect(try count("X-User: ben\r\n").hasSuffix("\r\n2|"))
  }

  @Test func pipelinedRequestsGoToTheirUsers() throws {
    let gate = try TestGate()
    let users = (0..<2).map { _ in TestUser(gate) }
    for user in users { _ = try user.get("/count") }
    let cookies = try users.map { try #require($0.cookie) }
    let line = try gate.connect()
    line.send((0..<10).map { "GET /count HTTP/1.1\r\nHost: a\r\nCookie: cairn=\(cookies[$0 % 2])\r\n\r\n" }.joined())
    line.receive { $0.text.split(separator: "|", omittingEmptySubsequences: false).count == 11 }
    let answers = line.text.split(separator: "|").compactMap { $0.split(separator: "\r\n").last }
    #expect(answers == ["2", "2", "3", "3", "4", "4", "5", "5", "6", "6"])
  }

  @Test func bodiesAndWebSocketsReachTheWorker() throws {
    let gate = try TestGate()
    let line = try gate.connect()
    let body = String(repeating: "grüße ", count: 50_000)
    line.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.utf8.count)\r\n\r\n" + body)
    line.receive { $0.text.hasSuffix("|") }
    #expect(line.text.hasSuffix("\r\n\r\n" + body + "|"))
    line.forget()
    line.upgrade()
    line.send(ClientFrames.text("hello"))
    line.receive { $0.bytes == [0x81, 5] + Array("hello".utf8) }
    line.send(ClientFrames.close(1000))
    line.receiveEnd()
    line.close()
    gate.turn { gate.gate.transport.allConnections == 0 }
  }

  @Test func aKilledWorkerIsReplacedAndItsUserNotified() throws {
    let gate = try TestGate()
    let (hit, neighbour) = (TestUser(gate), TestUser(gate))
    _ = try hit.get("/count")
    _ = try neighbour.get("/count")
    let (process, cookie) = (try hit.process(), hit.cookie)
    kill(process, SIGKILL)
    gate.turn { gate.gate.processes[process] == nil }
    #expect(try hit.get("/crashed") == "true")
    #expect(try hit.get("/count") == "1")
    #expect(hit.cookie == cookie)
    #expect(try neighbour.get("/count") == "2")
    #expect(gate.log.contains { $0.contains("signal 9") })
    #expect(gate.gate.metrics.exits == [.crashed: 1])
  }

  @Test func aThousandRequestsSurviveRandomKills() throws {
    let gate = try TestGate { $0.warmWorkers = 3 }
    var random = Random(seed: 9)
    let users = (0..<5).map { _ in TestUser(gate) }
    var counts = [Int](repeating: 0, count: 5)
    for step in 0..<1000 {
      let index = random.below(5)
      if step % 40 == 39 {
        let process = try users[index].process()
        kill(process, SIGKILL)
        gate.turn { gate.gate.processes[process] == nil }
        counts[index] = 0
      }
      counts[index] += 1
      let answer = try users[index].get("/count")
      if answer != "\(counts[index])" { Issue.record("step \(step): \(answer ?? "nothing"), not \(counts[index])") }
    }
    gate.turn { gate.gate.transport.allConnections == 0 }
  }

  @Test func aHungWorkerIsKilledWithoutAffectingOthers() throws {
    let gate = try TestGate()
    let (hung, neighbour) = (TestUser(gate), TestUser(gate))
    _ = try neighbour.get("/count")
    let process = try hung.process()
    let line = try gate.connect()
    line.send("GET /hang HTTP/1.1\r\nHost: a\r\nCookie: cairn=\(hung.cookie ?? "")\r\n\r\n")
    #expect(try neighbour.get("/count") == "2")
    // It waits for something, which may still come.
    gate.pass(.seconds(20))
    #expect(gate.gate.processes[process] != nil)
    for _ in 0..<2 { gate.pass(.seconds(20)) }
    gate.turn { gate.gate.processes[process] == nil }
    line.receiveEnd()
    #expect(try neighbour.get("/count") == "3")
    #expect(gate.log.contains { $0.contains("hung") })
  }

  @Test func aWorkerThatComputesForTooLongIsKilledSooner() throws {
    let gate = try TestGate {
      $0.longestTurn = .seconds(1)
      $0.heartbeat = .milliseconds(250)
    }
    let user = TestUser(gate)
    let process = try user.process()
    let line = try gate.connect()
    line.send("GET /compute HTTP/1.1\r\nHost: a\r\nCookie: cairn=\(user.cookie ?? "")\r\n\r\n")
    gate.turn { gate.gate.processes[process]?.unanswered == 1 }
    gate.pass(.seconds(1))
    let worker = try #require(gate.gate.processes[process])
    let start = worker.processorTime
    gate.turn { worker.processorTime - start >= .seconds(1) }
    gate.pass(.seconds(1))
    gate.turn { gate.gate.processes[process] == nil }
    line.receiveEnd()
    #expect(gate.log.contains { $0.contains("hung") })
  }

  @Test func aWorkerThatUsesTooMuchMemoryIsKilled() throws {
    let gate = try TestGate { $0.memory = 80 << 20 }
    let greedy = TestUser(gate)
    let process = try greedy.process()
    let line = try gate.connect()
    line.upgradeAs(greedy)
    _ = try greedy.get("/eat")
    gate.pass(.seconds(4))
    gate.turn { gate.gate.processes[process] == nil }
    #expect(gate.log.contains { $0.contains("memory") })
  }

  @Test func theUserOfARetiredWorkerGetsAnother() throws {
    let gate = try TestGate()
    let user = TestUser(gate)
    let process = try user.process()
    let cookie = user.cookie
    _ = try user.get("/retire")
    gate.turn { gate.gate.processes[process] == nil }
    #expect(try user.get("/crashed") == "false")
    #expect(user.cookie == cookie)
    #expect(gate.log.isEmpty)
  }

  @Test func aRenamedUserKeepsTheirWorker() throws {
    let gate = try TestGate()
    let user = TestUser(gate)
    let process = try user.process()
    let before = user.cookie
    _ = try user.get("/rename")
    #expect(user.cookie != before)
    #expect(try user.process() == process)
  }

  @Test func requestsWaitForAWorkerUpToALimit() throws {
    let gate = try TestGate { ($0.warmWorkers, $0.workers) = (0, 2) }
    let users = (0..<3).map { _ in TestUser(gate) }
    // Users who are there keep their places.
    let sockets = try users[..<2].map { user in
      #expect(try user.get("/use") == "")
      let line = try gate.connect()
      line.upgradeAs(user)
      return line
    }
    let line = try gate.connect()
    line.send("GET /count HTTP/1.1\r\nHost: a\r\n\r\n")
    gate.pass(.seconds(9))
    line.expectSilence()
    gate.pass(.seconds(2))
    line.receiveEnd()
    #expect(line.status == 503)
    withExtendedLifetime(sockets) {}
  }

  @Test func absentUsersAreEvicted() throws {
    let gate = try TestGate { ($0.warmWorkers, $0.workers) = (0, 2) }
    let users = (0..<3).map { _ in TestUser(gate) }
    let first = try users[0].process()
    // A connected user stays, however long they are idle.
    let line = try gate.connect()
    let cookie = try #require(users[0].cookie)
    line.send("GET /chat HTTP/1.1\r\nHost: a\r\nCookie: cairn=\(cookie)\r\n" + upgrade)
    line.receive { $0.text.contains("101") }
    let second = try users[1].process()
    gate.passWithConnections(1, .seconds(6))
    #expect(try users[2].get("/count") == "1")
    gate.turn { gate.gate.processes[second] == nil }
    #expect(gate.gate.processes[first] != nil)
    #expect(gate.log.isEmpty)
  }

  private var upgrade: String {
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
      + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
  }

  @Test func newUsersFromOneNetworkAreLimited() throws {
    let gate = try TestGate {
      $0.limits.countsThisMachine = true
      $0.newUsersBurst = 2
    }
    let users = (0..<3).map { _ in TestUser(gate) }
    for user in users[..<2] { #expect(try user.get("/count") == "1") }
    #expect(try users[2].get("/count") == "429 Too Many Requests")
    #expect(try users[0].get("/count") == "2")
  }

  @Test func guestsFromOneNetworkAreLimited() throws {
    let gate = try TestGate {
      $0.limits.countsThisMachine = true
      $0.guests = { _ in false }
      $0.guestBurst = 20
    }
    for _ in 0..<20 { #expect(try TestUser(gate).get("/count") != "429 Too Many Requests") }
    #expect(try TestUser(gate).get("/count") == "429 Too Many Requests")
    let user = TestUser(gate)
    user.cookie = UserID.random().text
    #expect(try user.get("/count") == "1")
  }

  @Test func aProgramThatCrashesAtStartIsRestartedSlowly() throws {
    let gate = try TestGate { $0.program = "/bin/false" }
    for _ in 0..<200 { gate.turn() }
    #expect((1...4).contains(gate.log.count))
    let line = try gate.connect()
    line.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    gate.pass(.seconds(11))
    line.receiveEnd()
    #expect(line.status == 503)
  }

  @Test func theGateAnswersStaticFilesAndInvalidRequests() throws {
    let gate = try TestGate {
      $0.warmWorkers = 0
      $0.answer = { $0.path == "/style.css" ? HTTPResponse(type: "text/css", text: "a{}\n") : nil }
    }
    let line = try gate.connect()
    for _ in 0..<3 {
      line.send("GET /style.css HTTP/1.1\r\nHost: a\r\n\r\n")
      line.receive("a{}\n")
      line.forget()
    }
    #expect(gate.gate.processes.isEmpty)
    line.send("GET / HTTP/1.1\nHost: a\n\n")
    line.receiveEnd()
    #expect(line.status == 400)
    let slow = try gate.connect()
    slow.send("GET / HT")
    gate.pass(.seconds(11))
    slow.receiveEnd()
    #expect(slow.status == 408)
  }

  @Test func drainingEndsEveryWorker() throws {
    let gate = try TestGate()
    let user = TestUser(gate)
    _ = try user.get("/count")
    let processes = Array(gate.gate.processes.keys)
    gate.gate.drain(within: .seconds(3))
    gate.turn { gate.gate.processes.isEmpty }
    for process in processes { #expect(kill(process, 0) != 0) }
    #expect(throws: SystemError.self) { try gate.connect() }
    #expect(gate.log.isEmpty)
  }

  @Test func reportsHealthAndMetrics() throws {
    let gate = try TestGate()
    _ = try TestUser(gate).get("/count")
    let admin = AdminClient(gate)
    let health = try admin.connect()
    health.send("GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    health.receiveEnd()
    #expect(health.status == 200)
    let metrics = try admin.connect()
    metrics.send("GET /metrics HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    metrics.receiveEnd()
    #expect(metrics.text.contains("\ncairn_workers{state=\"taken\"} 1\n"))
    #expect(metrics.text.contains("\ncairn_requests_total 1\n"))
    // Strangers are not told.
    #expect(try TestUser(gate).get("/metrics") == "404 Not Found")
  }

  @Test func workersEndWithTheirGate() throws {
    var processes: [Int32] = []
    do {
      let gate = try TestGate()
      gate.leavesWorkers = true
      _ = try TestUser(gate).get("/count")
      processes = Array(gate.gate.processes.keys)
      #expect(!processes.isEmpty)
    }
    // The gate no longer waits for the processes, so this test does.
    for process in processes {
      var status: Int32 = 0
      #expect(waitpid(process, &status, 0) == process)
    }
  }
}

/// The gate's other address.
@MainActor
private final class AdminClient: Turning {
  private let gate: TestGate
  init(_ gate: TestGate) { self.gate = gate }
  var address: ListenAddress { gate.admin }
  func turn() { gate.turn() }
}

extension TestClient {
  /// Opens a WebSocket as a user.
  func upgradeAs(_ user: TestUser) {
    send(
      "GET /socket HTTP/1.1\r\nHost: a\r\nCookie: cairn=\(user.cookie ?? "")\r\nUpgrade: websocket\r\n"
        + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
    receive("\r\n\r\n")
    #expect(status == 101)
  }
}
