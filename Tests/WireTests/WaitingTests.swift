import Testing
import WireInputs

@testable import CairnWire

/// A full server, and requests that wait for a place.
@MainActor
@Suite(.serialized)
struct WaitingTests {
  enum Visitor: CaseIterable { case guest, user }

  private func full() throws -> (TestGate, [TestUser]) {
    let gate = try TestGate {
      ($0.warmWorkers, $0.workers) = (0, 2)
      $0.guests = { _ in false }
    }
    let users = (0..<2).map { _ in TestUser(gate) }
    for user in users { user.cookie = UserID.random().text }
    return (gate, users)
  }

  private func visit(_ gate: TestGate, _ visitor: Visitor) throws -> TestClient {
    let line = try gate.connect()
    let cookie = visitor == .user ? "Cookie: cairn=\(UserID.random().text)\r\n" : ""
    line.send("GET /count HTTP/1.1\r\nHost: a\r\n\(cookie)\r\n")
    return line
  }

  @Test(arguments: Visitor.allCases) func aPlaceThatBecomesFreeIsTaken(visitor: Visitor) throws {
    let (gate, users) = try full()
    for user in users { #expect(try user.get("/use") == "") }
    gate.passWithConnections(0, .zero)
    let line = try visit(gate, visitor)
    gate.pass(.seconds(4))
    line.expectSilence()
    gate.pass(.seconds(2))
    line.receive("|")
    #expect(line.status == 200)
  }

  @Test(arguments: Visitor.allCases) func aUserWhoLeavesMakesRoom(visitor: Visitor) throws {
    let (gate, users) = try full()
    let sockets = try users.map { user in
      #expect(try user.get("/use") == "")
      let line = try gate.connect()
      line.upgradeAs(user)
      return line
    }
    gate.passWithConnections(2, .seconds(60))
    let line = try visit(gate, visitor)
    gate.pass(.seconds(4))
    sockets[0].close()
    gate.passWithConnections(1, .zero)
    gate.pass(.seconds(4))
    line.expectSilence()
    gate.pass(.seconds(1.5))
    line.receive("|")
    #expect(line.status == 200)
  }

  @Test(arguments: Visitor.allCases) func withoutAPlaceTheRequestIsRefusedAtTheEnd(visitor: Visitor) throws {
    let (gate, users) = try full()
    let sockets = try users.map { user in
      #expect(try user.get("/use") == "")
      let line = try gate.connect()
      line.upgradeAs(user)
      return line
    }
    let line = try visit(gate, visitor)
    gate.pass(.seconds(9))
    line.expectSilence()
    gate.pass(.seconds(2))
    line.receiveEnd()
    #expect(line.status == 503)
    withExtendedLifetime(sockets) {}
  }

  /// The gate sleeps until the time that this gives, so nothing may become free before.
  @Test func theNextPlaceIsFoundWhenItBecomesFree() {
    var random = Random(seed: 51)
    for _ in 0..<300 {
      let occupants = (0..<random.below(6)).map { number in
        Occupant(
          worker: Int32(number), isInUse: random.below(2) == 0, isConnected: random.below(2) == 0,
          usedAt: UInt64(random.below(30)) * 1_000_000_000)
      }
      let moments = (0..<120).map { UInt64($0) * 500_000_000 }
      for now in moments where occupants.free(at: now) == nil {
        let next = moments.first { $0 > now && occupants.free(at: $0) != nil }
        #expect(occupants.nextFree(after: now) == next)
      }
    }
  }
}
