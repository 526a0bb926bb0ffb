import CairnTesting
import Foundation
import FoundationNetworking
import SwiftUI
import TestSupport
import Testing

/// Work that leaves the main actor and comes back after a while.
private actor Library {
  /// Blocks its thread until the test lets it go on.
  func add(after gate: Gate) -> Int {
    gate.wait()
    return 1
  }
}

private final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  func open() { semaphore.signal() }
  func wait() { semaphore.wait() }
  /// Opens it as soon as the test waits, from a thread that nothing counts.
  func openSoon() { Thread.detachNewThread { self.open() } }
}

private func heavyWork(_ gate: Gate) async -> Int {
  gate.wait()
  return 1
}

@MainActor
@Suite("Waiting for real work")
struct SettlingTests {
  private enum Way: CaseIterable {
    case actor, detached, withoutActor, children, chain
  }

  private struct Shelf: View {
    let way: Way
    let gate: Gate
    @State private var count = 0
    private let library = Library()

    private func add() async -> Int {
      let gate = gate
      switch way {
      case .actor: return await library.add(after: gate)
      case .detached: return await Task.detached { await heavyWork(gate) }.value
      case .withoutActor: return await heavyWork(gate)
      case .children:
        async let nothing = 0
        async let one = heavyWork(gate)
        return await nothing + one
      case .chain:
        // Each step is started by a task that knows nothing of the host.
        return await Task.detached {
          await Task.detached {
            await MainActor.run {}
            return await heavyWork(gate)
          }.value
        }.value
      }
    }

    var body: some View {
      Text("\(count) books")
      Button("Add") { Task { count += await add() } }
    }
  }

  @Test(arguments: Way.allCases)
  private func settleWaitsForWorkOnOtherThreads(way: Way) async throws {
    let gate = Gate()
    let host = TestHost { Shelf(way: way, gate: gate) }
    for round in 1...20 {
      try host.tap("Add")
      gate.openSoon()
      await host.settle()
      #expect(host.texts.first == "\(round) books")
    }
  }

  private struct Reader: View {
    let url: URL
    let session: URLSession
    @State private var text = "nothing"

    var body: some View {
      Text(text)
      Button("Load") {
        Task {
          do { text = String(decoding: try await session.data(from: url).0, as: UTF8.self) } catch { text = "failed" }
        }
      }
      Button("Call") {
        session.dataTask(with: url) { data, _, error in
          let new = data.map { String(decoding: $0, as: UTF8.self) } ?? "failed"
          DispatchQueue.main.async { text = new }
        }.resume()
      }
    }
  }

  @Test func settleWaitsForARealServer() async throws {
    let server = try LoopbackServer { _ in Data("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok".utf8) }
    let host = TestHost { Reader(url: server.url, session: .shared) }
    try host.tap("Load")
    await host.settle()
    #expect(host.texts.first == "ok")
  }

  @Test func aConditionIsWaitedFor() async throws {
    let server = try LoopbackServer { _ in Data("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok".utf8) }
    let host = TestHost { Reader(url: server.url, session: .shared) }
    try host.tap("Call")
    try await host.settle(until: { host.texts.first == "ok" })
  }

  @Test func aConditionThatNeverComesTrueSaysWhatTheAppWaitsFor() async throws {
    let server = TestServer("https://slow.example.org")
    server.on("GET", "/") { _ in .text("late") }
    server.delay = .seconds(30)
    let host = TestHost { Reader(url: server.url, session: .shared) }
    host.connect(to: server)
    try host.tap("Load")
    let error = await #expect(throws: TestHostError.self) {
      try await host.settle(until: { host.texts.first == "late" }, timeout: .zero)
    }
    guard case .neverTrue(let work) = error?.reason else { return #expect(Bool(false), "\(error as Any)") }
    #expect(work == ["the host's clock, which something waits for until 30.0 seconds from now"])
    await host.advance(by: .seconds(30))
    #expect(host.texts.first == "late")
  }
}
