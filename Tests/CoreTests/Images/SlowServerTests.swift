import CairnTesting
import FoundationNetworking
import SwiftUI
import XCTest

@testable import CairnFoundation

/// What waits for a server that holds its responses back. A loader that loads one after the other, or waits in threads that
/// others need, does not end.
///
/// These are tests of XCTest because that runs one after the other: Foundation keeps a processor busy for as long as a
/// request waits, and every other test would take twice as long.
@MainActor
final class SlowServerTests: XCTestCase {
  nonisolated private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private struct Album: View {
    let urls: [URL]
    @State private var isShown = false

    var body: some View {
      Button("Turn") { isShown.toggle() }
      if isShown {
        ForEach(Array(urls.enumerated()), id: \.offset) { index, url in
          AsyncImage(url: url) { phase in
            Text(phase.image != nil ? "picture" : phase.error != nil ? "failed" : "loading")
          }
        }
      }
    }
  }

  /// Waits until so many images have arrived.
  private func pictures(_ count: Int, on host: TestHost) async throws {
    while host.texts.count(where: { $0 == "picture" }) != count {
      XCTAssertFalse(host.texts.contains("failed"))
      if host.texts.contains("failed") { throw URLError(.unknown) }
      await host.settle()
      await Task.yield()
    }
  }

  func testAHundredImagesArriveWhileOtherTasksGoOn() async throws {
    let gate = Barrier()
    let server = try CrowdServer { connection in
      gate.pass()
      connection.answer("200 OK", "", Self.png)
    }
    let urls = try (0..<100).map { try server.url("/\($0)") }
    let host = TestHost { Album(urls: urls) }
    try host.tap("Turn")
    var events = server.events.makeAsyncIterator()
    // Several are asked for before the first is answered.
    for _ in 0..<4 {
      while true {
        await host.settle()
        if case .requested? = await events.next() { break }
      }
    }
    XCTAssertEqual(host.texts.count { $0 == "loading" }, 100)
    // Neither the threads of tasks nor those of Dispatch are taken.
    await withTaskGroup { group in
      for _ in 0..<100 {
        group.addTask { await withCheckedContinuation { next in DispatchQueue.global().async { next.resume() } } }
      }
    }
    gate.open()
    try await pictures(100, on: host)
  }

  func testLeavingThePageCancels() async throws {
    let server = try CrowdServer { _ in }
    let urls = try (0..<3).map { try server.url("/\($0)") }
    let host = TestHost { Album(urls: urls) }
    try host.tap("Turn")
    var events = server.events.makeAsyncIterator()
    for _ in 0..<3 {
      let event = await events.next()
      if case .requested? = event {} else { XCTFail("\(String(describing: event))") }
    }
    try host.tap("Turn")
    for _ in 0..<3 {
      let event = await events.next()
      if case .left? = event {} else { XCTFail("\(String(describing: event))") }
    }
    await host.settle()
    XCTAssertTrue(host.diagnostics.isEmpty)
  }

  func testAnImageThatReturnsIsNotLoadedAgain() async throws {
    let server = try CrowdServer { connection in
      connection.answer("200 OK", connection.path == "/new" ? "Cache-Control: no-store\r\n" : "", Self.png)
    }
    var events = server.events.makeAsyncIterator()
    for (path, requests) in [("/kept", 1), ("/new", 2)] {
      let url = try server.url(path)
      let host = TestHost { Album(urls: [url]) }
      for _ in 0..<2 {
        try host.tap("Turn")
        try await pictures(1, on: host)
        try host.tap("Turn")
      }
      var count = 0
      while count < requests { if case .requested(path)? = await events.next() { count += 1 } }
    }
    // Nothing more was asked for: the next request is this one.
    _ = try await URLSession.shared.data(from: server.url("/last"))
    while let event = await events.next() {
      guard case .requested(let path) = event else { continue }
      XCTAssertEqual(path, "/last")
      break
    }
  }

  func testTheEndOfATaskEndsItsConnection() async throws {
    for way in LoadedResource.allCases {
      let server = try CrowdServer { $0.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nslow".utf8) }
      var events = server.events.makeAsyncIterator()
      let url = try server.url("/slow")
      let task = Task { try await way.load(url) }
      while let event = await events.next(), event != .requested("/slow") {}
      task.cancel()
      while let event = await events.next(), event != .left("/slow") {}
      do {
        _ = try await task.value
        XCTFail("\(way)")
      } catch { XCTAssertTrue(error is CancellationError, "\(way)") }
    }
  }
}
