import CairnTesting
import SwiftUI
import Testing

/// Images from a server that holds its responses back. A loader that waits for one after the other, or with threads that
/// others need, does not end.
@MainActor @Suite("Many images")
struct LoadedImagesTests {
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

  private func wait(_ host: TestHost, until condition: () -> Bool) async {
    while !condition() {
      await host.settle()
      await Task.yield()
    }
  }

  @Test func aHundredArriveWhileOtherTasksGoOn() async throws {
    let gate = Barrier()
    let server = try CrowdServer { connection in
      gate.pass()
      connection.answer("200 OK", "", Self.png)
    }
    let host = TestHost { Album(urls: try! (0..<100).map { try server.url("/\($0)") }) }
    try host.tap("Turn")
    var events = server.events.makeAsyncIterator()
    // Several are asked for before the first is answered.
    for _ in 0..<4 {
      while true {
        await host.settle()
        if case .requested? = await events.next() { break }
      }
    }
    #expect(host.texts.count { $0 == "loading" } == 100)
    // Neither the threads of tasks nor those of Dispatch are taken.
    await withTaskGroup { group in
      for _ in 0..<100 {
        group.addTask { await withCheckedContinuation { next in DispatchQueue.global().async { next.resume() } } }
      }
    }
    gate.open()
    await wait(host) { host.texts.count { $0 == "picture" } == 100 }
  }

  @Test func leavingThePageCancels() async throws {
    let server = try CrowdServer { _ in }
    let host = TestHost { Album(urls: try! (0..<3).map { try server.url("/\($0)") }) }
    try host.tap("Turn")
    var events = server.events.makeAsyncIterator()
    for _ in 0..<3 {
      let event = await events.next()
      if case .requested? = event {} else { Issue.record("\(String(describing: event))") }
    }
    try host.tap("Turn")
    for _ in 0..<3 {
      let event = await events.next()
      if case .left? = event {} else { Issue.record("\(String(describing: event))") }
    }
    await host.settle()
    #expect(host.diagnostics.isEmpty)
  }

  @Test func anImageThatReturnsIsNotLoadedAgain() async throws {
    let server = try CrowdServer { connection in
      connection.answer("200 OK", connection.path == "/new" ? "Cache-Control: no-store\r\n" : "", Self.png)
    }
    var events = server.events.makeAsyncIterator()
    for (path, requests) in [("/kept", 1), ("/new", 2)] {
      let host = TestHost { Album(urls: [try! server.url(path)]) }
      for _ in 0..<2 {
        try host.tap("Turn")
        await wait(host) { host.texts.contains("picture") }
        try host.tap("Turn")
      }
      var count = 0
      while count < requests { if case .requested(path)? = await events.next() { count += 1 } }
    }
    // Nothing more was asked for: the next request is this one.
    _ = try await URLSession.shared.data(from: server.url("/last"))
    while let event = await events.next() {
      guard case .requested(let path) = event else { continue }
      #expect(path == "/last")
      break
    }
  }
}
